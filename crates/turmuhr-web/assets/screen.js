// A screen on the wall: turns its pages, goes from view to view, counts down by the server's clock.
import { follow } from "./live.js";

const body = document.body;
// The display's own clock may be wrong; the server's is not.
const offset = Number(body.dataset.now) - Date.now();
const pause = document.getElementById("pause");
// How long a page stays, as the desk has set it; it may change while the screen hangs there.
const seconds = () => Math.max(3, Number(views()[view]?.dataset.seconds) || 15);
let view = 0;
let page = 0;
let paused = false;

const views = () => [...document.querySelectorAll(".view")];

// A long list may hang on several displays: this one shows its part of the rows.
function rowsOf(one) {
  const rows = [...one.querySelectorAll("tbody tr")];
  const [part, parts] = (one.dataset.part ?? "1/1").split("/").map(Number);
  if (!(parts > 1)) return rows;
  const share = Math.ceil(rows.length / parts);
  const mine = rows.slice((part - 1) * share, part * share);
  for (const row of rows) if (!mine.includes(row)) row.hidden = true;
  return mine;
}

// How wide a row is, in letters of its own size, and how high. Standings add a column for each tie-break. Boards may have
// one side above the other: fewer letters across, two lines each.
const WIDTHS = { boards: 37, results: 37, names: 27, standings: 21 };
const LINE = 1.5;
const STACKED = { width: 20.5, line: 2.7, stacked: true };
const GAP = 32;
// The letters of a single long name, as a part of those of the others: few steps, so that the list stays calm.
const HEAD = 0.6;
const SMALLER = [0.85, 0.72, 0.6, 0.5, 0.42, 0.34];

// As large as it goes: columns and letters that show the whole list, else as many rows as ten metres allow.
function layout(many, shape, room) {
  const smallest = Math.max(16, innerHeight / 44);
  const across = (columns) => (innerWidth - 48 - GAP * (columns - 1)) / columns / shape.width;
  const size = (columns) => Math.min(room / (Math.ceil(many / columns) + 1) / shape.line, across(columns), innerHeight / 16);
  let best = 1;
  for (const columns of [2, 3, 4]) if (size(columns) > size(best) * 1.05) best = columns;
  if (size(best) >= smallest) return { shape, columns: best, size: size(best), each: Math.ceil(many / best), share: many };
  let columns = 1;
  while (columns < 4 && across(columns + 1) >= smallest) columns += 1;
  const letters = Math.min(smallest, across(columns));
  const most = Math.max(1, Math.floor(room / (letters * shape.line)) - 1) * columns;
  // Pages of one length, so that no single row is left for the last.
  const share = Math.ceil(many / Math.ceil(many / most));
  return { shape, columns, size: letters, each: Math.ceil(share / columns), share };
}

