// Results by key: 1, 5, 0 and their neighbours on the current row, wherever the focus is; only fields keep their keys. The focus
// moves on at once, the row is grey until the server has it on disk. Arrows only browse.
import { add, decide, drop, highest } from "./queue.js";

const SIGNS = { "=": "1/2-1/2", r: "1/2-1/2", d: "1/2-1/2", "+": "+--", "-": "--+", "*": "*" };
const PROFILES = {
  150: { 1: "1-0", 5: "1/2-1/2", 0: "0-1" },
  papi: { 1: "1-0", 3: "1/2-1/2", 2: "0-1", 0: "" },
  swar: { 1: "1-0", 2: "1/2-1/2", 3: "0-1" },
};
const FIELD = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
const chosenKeys = () => localStorage.getItem("turmuhr-keys") ?? "150";

// The physical key, so that layouts with digits on the shifted row work too.
const digit = (event) => /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];

function wanted(event) {
  const profile = PROFILES[chosenKeys()] ?? PROFILES[150];
  if (event.key in SIGNS) return SIGNS[event.key];
  const number = digit(event);
  if (number !== undefined && number in profile && !event.shiftKey) return profile[number];
  if (/^\d$/.test(event.key) && event.key in profile) return profile[event.key];
  if (event.key === "Backspace" || event.key === "Delete") return "";
  return undefined;
}

// Keys and lists give the points of the left side first; in a match of teams it may have Black. The server wants White first.
const TURNED = { "1-0": "0-1", "0-1": "1-0", "+--": "--+", "--+": "+--", "1/2-0": "0-1/2", "0-1/2": "1/2-0" };
export const turned = (row, result) => ("turned" in row.dataset ? (TURNED[result] ?? result) : result);

const visible = (row) => row.offsetParent !== null;

const games = () => [...document.querySelectorAll("table[data-results] tr.game")];
const firstOpen = () => games().find((row) => row.dataset.result === "" && visible(row));
// Where the keys begin: the first open board; in a finished round the first one.
const firstRow = () => firstOpen() ?? games().find(visible);

// The key of the current row: the first open board of the loaded page, then the row that had the focus last. It does not move on
// when others enter results: a digit meant for this board must not reach the next one.
let current;
export const currentRow = () => games().find((row) => row.dataset.key === current);

export function step(row, by) {
  const rows = [...row.closest("table").querySelectorAll("tr.game")].filter(visible);
  const next = rows[rows.indexOf(row) + by];
  if (next) {
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }
  return next;
}

// After an entry: the next board without a result, else the next one.
function stepOn(row) {
  const rows = [...row.closest("table").querySelectorAll("tr.game")].filter(visible);
  const later = rows.slice(rows.indexOf(row) + 1);
  const open = later.findIndex((other) => other.dataset.result === "" && !sending.has(other.dataset.key));
  return step(row, Math.max(open, 0) + 1);
}

function say(text, bad = false) {
  const status = document.getElementById("entry-status");
  if (!status) return;
  status.textContent = text;
  status.classList.toggle("bad", bad);
}

// As people write it: 1:0 here, 1-0 there.
function written(row, result) {
  const colon = document.documentElement.lang === "de";
  const known = { "1/2-1/2": ["½", "½"], "+--": ["+", "−"], "--+": ["−", "+"], "---": ["−", "−"], "1-0": ["1", "0"], "0-1": ["0", "1"] };
  return known[turned(row, result)]?.join(colon ? ":" : "-") ?? (result || "–");
}

// What somebody must have read first, and why it is done all the same; nothing if it is left.
function asked(row, board, result, texts, wantsReason, required = wantsReason, behind = false) {
  const dialog = document.getElementById("concerns");
  const field = dialog.querySelector("[name=reason]");
  const names = [".left", ".right"].map((side) => row.querySelector(`${side} > a`)?.textContent ?? "–");
  dialog.querySelector("h2").textContent = `${board}: ${names.join(" – ")}`;
  dialog.querySelector("ul").replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement("li"), { textContent: text })),
  );
  const button = dialog.querySelector("button.next");
  const leave = dialog.querySelector("button.leave");
  // Somebody else's result comes with the next update; until then the old one is not shown as stored.
  const before = row.dataset.result;
  const showChange = () => {
    const now = document.getElementById(row.id) ?? row;
    const known = !behind || now.dataset.result !== before;
    const stored = known ? `${now.querySelector(".result a").textContent.trim()} ` : "";
    dialog.querySelector(".change").textContent = `${stored}→ ${written(now, result)}`;
    const replaces = !known || now.dataset.result;
    const act = result ? (replaces ? "change" : "enter") : "clear";
    button.textContent = button.dataset[act].replace("{result}", written(now, result));
    leave.textContent = leave.dataset[act];
  };
  showChange();
  document.addEventListener("turmuhr:changed", showChange);
  field.value = "";
  field.required = required;
  field.closest("label").hidden = !wantsReason;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    const closed = () => {
      document.removeEventListener("turmuhr:changed", showChange);
      answer(dialog.returnValue === "yes" ? { reason: field.value } : null);
    };
    dialog.addEventListener("close", closed, { once: true });
  });
}

const boardOf = (row) => `${row.closest("table").querySelector("thead th").textContent} ${row.querySelector("th").textContent}`;

