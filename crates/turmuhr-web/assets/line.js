// The connection to the server: every request has a time limit, and a failed one has no answer instead of an error.

const TIMEOUT = 10000;
// A connection that is back within this time was never gone for anybody.
const SHORT = 1500;

let up = true;
let since = Date.now();
let telling;

export const isUp = () => up;
// The last moment at which the server answered.
export const lastContact = () => since;

function tell() {
  clearTimeout(telling);
  telling = undefined;
  document.dispatchEvent(new CustomEvent("turmuhr:line"));
}

export function lineIs(there) {
  if (there) since = Date.now();
  if (there === up) return;
  up = there;
  if (up) tell();
  else telling ??= setTimeout(tell, SHORT);
}

// An answer as status, headers and text; null if there was none in time.
export async function request(address, options = {}) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  try {
    const reply = await fetch(address, { ...options, signal: stop.signal });
    const text = await reply.text();
    lineIs(true);
    return { ok: reply.ok, status: reply.status, headers: reply.headers, text, json: readJson(text) };
  } catch {
    lineIs(false);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

addEventListener("offline", () => lineIs(false));