// Letters so large that few names are cut: names may take two lines of a tall row. Those few get smaller letters of their own: a
// name of five words neither makes all others small nor ends in dots, where two of a family would look alike. Only the rows of
// the shown page are measured; those of other pages would make columns of their own. Gives the usual size of a name.
function fitted(one, size, row, stacked) {
  const cells = [...one.querySelectorAll("tbody tr:not([hidden]) > :not(.club)")];
  for (const cell of cells) cell.style.fontSize = cell.style.overflowWrap = "";
  const isName = (cell) => !cell.matches(".number, .result");
  const height = (cell) => (stacked && !cell.matches(".result, :first-child") ? row / 2 : row);
  const isCut = (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.offsetHeight > height(cell);
  const few = cells.filter(isName).length / 5;
  let cut = [];
  for (let letters = size * 1.3; letters >= size * 0.75; letters *= 0.96) {
    one.style.setProperty("--size", `${letters}px`);
    cut = cells.filter(isCut);
    if (cut.length <= few && cut.every(isName)) break;
  }
  const heads = [...one.querySelectorAll("thead th")];
  for (const head of heads) head.style.fontSize = "";
  for (const cell of [...cut, ...heads.filter((head) => head.scrollWidth > head.clientWidth + 1)]) {
    const whole = cell.closest("thead") ? HEAD : 1;
    for (const part of SMALLER) {
      cell.style.fontSize = `${part * whole}em`;
      if (!isCut(cell)) break;
    }
    // One endless word is broken rather than cut.
    if (isCut(cell)) cell.style.overflowWrap = "anywhere";
  }
  const names = cells.filter(isName).map((cell) => parseFloat(getComputedStyle(cell).fontSize));
  return names.reduce((sum, letters) => sum + letters, 0) / names.length;
}

// Every column has the heads of the table.
function repeatHeads(table, columns) {
  const head = table.tHead;
  while (head.rows.length > columns) head.lastElementChild.remove();
  while (head.rows.length < columns) {
    const copy = head.rows[0].cloneNode(true);
    copy.setAttribute("aria-hidden", "true");
    head.append(copy);
  }
}

// The rows of each page, and what makes the shown one fit.
function pages(one) {
  const rows = rowsOf(one);
  for (const row of rows) row.hidden = false;
  const table = one.querySelector("table");
  if (!table || rows.length === 0 || one.hidden) return { cut: [rows] };
  // On a phone one scrolls; on the wall one cannot.
  one.classList.toggle("laid", innerWidth >= 700);
  if (innerWidth < 700) {
    repeatHeads(table, 1);
    return { cut: [rows] };
  }
  const top = (table.caption ?? table).getBoundingClientRect()[table.caption ? "bottom" : "top"] + scrollY;
  const room = innerHeight - top - 16;
  const extra = one.dataset.view === "standings" ? 3.4 * Math.max(0, table.tHead.querySelectorAll("tr:first-child > :not(.club)").length - 4) : 0;
  const shapes = [{ width: (WIDTHS[one.dataset.view] ?? 30) + extra, line: LINE, stacked: false }];
  // The boards of a match stand side by side below their teams.
  if (table.matches(".boards:not(.teams)")) shapes.push(STACKED);
  const many = rows.length;
  const [first, ...others] = shapes.map((shape) => layout(many, shape, room));
  // Of several that show the whole list, the one with the larger names.
  const plans = [first, ...others.filter(({ share }) => share === many && first.share === many)];
  const lay = ({ shape, columns, size, each }) => {
    one.classList.toggle("stacked", shape.stacked);
    repeatHeads(table, columns);
    one.style.setProperty("--columns", columns);
    one.style.setProperty("--rows", each);
    const row = Math.floor(Math.min(room / (each + 1), size * (shape.line + 0.9)));
    one.style.setProperty("--row", `${row}px`);
    return fitted(one, size, row, shape.stacked);
  };
  const fit = () => {
    const sizes = plans.map(lay);
    const best = sizes.indexOf(Math.max(...sizes));
    if (best < plans.length - 1) lay(plans[best]);
  };
  const { share } = first;
  const cut = [];
  for (let at = 0; at < rows.length; at += share) cut.push(rows.slice(at, at + share));
  return { cut, fit };
}

function show() {
  const all = views();
  if (all.length === 0) return;
  view %= all.length;
  all.forEach((one, at) => (one.hidden = at !== view));
  const { cut, fit } = pages(all[view]);
  page = Math.min(page, cut.length - 1);
  cut.forEach((rows, at) => rows.forEach((row) => (row.hidden = at !== page)));
  fit?.();
  document.getElementById("page-of").textContent = cut.length > 1 ? `${page + 1} / ${cut.length}` : "";
}

function turn() {
  if (paused) return;
  const all = views();
  if (all.length === 0) return;
  view %= all.length;
  page += 1;
  if (page >= pages(all[view]).cut.length) {
    page = 0;
    view = (view + 1) % all.length;
  }
  show();
}

function tick() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.round((Number(clock.dataset.until) - Date.now() - offset) / 1000);
    const shown = clock.querySelector(".left");
    const phase = clock.querySelector(".phase");
    if (left <= 0) {
      clock.querySelector(".what").textContent = clock.dataset.running;
      shown.textContent = phase.textContent = "";
      continue;
    }
    const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (number) => String(number).padStart(2, "0");
    shown.textContent = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
    phase.textContent = left <= 300 ? clock.dataset.nowWord : left <= 900 ? clock.dataset.soon : "";
  }
}

pause?.addEventListener("click", () => {
  paused = !paused;
  pause.setAttribute("aria-pressed", String(paused));
});
document.addEventListener("keydown", (event) => {
  if (event.key === " " && event.target === document.body) {
    event.preventDefault();
    pause?.click();
  } else if (event.key === "ArrowRight") turn();
});
document.addEventListener("turmuhr:changed", () => {
  show();
  tick();
});
addEventListener("resize", show);
show();
tick();
let turning = setTimeout(onward, seconds() * 1000);
function onward() {
  turn();
  clearTimeout(turning);
  turning = setTimeout(onward, seconds() * 1000);
}
setInterval(tick, 1000);
follow();
