// The panel beside a round shows the board of the current row; its buttons enter the result there.
import { currentRow, enter, step, turned } from "./results.js";

export function boardAtHand() {
  const panel = document.getElementById("at-hand");
  if (!panel) return;
  const form = panel.querySelector("form");
  const rowOf = () =>
    document.querySelector(`tr.game[data-board="${form.elements.board.value}"][data-game="${form.elements.game.value}"]`);

  const mark = (row) => {
    for (const other of document.querySelectorAll("tr.at-hand-row")) if (other !== row) other.classList.remove("at-hand-row");
    row?.classList.add("at-hand-row");
  };

  const show = (row) => {
    mark(row);
    form.elements.board.value = row.dataset.board;
    form.elements.game.value = row.dataset.game;
    panel.querySelector("h2").textContent = `${panel.dataset.word} ${row.querySelector("th").textContent.trim()}`;
    // A board of a team match may be empty on one side.
    const players = [".left", ".right"].map((side) => row.querySelector(`${side} > a`));
    panel.querySelectorAll(".pair b").forEach((name, at) => name.replaceChildren(players[at]?.cloneNode(true) ?? "–"));
    const points = [...row.querySelectorAll("td.number")].map((cell) => cell.textContent.trim());
    const text = panel.querySelector(".points");
    if (text) text.textContent = points.every(Boolean) ? points.reduce((said, one) => said.replace("{}", one), panel.dataset.points) : "";
    panel.querySelector(".other").href = row.querySelector(".result a").href;
    const why = panel.querySelector(".why");
    if (why && players[0]) why.href = players[0].getAttribute("href").replace("/players/", "/why/") + why.search;
  };

  document.addEventListener("focusin", (event) => {
    const row = event.target.closest?.("table[data-results] tr.game");
    if (row) show(row);
  });
  mark(currentRow());
  // An exchanged row has lost its mark.
  document.addEventListener("turmuhr:changed", () => mark(rowOf()));
  form.addEventListener("submit", (event) => {
    const row = rowOf();
    if (!row || !event.submitter) return;
    event.preventDefault();
    enter(row, turned(row, event.submitter.dataset.seen));
    step(row, 1);
  });
}
