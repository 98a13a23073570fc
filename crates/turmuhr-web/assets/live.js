// Parts of a page that keep themselves up to date: the server says that the journal has grown, the part is fetched and only
// rows that differ are exchanged, so that nothing jumps under a finger.

import { isUp, lineIs, request } from "./line.js";

const GLOW = 2000;
// How long to wait after a refusal.
const REFUSED = 2000;
const GONE = [404, 410];
// The server speaks every 20 seconds. A stream that says nothing for longer is dead, even if the browser has not noticed.
const SILENT = 45000;

// Every rendering has other ids for its forms, and the reader opens what folds; rows that differ only there are the same.
const OWN = /(name="(?:act|seen)" value=")[^"]*| open=""/g;
const plain = (row) => row.innerHTML.replace(OWN, "$1");

function renewForms(old, fresh) {
  const fields = (root) => [...root.querySelectorAll("input[name=act], input[name=seen]")];
  const values = fields(fresh);
  fields(old).forEach((field, at) => {
    if (values[at]) field.value = values[at].value;
  });
}

const rows = (root) => [...root.querySelectorAll("[data-key]")].filter((row) => !row.querySelector("[data-key]"));

// What the keyboard can reach in a row, the row itself first.
const STOPS = "a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex]";
const stops = (row) => [row, ...row.querySelectorAll(STOPS)].filter((stop) => stop.matches(STOPS) && stop.checkVisibility());

// Where the keyboard is; an exchange takes the element away.
function whereabouts(part) {
  const at = document.activeElement;
  const row = part.contains(at) ? at.closest("[data-key], caption, .tally, .steps") : null;
  if (!row) return null;
  return { key: row.dataset.key, row: rows(part).indexOf(row), stop: stops(row).indexOf(at) };
}

// The same place in the same row; if that is gone, the nearest one behind it.
function returnTo(part, place) {
  if (!place || part.contains(document.activeElement)) return;
  if (place.key === undefined) return stops(part).find((stop) => stop.closest("caption, .tally, .steps"))?.focus({ preventScroll: true });
  const all = rows(part);
  const same = all.find((row) => row.dataset.key === place.key);
  const there = same ? stops(same) : [];
  const behind = all.slice(Math.max(0, same ? all.indexOf(same) + 1 : place.row)).flatMap(stops);
  const target = there[place.stop] ?? there.at(-1) ?? behind[0] ?? stops(part).at(-1);
  target?.focus({ preventScroll: true });
}

function exchange(part, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const place = whereabouts(part);
  // Marks of entries that wait are set again afterwards.
  for (const waits of part.querySelectorAll(".waits")) waits.remove();
  const before = new Map(rows(part).map((row) => [row.dataset.key, row]));
  const after = rows(fresh.content);
  const same = after.length === before.size && after.every((row) => before.has(row.dataset.key));
  if (!same) {
    const known = new Map([...before].map(([key, row]) => [key, plain(row)]));
    part.replaceChildren(fresh.content);
    for (const row of rows(part)) {
      if (known.size && known.get(row.dataset.key) !== plain(row)) glow(row);
    }
  } else {
    for (const row of after) {
      const old = before.get(row.dataset.key);
      if (plain(old) === plain(row)) {
        renewForms(old, row);
        continue;
      }
      // Somebody is in the middle of this row.
      if (old.contains(document.activeElement) && document.activeElement.matches("input, select, textarea")) continue;
      for (const { name, value } of row.attributes) old.setAttribute(name, value);
      const open = [...old.querySelectorAll("details")].map((folded) => folded.open);
      old.innerHTML = row.innerHTML;
      old.querySelectorAll("details").forEach((folded, at) => (folded.open ||= Boolean(open[at])));
      glow(old);
    }
    const heads = (root) => [...root.querySelectorAll("caption, .tally, .steps")];
    const captions = heads(fresh.content);
    heads(part).forEach((caption, at) => {
      if (!captions[at]) return;
      if (plain(caption) === plain(captions[at])) renewForms(caption, captions[at]);
      else caption.innerHTML = captions[at].innerHTML;
    });
  }
  returnTo(part, place);
  document.dispatchEvent(new CustomEvent("turmuhr:changed"));
}

