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

// Events were deleted, made anonymous or restored: pages from before may show people who are gone.
async function forgetEarlier(reply) {
  const era = reply.headers.get("x-era");
  if (!era) return;
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && !name.endsWith(`.${era}`)) await caches.delete(name);
}

async function trim(cache, most) {
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

async function keep(address, reply) {
  await forgetEarlier(reply);
  const visitor = reply.headers.get("x-keep");
  if (!visitor || !reply.ok || reply.redirected) return;
  const name = `${PAGES}${visitor}.${reply.headers.get("x-era") ?? ""}`;
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

const WORDS = {
  de: {
    title: "Keine Verbindung",
    why: "Der Server ist gerade nicht erreichbar, und diese Seite ist auf diesem Gerät nicht aufbewahrt.",
    again: "Noch einmal versuchen",
    kept: "Diese Seiten sind hier aufbewahrt:",
  },
  en: {
    title: "No connection",
    why: "The server cannot be reached, and this page is not kept on this device.",
    again: "Try again",
    kept: "These pages are kept here:",
  },
};

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// Instead of the browser's own error page: the way on, and the pages that can be read meanwhile.
async function offlinePage(address) {
  let lang = (self.navigator.language ?? "").startsWith("de") ? "de" : "en";
  const links = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES)) continue;
    const cache = await caches.open(name);
    for (const key of [...(await cache.keys())].reverse()) {
      const text = await (await cache.match(key)).text();
      lang = /<html lang="(de|en)"/.exec(text)?.[1] ?? lang;
      // The title is HTML already.
      const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? escaped(key.url);
      links.push(`<li><a href="${escaped(key.url)}">${title}</a></li>`);
    }
  }
  const sheets = (await (await caches.open(ASSETS)).keys()).filter(({ url }) => url.endsWith("/turmuhr.css"));
  const sheet = sheets.length ? `<link rel="stylesheet" href="${escaped(sheets.at(-1).url)}">` : "";
  const words = WORDS[lang];
  const list = links.length ? `<p>${words.kept}</p><ul>${links.join("")}</ul>` : "";
  const html = `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title} · Turmuhr</title>${sheet}</head><body><main id="main"><h1>${words.title}</h1><p class="detail">${words.why}</p><p><a class="next" href="${escaped(address)}">${words.again}</a></p>${list}</main></body></html>`;
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function page(event) {
  const { request } = event;
  const network = fetch(request);
  const slow = new Promise((done) => setTimeout(done, TIMEOUT, null));
  try {
    const reply = (await Promise.race([network, slow])) ?? (await keptPage(request.url)) ?? (await network);
    if (!reply.headers.has("x-kept-at")) event.waitUntil(keep(request.url, reply.clone()));
    return reply;
  } catch {
    return (await keptPage(request.url)) ?? (await offlinePage(request.url));
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
