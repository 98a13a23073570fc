// The chessboard: arrows move, Enter and taps choose. What is chosen fills the fields that ask for squares or moves.
const FILES = "abcdefgh";

const neighbour = (square, key, flipped) => {
  const step = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!step) return null;
  const sign = flipped ? -1 : 1;
  const file = FILES.indexOf(square[0]) + sign * step[0];
  const rank = Number(square[1]) + sign * step[1];
  return file < 0 || file > 7 || rank < 1 || rank > 8 ? null : FILES[file] + rank;
};

export const boards = () => {
  for (const board of document.querySelectorAll("[data-chessboard]")) {
    const squares = [...board.querySelectorAll("[data-square]")];
    const at = (name) => squares.find((button) => button.dataset.square === name);
    if (squares.length === 0) continue;
    const flipped = squares[0].dataset.square === "h1";
    const said = document.getElementById(board.dataset.says ?? "board-said");
    board.addEventListener("keydown", (event) => {
      const from = event.target.closest("[data-square]");
      const to = from && neighbour(from.dataset.square, event.key, flipped);
      if (!to) return;
      event.preventDefault();
      from.tabIndex = -1;
      at(to).tabIndex = 0;
      at(to).focus();
    });
    board.addEventListener("click", (event) => {
      const chosen = event.target.closest("[data-square]");
      if (!chosen) return;
      const field = next();
      if (!field) return;
      const name = chosen.dataset.square;
      if (field.dataset.takes === "move") {
        // A move is two squares; a third tap begins anew.
        field.value = field.value.length === 2 ? field.value + name : name;
      } else if (field.dataset.takes === "squares") {
        field.value = `${field.value} ${name}`.trim();
      } else {
        field.value = name;
      }
      for (const square of squares) square.classList.toggle("chosen", field.value.includes(square.dataset.square));
      if (said) said.textContent = `${chosen.getAttribute("aria-label")} – ${field.dataset.label ?? ""} ${field.value}`;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
};

// The field that takes the next square: the one in focus last, else the first that is not filled.
let last = null;
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("[data-takes]")) last = event.target;
});
const full = (field) => field.dataset.takes === "move" ? field.value.length >= 4 : field.dataset.takes === "square" && field.value.length === 2;
const next = () => {
  const fields = [...document.querySelectorAll("[data-takes]")].filter((field) => field.offsetParent);
  if (last && fields.includes(last) && !full(last)) return last;
  return fields.find((field) => !full(field)) ?? fields[0];
};
