// Entries on their way to the server. Each is stored in the browser before it is sent, and removed when the server has answered:
// a lost connection, a reload or a closed page loses nothing. They are sent in order, each with an id of its own, so that the
// server enters a repeated one once. A form takes part by `data-queue`; `data-queue="stay"` stays on its page.
import { isQueued, isTyped, madeHere, sendsByItself } from "./forms.js";
import { isUp, lastContact, lineIs, request } from "./line.js";

const MOST = 500;
// The server knows ids for a week; older entries could be entered twice.
const OLDEST = 3 * 24 * 3600 * 1000;
const PAUSES = [1000, 2000, 4000, 8000, 15000];
const SAID = 8000;

const line = document.getElementById("line");
const words = line?.dataset ?? {};
const prefix = `turmuhr-waits:${words.visitor}:`;

// Browsers may refuse storage or run out of it; then entries live as long as the page.
const memory = new Map();

function stored(work, otherwise) {
  try {
    return work(localStorage);
  } catch {
    return otherwise?.();
  }
}

// One storage key an entry: two pages of one visitor add at the same time. The keys sort by time.
function entries() {
  if (!words.visitor) return [];
  const names = [...(stored(Object.keys) ?? []), ...memory.keys()].filter((name) => name.startsWith(prefix)).sort();
  return names.flatMap((name) => {
    const text = memory.get(name) ?? stored((store) => store.getItem(name));
    return text ? [JSON.parse(text)] : [];
  });
}

// Entries under another log-in or pass, perhaps an expired one. Those of an account wait for its owner. A pass that has expired never comes
// back: its entries are shown, and whoever has a new one hands them in.
function others() {
  const start = "turmuhr-waits:";
  return (stored(Object.keys) ?? []).filter((name) => name.startsWith(start) && !(words.visitor && name.startsWith(prefix)));
}

function ofPasses() {
  return others().flatMap((name) => {
    const text = stored((store) => store.getItem(name));
    const entry = text ? JSON.parse(text) : null;
    return entry?.pass ? [{ at: name, entry }] : [];
  });
}

// The entry goes on under the visitor's own pass or log-in; the server decides whether it may.
function takeOver({ at, entry }) {
  const { asks, ...rest } = entry;
  save({ ...rest, pass: Boolean(words.pass), id: random() });
  stored((store) => store.removeItem(at));
  show();
  pump();
}

function forgetOne({ at }) {
  stored((store) => store.removeItem(at));
  show();
}

function forgetOthers() {
  const shown = ofPasses().map(({ at }) => at);
  for (const name of others().filter((one) => !shown.includes(one))) stored((store) => store.removeItem(name));
  show();
}

function save(entry) {
  const [name, text] = [prefix + entry.name, JSON.stringify(entry)];
  stored((store) => store.setItem(name, text), () => memory.set(name, text));
}

// A kept page is older than what was sent since: the last entries are remembered, to be marked there.
const SENT = `turmuhr-sent:${words.visitor}`;
const REMEMBERED = 200;

function sentBefore() {
  return stored((store) => JSON.parse(store.getItem(SENT) ?? "[]")) ?? [];
}

function remember({ page, key, action, fields, value }) {
  const place = fields.filter(([name]) => ["board", "game"].includes(name));
  const all = [...sentBefore(), { page, key, action, fields: place, value, at: Date.now() }].slice(-REMEMBERED);
  stored((store) => store.setItem(SENT, JSON.stringify(all)));
}

function remove(entry) {
  memory.delete(prefix + entry.name);
  stored((store) => store.removeItem(prefix + entry.name));
}

function random() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The last entry of the journal that this page knows of, by the thing it is about.
const known = new Map();
// Entries typed on this page, with what is done after they are sent.
const here = new Map();
// Questions that a part of the page asks itself.
const asked = new Set();
let sentLate = 0;
let trouble = "";
let session = "";
let counter = 0;

// What an entry is about: a later one about the same replaces it.
const about = ({ page, action, key }) => `${page} ${action} ${key}`;
// The entry that is on its way now: the server may have it already.
let sending = "";

// Corrected before it was sent: only the last word counts.
function replaced(entry) {
  return entries().filter((one) => entry.key && about(one) === about(entry) && one.name !== sending);
}

