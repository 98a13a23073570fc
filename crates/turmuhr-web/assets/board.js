// The chessboard: arrows move, Enter and taps choose. What is chosen fills the fields that ask for squares or moves.
// Positions are set up in editor.js, lines are stepped through in stepper.js. Words come from the page.
const FILES = "abcdefgh";

export const fill = (words, values) => words.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

const neighbour = (square, key, flipped) => {
  const step = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!step) return null;
  const sign = flipped ? -1 : 1;
  const file = FILES.indexOf(square[0]) + sign * step[0];
  const rank = Number(square[1]) + sign * step[1];
  return file < 0 || file > 7 || rank < 1 || rank > 8 ? null : FILES[file] + rank;
};

// The pieces of the page, by their FEN letter.
export const men = () => {
  const all = {};
  for (const man of document.querySelector("template[data-men]")?.content.querySelectorAll("[data-man]") ?? []) {
    all[man.dataset.man] = { name: man.dataset.name, key: man.dataset.key, drawing: man.querySelector("svg") };
  }
  return all;
};

// A board of the page: read it, change it, speak for it.
export const boardIn = (holder) => {
  const grid = holder.querySelector("[data-chessboard]");
  const squares = [...grid.querySelectorAll("[data-square]")];
  const said = grid.parentElement.querySelector("[data-said]");
  const words = grid.dataset;
  const pieces = men();
  const at = (name) => squares.find((button) => button.dataset.square === name);
  const board = {
    grid,
    squares,
    words,
    pieces,
    at,
    say: (text) => {
      if (said) said.textContent = text;
    },
    piece: (name) => at(name).dataset.piece ?? "",
    put: (name, letter) => {
      const button = at(name);
      button.querySelector("svg")?.remove();
      const man = pieces[letter];
      if (man) {
        button.append(man.drawing.cloneNode(true));
        button.dataset.piece = letter;
        button.dataset.name = man.name;
        button.setAttribute("aria-label", fill(words.on, { square: name, piece: man.name }));
      } else {
        delete button.dataset.piece;
        delete button.dataset.name;
        button.setAttribute("aria-label", fill(words.empty, { square: name }));
      }
    },
    // The first field of a FEN.
    placement: () =>
      [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => {
        const row = [...FILES].map((file) => board.piece(file + rank) || "1").join("");
        return row.replace(/1+/g, (empty) => empty.length);
      }).join("/"),
    load: (placement) => {
      const rows = placement.split("/");
      if (rows.length !== 8) return false;
      const wide = rows.map((row) => row.replace(/[1-8]/g, (empty) => "1".repeat(empty)));
      if (wide.some((row) => !/^[1kqrbnpKQRBNP]{8}$/.test(row))) return false;
      wide.forEach((row, index) => [...row].forEach((letter, file) => {
        const name = FILES[file] + (8 - index);
        if (board.piece(name) !== (letter === "1" ? "" : letter)) board.put(name, letter === "1" ? "" : letter);
      }));
      return true;
    },
    mark: (names) => {
      for (const square of squares) square.classList.toggle("marked", names.includes(square.dataset.square));
    },
  };
  return board;
};

// One stop for the tabulator, and arrows from there.
const arrows = (grid) => {
  const squares = [...grid.querySelectorAll("[data-square]")];
  const flipped = squares[0].dataset.square === "h1";
  const stop = (to) => {
    for (const square of squares) square.tabIndex = square === to ? 0 : -1;
  };
  grid.addEventListener("keydown", (event) => {
    const from = event.target.closest("[data-square]");
    const to = from && neighbour(from.dataset.square, event.key, flipped);
    if (!to) return;
    event.preventDefault();
    const target = squares.find((square) => square.dataset.square === to);
    stop(target);
    target.focus();
  });
  grid.addEventListener("click", (event) => {
    const chosen = event.target.closest("[data-square]");
    if (chosen) stop(chosen);
  });
};

// Squares fill the field that waits for them, and the choice is announced.
const fields = (holder) => {
  const { grid, squares, words, say, at } = boardIn(holder);
  grid.addEventListener("click", (event) => {
    const chosen = event.target.closest("[data-square]");
    const field = chosen && next();
    if (!field) return;
    const name = chosen.dataset.square;
    const takes = field.dataset.takes;
    if (takes === "move") {
      // A move is two squares; a third tap begins anew.
      field.value = field.value.length === 2 ? field.value + name : name;
    } else if (takes === "squares") {
      field.value = `${field.value} ${name}`.trim();
    } else {
      field.value = name;
    }
    for (const square of squares) square.classList.toggle("chosen", field.value.includes(square.dataset.square));
    const piece = chosen.dataset.name;
    const moved = takes === "move" && field.value.length === 4 ? at(field.value.slice(0, 2)) : null;
    if (moved?.dataset.name) {
      say(fill(words.goes, { piece: moved.dataset.name, from: moved.dataset.square, to: name }));
    } else if (piece) {
      say(fill(words.stands, { piece, square: name }));
    } else {
      say(fill(words.empty, { square: name }));
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};

export const boards = () => {
  for (const holder of document.querySelectorAll("[data-board]")) {
    arrows(holder.querySelector("[data-chessboard]"));
    if (!holder.closest("[data-editor], [data-stepper]")) fields(holder);
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
