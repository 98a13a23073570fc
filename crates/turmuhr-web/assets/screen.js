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

// As large as it goes: a short list grows until it fills the wall, a wide one shrinks until nothing is cut.
const SCALES = [2, 1.75, 1.5, 1.25, 1, 0.85, 0.7];

function room(one, rows) {
  return innerHeight - rows[0].getBoundingClientRect().top - scrollY - 8;
}

function pages(one) {
  const rows = rowsOf(one);
  for (const row of rows) row.hidden = false;
  const table = one.querySelector("table");
  if (!table || rows.length === 0 || one.hidden) return [rows];
  one.style.removeProperty("--row");
  let many = rows.length;
  for (const scale of SCALES) {
    one.style.setProperty("--scale", scale);
    const height = Math.max(...rows.map((row) => row.getBoundingClientRect().height), 1);
    many = Math.max(1, Math.floor(room(one, rows) / height));
    const fits = table.scrollWidth <= one.clientWidth + 1;
    // On a phone one scrolls; on the wall one cannot.
    if (fits && (scale <= 1 || many >= rows.length)) break;
  }
  const cut = [];
  // Pages of one length, so that no single row is left for the last.
  const count = Math.ceil(rows.length / many);
  const share = Math.ceil(rows.length / count);
  for (let at = 0; at < rows.length; at += share) cut.push(rows.slice(at, at + share));
  if (share >= many / 2) one.style.setProperty("--row", `${Math.floor(room(one, rows) / share)}px`);
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