function glow(row) {
  row.classList.add("glow");
  setTimeout(() => row.classList.remove("glow"), GLOW);
}

async function refresh(part, position) {
  if (part.dataset.fetching) {
    part.dataset.again = position;
    return;
  }
  part.dataset.fetching = "yes";
  try {
    const reply = await request(part.dataset.fragment, { headers: { "X-Fragment": "1" } });
    const acknowledged = Number(document.body.dataset.acknowledged ?? 0);
    if (reply?.ok && acknowledged <= Number(position)) {
      exchange(part, reply.text);
      part.dataset.position = position;
    } else if (reply?.ok) {
      // Something was typed here meanwhile: this may be older than what stands on the page.
      part.dataset.again = Math.max(acknowledged, Number(part.dataset.again ?? 0));
    }
  } finally {
    delete part.dataset.fetching;
  }
  const again = part.dataset.again;
  delete part.dataset.again;
  if (again && Number(again) > Number(part.dataset.position)) refresh(part, again);
}

export function follow() {
  const streams = new Map();
  for (const part of document.querySelectorAll("[data-live]")) {
    const parts = streams.get(part.dataset.live) ?? [];
    parts.push(part);
    streams.set(part.dataset.live, parts);
  }
  for (const [address, parts] of streams) {
    listen(address, parts);
  }
  // The answer to an entry told of a newer state than this page shows.
  document.addEventListener("turmuhr:behind", ({ detail }) => {
    for (const part of [...streams.values()].flat()) if (detail > Number(part.dataset.position)) refresh(part, detail);
  });
  addEventListener("pageshow", (event) => event.persisted && streams.size > 0 && location.reload());
}

// Without a connection the old page is better than the browser's error.
async function showAgain() {
  if (await request(location.href)) location.reload();
  else setTimeout(showAgain, REFUSED * (1 + Math.random()));
}

// The page itself says that its event is gone; other refusals pass.
async function refused(address, parts) {
  const reply = await request(location.href);
  if (GONE.includes(reply?.status)) location.reload();
  else listen(address, parts);
}

function listen(address, parts) {
  const source = new EventSource(address);
  let heard = Date.now();
  const hear = () => (heard = Date.now());
  const watch = setInterval(() => Date.now() - heard > SILENT && again(), SILENT / 3);
  // A new stream begins with the position of the journal: what was missed is fetched then.
  const again = () => {
    end();
    listen(address, parts);
  };
  const back = () => isUp() && source.readyState !== EventSource.CONNECTING && again();
  const end = () => {
    source.close();
    clearInterval(watch);
    document.removeEventListener("turmuhr:line", back);
    removeEventListener("pagehide", end);
  };
  document.addEventListener("turmuhr:line", back);
  addEventListener("pagehide", end);
  source.onopen = () => {
    hear();
    lineIs(true);
  };
  source.onerror = () => {
    // The browser tries again by itself, unless the server refused.
    if (source.readyState === EventSource.CONNECTING) return lineIs(false);
    end();
    setTimeout(refused, REFUSED * (1 + Math.random()), address, parts);
  };
  source.addEventListener("alive", hear);
  source.onmessage = ({ data }) => {
    hear();
    for (const part of parts) {
      // A few hundred screens need not all ask in the same millisecond.
      if (Number(data) > Number(part.dataset.position)) setTimeout(refresh, Math.random() * 200, part, data);
    }
  };
  // A backup was restored, or the event was deleted.
  source.addEventListener("replaced", () => {
    end();
    setTimeout(showAgain, Math.random() * 1000);
  });
}