// Stores an entry and sends it in its turn; false if too many wait.
export function add({ id = random(), action, fields, key, seen, label, value, then }) {
  if (entries().length >= MOST) {
    trouble = words.tooMany;
    show();
    return false;
  }
  const at = Date.now();
  const name = `${String(at).padStart(15, "0")}-${String(counter++).padStart(6, "0")}-${random()}`;
  const page = location.pathname;
  const shown = Math.max(Number(seen ?? 0), known.get(about({ page, action, key })) ?? 0);
  const pass = Boolean(words.pass);
  const entry = { name, id, page, place: document.title.replace(/ · Turmuhr$/, ""), action, fields, key, label, value, lang: document.documentElement.lang, at, pass, seen: shown, tries: isUp() ? 0 : 1 };
  replaced(entry).forEach(drop);
  if (then) here.set(name, then);
  save(entry);
  show();
  pump();
  return true;
}

// The answer to a question of the server: the entry goes again, at its old place.
export function decide(entry, { accepted, seen, reason }) {
  const fields = entry.fields.filter(([name]) => name !== "accepted" && (name !== "reason" || reason === undefined));
  if (accepted) fields.push(["accepted", accepted]);
  if (reason !== undefined) fields.push(["reason", reason]);
  const { asks, ...rest } = entry;
  asked.delete(entry.name);
  save({ ...rest, fields, seen: seen ?? entry.seen, id: random() });
  show();
  pump();
}

export function drop(entry) {
  remove(entry);
  asked.delete(entry.name);
  here.delete(entry.name);
  show();
}

// The highest level of a list of concerns.
export function highest(concerns) {
  const levels = ["note", "acknowledge", "confirm", "confirm-twice"];
  return levels[Math.max(...concerns.map((concern) => levels.indexOf(concern.level)))];
}

let running = false;
let pause = 0;
let timer;

async function pump() {
  if (running) return;
  running = true;
  clearTimeout(timer);
  timer = undefined;
  try {
    for (;;) {
      const entry = entries().find((one) => !one.asks);
      if (!entry) break;
      sending = entry.name;
      const next = await deliver(entry);
      sending = "";
      if (!next) break;
    }
  } finally {
    running = false;
    sending = "";
  }
  show();
}

// The server was not there, or had no time: the same again, later and later.
function later(seconds = 0) {
  const wait = Math.max(PAUSES[Math.min(pause, PAUSES.length - 1)], seconds * 1000);
  pause += 1;
  timer ??= setTimeout(() => {
    timer = undefined;
    if (entries().some((one) => !one.asks)) pump();
    else probe();
  }, wait);
  return false;
}

// All of them are late now, not only the one that failed.
function delayed() {
  for (const entry of entries()) if (!entry.asks) save({ ...entry, tries: entry.tries + 1 });
}

async function probe() {
  if (!(await request("/api/session"))) later();
}

// Sends one entry; false if the others must wait too.
async function deliver(entry) {
  if (Date.now() - entry.at > OLDEST) return park(entry, { detail: words.tooOld });
  const body = new URLSearchParams(entry.fields);
  body.set("act", entry.id);
  if (entry.seen > 0) body.set("seen", entry.seen);
  const headers = { Accept: "application/json", "x-csrf": document.body.dataset.csrf ?? "" };
  const reply = await request(entry.action, { method: "POST", headers, body, redirect: "error" });
  if (!reply) {
    delayed();
    show();
    return later();
  }
  const told = reply.json;
  if (reply.ok && told) return arrived(entry, told);
  if (reply.status === 401) return logIn(words.sessionEnded);
  if (reply.status === 403) {
    const next = await renewed();
    if (next !== undefined) return next;
  }
  if ([408, 429, 502, 503, 504].includes(reply.status)) {
    trouble = told?.detail ?? "";
    delayed();
    show();
    return later(Number(reply.headers.get("retry-after") ?? 0));
  }
  return park(entry, told ?? { detail: words.notUnderstood });
}

function arrived(entry, told) {
  pause = 0;
  trouble = session = "";
  if (entry.tries > 0) sentLate += 1;
  const then = here.get(entry.name);
  drop(entry);
  if (told.entry) {
    const same = about(entry);
    known.set(same, Math.max(told.entry, known.get(same) ?? 0));
    if (entry.page === location.pathname) madeHere(told.entry);
    document.body.dataset.acknowledged = Math.max(told.entry, Number(document.body.dataset.acknowledged ?? 0));
    // What was typed after it has seen it.
    for (const next of entries()) {
      if (about(next) === same && next.seen < told.entry) save({ ...next, seen: told.entry });
    }
  }
  remember(entry);
  if (entry.tries > 0) mark(entry, "sent");
  then?.(entry, told);
  document.dispatchEvent(new CustomEvent("turmuhr:sent", { detail: { entry, told } }));
  return true;
}