export async function enter(row, result) {
  const table = row.closest("table");
  const board = boardOf(row);
  const fields = [["board", row.dataset.board], ["game", row.dataset.game], ["result", result]];
  // A correction of an earlier round wants a reason.
  if ("earlier" in table.dataset && row.dataset.result && result !== row.dataset.result) {
    const answer = await inTurn(() => asked(row, board, result, [], true));
    row.focus();
    if (!answer) return say("");
    fields.push(["reason", answer.reason]);
  }
  row.classList.add("busy");
  sending.add(row.dataset.key);
  const { position } = row.closest("[data-position]").dataset;
  const value = written(row, result);
  add({ action: table.dataset.results, fields, key: row.dataset.key, seen: position, label: `${board}: ${value}`, value });
}

// One message for each result: the live parts of this page are silent. Own results are announced when the server has them,
// those of others when their rows change.
const announced = new Map();
const sending = new Set();

function announceOthers() {
  const fresh = games().filter(({ dataset: { key, result } }) => !sending.has(key) && announced.get(key) !== result);
  for (const row of fresh) announced.set(row.dataset.key, row.dataset.result);
  const told = fresh.map((row) => `${boardOf(row)}: ${row.dataset.result ? row.querySelector(".result a").textContent.trim() : "–"}`);
  if (told.length > 0) say(told.join(", "));
}

// One dialog after the other.
let dialogs = Promise.resolve();
const inTurn = (open) => (dialogs = dialogs.then(open));

const rowOf = (entry) => {
  const table = document.querySelector("table[data-results]");
  return entry.action === table?.dataset.results ? table.querySelector(`[data-key="${CSS.escape(entry.key)}"]`) : null;
};
const field = (entry, name) => entry.fields.find(([known]) => known === name)?.[1];

function kept({ detail: { entry, told } }) {
  const row = rowOf(entry);
  if (!row) return;
  row.classList.remove("busy");
  row.dataset.result = field(entry, "result");
  sending.delete(row.dataset.key);
  announced.set(row.dataset.key, row.dataset.result);
  row.querySelector(".result a").textContent = told.shown || "·–·";
  say(`${boardOf(row)}: ${told.shown || "–"} ✓`);
}

// The server asks about a result that was typed a moment ago. Those of an hour ago are asked above the page.
function asks(event) {
  const entry = event.detail;
  const row = rowOf(entry);
  if (!row) return;
  row.classList.remove("busy");
  sending.delete(row.dataset.key);
  const { concerns, meanwhile, detail } = entry.asks;
  if (entry.tries > 0 || (meanwhile && !meanwhile.replaces)) return;
  event.preventDefault();
  const texts = concerns?.map((concern) => concern.text) ?? [detail];
  if (!meanwhile && !concerns?.every((concern) => concern.level !== "refuse")) {
    drop(entry);
    row.classList.add("wrong");
    setTimeout(() => row.classList.remove("wrong"), 4000);
    say(`${boardOf(row)}: ${texts.join(" ")}`, true);
    return;
  }
  inTurn(async () => {
    row.focus();
    // A changed result may have a reason; a slip of the finger needs none.
    const wantsReason = Boolean(row.dataset.result || meanwhile) && field(entry, "reason") === undefined;
    const answer = await asked(row, boardOf(row), field(entry, "result"), texts, wantsReason, false, Boolean(meanwhile));
    row.focus();
    if (!answer) {
      drop(entry);
      return say("");
    }
    row.classList.add("busy");
    sending.add(row.dataset.key);
    const accepted = meanwhile ? "acknowledge" : highest(concerns);
    decide(entry, { accepted, seen: meanwhile?.entry, reason: wantsReason ? answer.reason : undefined });
  });
}

// Second typing: what differs stops, nothing is changed.
function compare(row, result) {
  const differs = row.dataset.result !== result;
  row.classList.toggle("wrong", differs);
  row.classList.toggle("checked", !differs);
  if (differs) {
    say(`${row.querySelector("th").textContent}: ${written(row, row.dataset.result)} ≠ ${written(row, result)}`, true);
    return;
  }
  say("");
  step(row, 1);
}

export function resultKeys() {
  const table = () => document.querySelector("table[data-results]");
  if (!table()) return;
  current = firstOpen()?.dataset.key;
  for (const row of games()) announced.set(row.dataset.key, row.dataset.result);
  document.addEventListener("focusin", ({ target }) => {
    const row = target.closest?.("table[data-results] tr.game");
    if (row) current = row.dataset.key;
  });
  document.addEventListener("turmuhr:changed", announceOthers);
  document.addEventListener("turmuhr:sent", kept);
  document.addEventListener("turmuhr:asks", asks);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const row = event.target.closest("table[data-results] tr.game");
    if (!row) return fromElsewhere(event);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      step(row, event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" && event.target === row) {
      location.href = row.querySelector(".result a").href;
      return;
    }
    const result = wanted(event);
    if (result === undefined || event.target.matches(FIELD)) return;
    event.preventDefault();
    typed(row, turned(row, result));
  });
}

function typed(row, result) {
  const { closed } = row.closest("table").dataset;
  if (closed && row.dataset.result) return say(`${boardOf(row)}: ${closed}`, true);
  if (document.getElementById("second")?.checked && result !== "") return compare(row, result);
  if (result === "" && !row.dataset.result) return;
  enter(row, result);
  if (result !== "") stepOn(row);
}

// A key while the focus is outside of the rows. It clears no result: that needs the row in focus.
function fromElsewhere(event) {
  if (event.target === document.body && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    firstRow()?.focus();
    event.preventDefault();
    return;
  }
  if (chosenKeys() === "row" || event.repeat || event.target.matches(FIELD) || event.target.closest("dialog")) return;
  const result = wanted(event);
  if (!result) return;
  event.preventDefault();
  const row = currentRow();
  if (row && visible(row)) typed(row, turned(row, result));
  // A search hides the current row, a finished round has none: the next key is for the board that has the focus now.
  else firstRow()?.focus();
}
