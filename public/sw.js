// Shows a page of our own when a page cannot be reached. It keeps that page alone, as a visitor sees it, in both languages with
// its styles and typeface; pages, answers of the API and everything personal always come from the network.
const KEPT = "siyagha-offline-1";
const PAGES = { ar: "/offline", en: "/en/offline" };
const OWN_ASSETS = "/offline-assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (pathname.startsWith(OWN_ASSETS))
    return event.respondWith(caches.match(request).then((kept) => kept ?? Response.error()));
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(fetch(request).catch(() => offlinePageFor(pathname)));
});

async function offlinePageFor(pathname) {
  const isEnglish = pathname === "/en" || pathname.startsWith("/en/");
  return (await caches.match(isEnglish ? PAGES.en : PAGES.ar)) ?? Response.error();
}

/** The pages under their addresses; what they are drawn with under addresses of its own, so that a page's own assets stay the network's. */
async function keepPages() {
  const cache = await caches.open(KEPT);
  for (const page of Object.values(PAGES)) {
    const html = await textOf(page);
    await keep(cache, page, html, "text/html; charset=utf-8");
    for (const asset of assetsIn(html, /\.(?:css|woff2)$/)) await keepAsset(cache, asset);
  }
}

async function keepAsset(cache, asset) {
  if (!asset.endsWith(".css")) {
    await cache.put(ownAddress(asset), await answerOf(asset));
    return;
  }
  await keep(cache, ownAddress(asset), await textOf(asset), "text/css");
}

async function keep(cache, address, text, type) {
  await cache.put(
    address,
    new Response(text.replaceAll("/assets/", OWN_ASSETS), { headers: { "content-type": type } }),
  );
}

function assetsIn(text, wanted) {
  return [...new Set(text.match(/\/assets\/[\w.-]+/g))].filter((asset) => wanted.test(asset));
}

function ownAddress(asset) {
  return asset.replace("/assets/", OWN_ASSETS);
}

async function answerOf(address) {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function textOf(address) {
  return (await answerOf(address)).text();
}
