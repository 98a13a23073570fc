// Results by key: 1, 5, 0 and their neighbours on the row in focus; the focus moves on at once, the row is grey until the
// server has it on disk. Arrows only browse.

const SIGNS = { "=": "1/2-1/2", r: "1/2-1/2", d: "1/2-1/2", "+": "+--", "-": "--+", "*": "*" };
const PROFILES = {
  150: { 1: "1-0", 5: "1/2-1/2", 0: "0-1" },
  papi: { 1: "1-0", 3: "1/2-1/2", 2: "0-1", 0: "" },
  swar: { 1: "1-0", 2: "1/2-1/2", 3: "0-1" },
};

// The physical key, so that layouts with digits on the shifted row work too.
const digit = (event) => /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];

function wanted(event) {
  const profile = PROFILES[localStorage.getItem("turmuhr-keys") ?? "150"] ?? PROFILES[150];
  if (event.key in SIGNS) return SIGNS[event.key];
  const number = digit(event);
  if (number !== undefined && number in profile && !event.shiftKey) return profile[number];
  if (/^\d$/.test(event.key) && event.key in profile) return profile[event.key];
  if (event.key === "Backspace" || event.key === "Delete") return "";
  return undefined;
}

const visible = (row) => row.offsetParent !== null;

export function step(row, by) {
  const rows = [...row.closest("table").querySelectorAll("tr.game")].filter(visible);
  const next = rows[rows.indexOf(row) + by];
  if (next) {
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }
  return next;
}

function say(text, bad = false) {
  const status = document.getElementById("entry-status");
  if (!status) return;
  status.textContent = text;
  status.classList.toggle("bad", bad);
}

// One after the other, so that what was typed first is judged first.
let queue = Promise.resolve();

export function enter(row, result, accepted, reason) {
  queue = queue.then(() => send(row, result, accepted, reason)).catch((error) => {
    row.classList.remove("busy");
    say(String(error), true);
  });
}

// As people write it: 1:0 here, 1-0 there.
function written(result) {
  const colon = document.documentElement.lang === "de";
  const known = { "1/2-1/2": ["½", "½"], "+--": ["+", "−"], "--+": ["−", "+"], "---": ["−", "−"], "1-0": ["1", "0"], "0-1": ["0", "1"] };
  return known[result]?.join(colon ? ":" : "-") ?? (result || "–");
}

// What somebody must have read first, and why it is done all the same; nothing if it is left.
function asked(row, board, result, texts, wantsReason, required = wantsReason) {
  const dialog = document.getElementById("concerns");
  const field = dialog.querySelector("[name=reason]");
  const names = [...row.querySelectorAll("td > a")].filter((link) => !link.closest(".result")).map((link) => link.textContent);
  dialog.querySelector("h2").textContent = `${board}: ${names.join(" – ")}`;
  dialog.querySelector(".change").textContent = `${row.querySelector(".result").textContent.trim()} → ${written(result)}`;
  dialog.querySelector("ul").replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement("li"), { textContent: text })),
  );
  field.value = "";
  field.required = required;
  field.closest("label").hidden = !wantsReason;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes" ? { reason: field.value } : null), { once: true });
  });
}

async function send(row, result, accepted, reason) {
  const table = row.closest("table");
  const board = `${table.querySelector("thead th").textContent} ${row.querySelector("th").textContent}`;
  // A correction of an earlier round wants a reason.
  if ("earlier" in table.dataset && row.dataset.result && reason === undefined && result !== row.dataset.result) {
    const answer = await asked(row, board, result, [], true);
    row.focus();
    if (!answer) return say("");
    reason = answer.reason;
  }
  row.classList.add("busy");
  const reply = await fetch(table.dataset.results, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "x-csrf": document.body.dataset.csrf ?? "" },
    body: JSON.stringify({ board: Number(row.dataset.board), game: Number(row.dataset.game), result, accepted, reason }),
  });
  const told = await reply.json();
  row.classList.remove("busy");
  if (reply.ok) {
    document.body.dataset.acknowledged = Math.max(told.entry, Number(document.body.dataset.acknowledged ?? 0));
    row.dataset.result = result;
    const shown = row.querySelector(".result a");
    shown.textContent = told.shown || "·–·";
    say(`${board}: ${told.shown || "–"} ✓`);
    return;
  }
  const texts = told.concerns?.map((concern) => concern.text) ?? [told.detail];
  if (told.concerns && told.concerns.every((concern) => concern.level !== "refuse")) {
    row.focus();
    // Whoever changes a result is asked why; a slip of the finger may do without.
    const answer = await asked(row, board, result, texts, Boolean(row.dataset.result) && reason === undefined, false);
    row.focus();
    if (!answer) return say("");
    const levels = ["note", "acknowledge", "confirm", "confirm-twice"];
    const highest = Math.max(...told.concerns.map((concern) => levels.indexOf(concern.level)));
    return send(row, result, levels[highest], reason ?? answer.reason);
  }
  row.classList.add("wrong");
  setTimeout(() => row.classList.remove("wrong"), 4000);
  say(`${board}: ${texts.join(" ")}`, true);
}

// Second typing: what differs stops, nothing is changed.
function compare(row, result) {
  const differs = row.dataset.result !== result;
  row.classList.toggle("wrong", differs);
  row.classList.toggle("checked", !differs);
  if (differs) {
    say(`${row.querySelector("th").textContent}: ${row.dataset.result || "–"} ≠ ${result}`, true);
    return;
  }
  say("");
  step(row, 1);
}

export function resultKeys() {
  const table = () => document.querySelector("table[data-results]");
  if (!table()) return;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.target instanceof Element ? event.target.closest("tr.game") : null;
    if (!row || !row.closest("table[data-results]")) {
      if (event.target === document.body && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
        table().querySelector('tr.game[data-result=""]')?.focus();
        event.preventDefault();
      }
      return;
    }
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
    if (result === undefined) return;
    event.preventDefault();
    if (document.getElementById("second")?.checked && result !== "") {
      compare(row, result);
      return;
    }
    if (result === "" && !row.dataset.result) return;
    enter(row, result);
    if (result !== "") step(row, 1);
  });
}