// The server asks or refuses: this entry stays until somebody has decided, the others go on.
function park(entry, told) {
  const lang = document.documentElement.lang;
  const asks = { concerns: told.concerns, act: told.act, leave: told.leave, meanwhile: told.meanwhile, detail: told.detail, lang };
  const parked = { ...entry, asks };
  save(parked);
  // What somebody else has entered belongs on the page while one decides.
  if (told.meanwhile?.entry) document.dispatchEvent(new CustomEvent("turmuhr:behind", { detail: told.meanwhile.entry }));
  const asking = new CustomEvent("turmuhr:asks", { detail: parked, cancelable: true });
  if (!document.dispatchEvent(asking)) asked.add(entry.name);
  show();
  return true;
}

// The secret of the forms changes with the log-in. It is renewed for the same visitor only. True: send again; false: wait.
async function renewed() {
  const reply = await request("/api/session");
  if (!reply?.json) return later();
  const { visitor, csrf } = reply.json;
  if (visitor !== words.visitor) return logIn(visitor ? words.somebodyElse : words.sessionEnded);
  if (csrf === document.body.dataset.csrf) return undefined;
  document.body.dataset.csrf = csrf;
  return true;
}

function logIn(why) {
  session = why;
  show();
  return false;
}

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const clock = (at) => new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hour12: false });
const counted = (count, one, some) => (count === 1 ? one : some.replace("{count}", count));

let said = "";
let saying;

