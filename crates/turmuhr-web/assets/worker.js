// Keeps pages and scripts for a reload without a connection. The server names with `x-keep` which pages may be kept, and for whom:
// the pages of one visitor at a time. Everything else passes by.

const PAGES = "turmuhr-pages:";
const ASSETS = "turmuhr-assets";
const MOST_PAGES = 60;
const MOST_ASSETS = 100;
// A connection that takes longer is treated as lost, if the page is kept.
const TIMEOUT = 8000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The same page with and without the note about the last act.
function nameOf(address) {
  const url = new URL(address);
  url.hash = "";
  url.searchParams.delete("done");
  return url.href;
}

async function forget(except) {
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && name !== except) await caches.delete(name);
}

async function trim(cache, most) {
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

async function keep(address, reply) {
  const visitor = reply.headers.get("x-keep");
  if (!visitor || !reply.ok || reply.redirected) return;
  const name = PAGES + visitor;
  await forget(name);
  const headers = new Headers(reply.headers);
  headers.set("x-kept-at", Date.now());
  const cache = await caches.open(name);
  const key = nameOf(address);
  const body = await reply.text();
  // Put again, it is the newest.
  await cache.delete(key);
  await cache.put(key, new Response(body, { status: 200, headers }));
  await trim(cache, MOST_PAGES);
}

// The kept page, with the moment at which it was made.
async function keptPage(address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES)) continue;
    const found = await (await caches.open(name)).match(nameOf(address));
    if (!found) continue;
    const text = await found.text();
    const at = found.headers.get("x-kept-at");
    return new Response(text.replace("<body", `<body data-kept="${Number(at)}"`), { status: 200, headers: found.headers });
  }
  return null;
}

async function page(event) {
  const { request } = event;
  const network = fetch(request);
  const slow = new Promise((done) => setTimeout(done, TIMEOUT, null));
  try {
    const reply = (await Promise.race([network, slow])) ?? (await keptPage(request.url)) ?? (await network);
    if (reply.headers.has("x-keep") && !reply.headers.has("x-kept-at")) event.waitUntil(keep(request.url, reply.clone()));
    return reply;
  } catch {
    return (await keptPage(request.url)) ?? Response.error();
  } finally {
    network.catch(() => {});
  }
}

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.ok) {
    await cache.put(request, reply.clone());
    await trim(cache, MOST_ASSETS);
  }
  return reply;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // The next visitor of this device finds nothing.
  if (request.method === "POST" && ["/login", "/logout"].includes(url.pathname)) event.waitUntil(forget());
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(event));
});

self.addEventListener("message", (event) => {
  const { keep: address, assets = [] } = event.data ?? {};
  const own = (one) => new URL(one).origin === self.location.origin;
  if (!address || !own(address)) return;
  const work = async () => {
    const reply = await fetch(nameOf(address), { headers: { Accept: "text/html" } });
    await keep(address, reply);
    for (const one of assets.filter(own)) await asset(new Request(one));
  };
  event.waitUntil(work().catch(() => {}));
});
