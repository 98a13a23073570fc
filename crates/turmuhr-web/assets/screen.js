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

// How wide a row is, in letters of its own size. Standings add a column for each tie-break.
const WIDTHS = { boards: 37, results: 37, names: 27, standings: 21 };
const LINE = 1.5;
const GAP = 32;

// As large as it goes: columns and letters that show the whole list, else as many rows as ten metres allow.
function layout(many, width, room) {
  const smallest = Math.max(16, innerHeight / 44);
  const across = (columns) => (innerWidth - 48 - GAP * (columns - 1)) / columns / width;
  const size = (columns) => Math.min(room / (Math.ceil(many / columns) + 1) / LINE, across(columns), innerHeight / 16);
  let best = 1;
  for (const columns of [2, 3, 4]) if (size(columns) > size(best) * 1.05) best = columns;
  if (size(best) >= smallest) return { columns: best, size: size(best), each: Math.ceil(many / best), share: many };
  let columns = 1;
  while (columns < 4 && across(columns + 1) >= smallest) columns += 1;
  const letters = Math.min(smallest, across(columns));
  const most = Math.max(1, Math.floor(room / (letters * LINE)) - 1) * columns;
  // Pages of one length, so that no single row is left for the last.
  const share = Math.ceil(many / Math.ceil(many / most));
  return { columns, size: letters, each: Math.ceil(share / columns), share };
}

// Letters so large that no name is cut; a name of three words does not make all others small.
function fitted(one, size) {
  const isCut = (cell) => cell.scrollWidth > cell.clientWidth + 1;
  for (let letters = size; letters >= size * 0.7; letters *= 0.96) {
    one.style.setProperty("--size", `${letters}px`);
    if (![...one.querySelectorAll("th, td")].some(isCut)) return;
  }
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

function pages(one) {
  const rows = rowsOf(one);
  for (const row of rows) row.hidden = false;
  const table = one.querySelector("table");
  if (!table || rows.length === 0 || one.hidden) return [rows];
  // On a phone one scrolls; on the wall one cannot.
  one.classList.toggle("laid", innerWidth >= 700);
  if (innerWidth < 700) {
    repeatHeads(table, 1);
    return [rows];
  }
  const top = (table.caption ?? table).getBoundingClientRect()[table.caption ? "bottom" : "top"] + scrollY;
  const room = innerHeight - top - 16;
  const extra = one.dataset.view === "standings" ? 3.4 * Math.max(0, table.tHead.querySelectorAll("tr:first-child > :not(.club)").length - 4) : 0;
  const { columns, size, each, share } = layout(rows.length, (WIDTHS[one.dataset.view] ?? 30) + extra, room);
  repeatHeads(table, columns);
  one.style.setProperty("--columns", columns);
  one.style.setProperty("--rows", each);
  one.style.setProperty("--row", `${Math.floor(Math.min(room / (each + 1), size * 2.4))}px`);
  // Measured last: without its rows the grid is another one.
  fitted(one, size);
  const cut = [];
  for (let at = 0; at < rows.length; at += share) cut.push(rows.slice(at, at + share));
  return cut;
}

function show() {
  const all = views();
  if (all.length === 0) return;
  view %= all.length;
  all.forEach((one, at) => (one.hidden = at !== view));
  const cut = pages(all[view]);
  page = Math.min(page, cut.length - 1);
  cut.forEach((rows, at) => rows.forEach((row) => (row.hidden = at !== page)));
  document.getElementById("page-of").textContent = cut.length > 1 ? `${page + 1} / ${cut.length}` : "";
}

function turn() {
  if (paused) return;
  const all = views();
  if (all.length === 0) return;
  view %= all.length;
  page += 1;
  if (page >= pages(all[view]).length) {
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