function show() {
  if (!line) return;
  const all = entries();
  const waiting = all.filter((entry) => !entry.asks);
  const late = waiting.filter((entry) => entry.tries > 0 || !isUp());
  const parts = [];
  const kept = document.body.dataset.kept;
  if (!isUp() || kept) {
    parts.push(`⚠ ${words.noLine.replace("{at}", clock(kept ? Number(kept) : lastContact()))}`);
    // Other forms are not sent by themselves.
    if (waiting.length > 0 || sendsByItself()) parts.push(words.sentLater);
  }
  if (trouble) parts.push(trouble);
  if (session) parts.push(session);
  if (late.length > 0 || (session && waiting.length > 0)) parts.push(`↑ ${counted(waiting.length, words.oneWaits, words.someWait)}`);
  if (sentLate > 0 && waiting.length === 0) {
    said = `✓ ${counted(sentLate, words.oneSent, words.someSent)}`;
    sentLate = 0;
    clearTimeout(saying);
    saying = setTimeout(() => {
      said = "";
      show();
    }, SAID);
  }
  if (said) parts.push(said);
  const text = parts.join(" ");
  const status = line.querySelector(".now");
  if (status.textContent !== text) status.textContent = text;
  line.dataset.waiting = waiting.length;
  line.classList.toggle("down", !isUp() || Boolean(kept));
  const next = line.querySelector(".log-in");
  // A pass has no log-in: its holder asks for a new one.
  next.hidden = !session || Boolean(words.pass);
  const rescued = ofPasses();
  rescue(rescued);
  const left = others().length - rescued.length;
  const strange = line.querySelector(".others");
  strange.hidden = left === 0;
  if (left > 0) strange.querySelector("span").textContent = counted(left, words.oneOther, words.someOther);
  next.href = `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
  ask(all.filter((entry) => entry.asks && !asked.has(entry.name)));
  marks(all);
}

const buttonOf = (text, act) => {
  const made = element("button", { type: "button", textContent: text });
  made.addEventListener("click", act);
  return made;
};

// What was typed with a pass that is not in use now: what it says, when it was typed, and the way on.
function rescue(found) {
  const list = line.querySelector(".rescued");
  const names = found.map(({ at }) => at).join();
  if (list.dataset.names === names) return;
  list.dataset.names = names;
  list.replaceChildren(
    ...found.map((one) => {
      const { label, at } = one.entry;
      const told = words.ofPass.replace("{at}", clock(at)).replace("{what}", label);
      const hand = words.visitor ? [buttonOf(words.takeOver, () => takeOver(one))] : [];
      return element("li", {}, `${told} `, ...hand, buttonOf(words.remove, () => forgetOne(one)));
    }),
  );
}

// Words of the page where an entry was typed may be in another language than this page. Names are the same in both: the title of a
// page is «what · of which event».
const isOfThisLanguage = ({ lang }) => !lang || lang === document.documentElement.lang;
const placeOf = (entry) => (isOfThisLanguage(entry) ? entry.place : entry.place.split(" · ").slice(1).join(" · "));
const labelOf = (entry) => (isOfThisLanguage(entry) ? entry.label : (rowOf(entry)?.dataset.label ?? entry.value));

// Entries to be decided, each with its sentences and buttons.
function ask(undecided) {
  const list = line.querySelector(".undecided");
  const names = undecided.map((entry) => entry.name + entry.id).join();
  if (list.dataset.names === names) return;
  list.dataset.names = names;
  list.replaceChildren(
    ...undecided.map((entry) => {
      const { concerns, act, leave, meanwhile, detail } = entry.asks;
      const mayGoOn = concerns?.every((concern) => concern.level !== "refuse");
      const texts = concerns?.map((concern) => concern.text) ?? [detail];
      const buttons = [];
      if (meanwhile?.replaces) {
        buttons.push(buttonOf(act ?? words.enterMine, () => decide(entry, { accepted: "acknowledge", seen: meanwhile.entry })));
        buttons.push(buttonOf(act ? (leave ?? words.leaveIt) : words.keepTheirs, () => drop(entry)));
      } else if (mayGoOn) {
        buttons.push(buttonOf(act, () => decide(entry, { accepted: highest(concerns) })));
        buttons.push(buttonOf(leave ?? words.leaveIt, () => drop(entry)));
      } else {
        if (meanwhile) texts.push(words.askArbiter);
        buttons.push(buttonOf(words.remove, () => drop(entry)));
      }
      // Two entries that crossed name their board themselves; the event and its round are said where the reader is elsewhere.
      const label = labelOf(entry);
      const place = placeOf(entry);
      const head = meanwhile || !label ? [] : [element("b", { textContent: `${label}:` }), " "];
      if (entry.page !== location.pathname && place) head.unshift(element("a", { href: entry.page, textContent: place }), ": ");
      return element("li", {}, ...head, `${texts.join(" ")} `, ...buttons);
    }),
  );
}

// What waits is shown where it was typed: the value, a sign and a word.
// Other pages may have the same keys for other things.
function rowOf({ page, key, action, fields }) {
  // The page of a board shows the result of its game wherever it was typed.
  const of = (name) => fields?.find(([known]) => known === name)?.[1];
  const own = fields && document.querySelector(`[data-of="${CSS.escape(`${action} ${of("board")} ${of("game")}`)}"]`);
  if (own) return own;
  if (page !== location.pathname || !key) return null;
  return document.querySelector(`[data-key="${CSS.escape(key)}"], form[id="${CSS.escape(key)}"]`);
}

function mark(entry, state) {
  const row = rowOf(entry);
  if (!row) return;
  row.querySelector(":scope .waits")?.remove();
  row.classList.remove("waiting");
  if (!state) return;
  const sign = { waits: "↑", undecided: "?", sent: "✓" }[state];
  const text = `${sign} ${entry.value ?? ""} ${words[state]}`.replace(/\s+/g, " ");
  const place = row.querySelector(".result") ?? row;
  place.append(element("span", { className: `waits ${state}`, textContent: text }));
  row.classList.toggle("waiting", state !== "sent");
}

let marked = [];

function marks(all) {
  for (const old of marked) if (!all.some((entry) => entry.name === old.name)) unmark(old);
  // A first try takes a moment; it is not called waiting.
  marked = all.filter((entry) => entry.asks || entry.tries > 0 || !isUp() || session);
  const kept = Number(document.body.dataset.kept ?? Infinity);
  for (const entry of sentBefore()) if (entry.at > kept) mark(entry, "sent");
  for (const entry of marked) mark(entry, entry.asks ? "undecided" : "waits");
}

function unmark(entry) {
  const row = rowOf(entry);
  row?.classList.remove("waiting");
  row?.querySelector(".waits:not(.sent)")?.remove();
}

// An answer for programs names no page: the form does. There the entry can be undone.
function nextOf(entry, told) {
  const back = entry.fields.find(([name]) => name === "back")?.[1];
  if (!back || !told.entry) return null;
  const url = new URL(back, location.href);
  url.searchParams.set("done", told.entry);
  // The list stays where the finger was.
  url.hash = rowOf(entry)?.id ?? "";
  return url.origin === location.origin ? url.href : null;
}

// Sent late: the page stays where it is, and offers to undo what was sent last.
async function lastDone(next) {
  const reply = await request(next);
  const fresh = reply?.ok && new DOMParser().parseFromString(reply.text, "text/html").querySelector(".done");
  if (!fresh) return;
  const old = document.querySelector(".done");
  if (old) old.replaceWith(fresh);
  else document.getElementById("main")?.prepend(fresh);
}

// The last entry of each form. A second click sends the same again: it has the same id, or is not added at all.
const last = new Map();

// A form with `data-queue`: what a plain form would send, with its button.
function submitted(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !isQueued(form)) return;
  event.preventDefault();
  const own = ["csrf", "act", "seen"];
  const data = new FormData(form, event.submitter);
  const fields = [...data].filter(([name, value]) => !own.includes(name) && typeof value === "string");
  const row = form.closest("[data-key]");
  const label = form.dataset.label ?? row?.querySelector(".pair, th")?.textContent.trim() ?? document.querySelector("h1")?.textContent ?? "";
  const chosen = form.querySelector("select[name=result]")?.selectedOptions[0];
  const value = (event.submitter?.name ? event.submitter : chosen)?.textContent.trim() ?? "";
  const stays = form.dataset.queue === "stay";
  const action = form.getAttribute("action");
  const content = JSON.stringify([fields, data.get("act")]);
  const before = last.get(action);
  const id = before?.content === content ? before.id : random();
  if (entries().some((entry) => entry.id === id)) return;
  last.set(action, { content, id });
  add({
    id,
    action,
    fields,
    key: row?.dataset.key ?? form.id,
    seen: data.get("seen"),
    label: `${label} ${value}`.replace(/\s+/g, " ").trim(),
    value,
    // As after a plain form: its next page, unless more was typed meanwhile.
    then: (entry, told) => {
      const next = told.next ?? nextOf(entry, told);
      if (!next || entries().length > 0) return;
      if (stays) {
        // What the page offers to undo is no longer the last.
        if (document.querySelector(".done")) lastDone(next);
      } else if (entry.tries === 0) location.assign(next);
      else lastDone(next);
    },
  });
}

// The worker keeps the page for a reload without a connection. It needs https or this machine itself.
function keepPages() {
  if (!navigator.serviceWorker || !words.worker) return;
  const seen = () => ({
    keep: location.href,
    assets: performance.getEntriesByType("resource").map((one) => one.name).filter((name) => name.includes("/assets/")),
  });
  const tell = () => navigator.serviceWorker.ready.then((ready) => ready.active?.postMessage(seen()));
  navigator.serviceWorker.register(words.worker).then(() => {
    if (!navigator.serviceWorker.controller) tell();
  }, () => {});
  // Pages where something is entered are kept as they become, not as they were loaded.
  if (!document.querySelector("form[data-queue], [data-results]")) return;
  let soon;
  const renew = () => {
    clearTimeout(soon);
    soon = setTimeout(tell, 1500);
  };
  document.addEventListener("turmuhr:changed", renew);
  document.addEventListener("turmuhr:sent", renew);
}

export function queue() {
  if (!line) return;
  // The navigation sticks below it.
  const high = () => document.documentElement.style.setProperty("--line-high", `${line.offsetHeight}px`);
  new ResizeObserver(high).observe(line);
  document.addEventListener("submit", submitted);
  line.querySelector(".others button").addEventListener("click", forgetOthers);
  document.addEventListener("turmuhr:changed", () => marks(entries()));
  document.addEventListener("turmuhr:line", () => {
    show();
    if (!isUp()) return later();
    pause = 0;
    // A kept page is exchanged for the real one; what waits is sent first.
    pump().then(() => {
      if (document.body.dataset.kept && entries().every((entry) => entry.asks) && !isTyped()) location.reload();
    });
  });
  addEventListener("online", () => {
    pause = 0;
    clearTimeout(timer);
    timer = undefined;
    if (entries().some((entry) => !entry.asks)) pump();
    else probe();
  });
  addEventListener("storage", (event) => event.key?.startsWith(prefix) && show());
  if (document.body.dataset.kept || navigator.onLine === false) lineIs(false);
  // The language was changed since: the server asks again, in the language of the page.
  for (const { asks, ...entry } of entries()) if (asks && asks.lang !== document.documentElement.lang) save(entry);
  show();
  pump();
  keepPages();
}
