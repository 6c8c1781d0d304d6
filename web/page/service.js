// The service worker: it serves the page and its files from a cache, with or without a network, until the
// player accepts a newer version. A newer version waits (offline.js offers it) and takes over when it gets
// the message, or when no page of this version is open any more.
const SITE = new URL('./', location.href);
/** What the names of this site's stores begin with: a host may have several copies of the game. */
const STORES = `fanorona ${SITE.pathname} `;
const STORE = `${STORES}@STAMP@`;
const FILES = @FILES@;
/** What is put into the store of a version that has been in use, besides its files. */
const USED = './used';

/** Stores all files. Those whose names have no checksum may be old in the browser's own cache. */
async function fill() {
  const store = await caches.open(STORE);
  await store.addAll(FILES.map((name) => (/-[0-9a-f]{10}\.\w+$/.test(name) ? name : new Request(name, { cache: 'reload' }))));
}

/** Removes older stores, but not that of the version before: other tabs may still show it, and ask for its files. */
async function tidyUp() {
  await (await caches.open(STORE)).put(USED, new Response());
  const others = (await caches.keys()).filter((name) => name.startsWith(STORES) && name !== STORE);
  const used = await Promise.all(others.map(async (name) => (await caches.open(name)).match(USED)));
  const before = others.filter((_, place) => used[place]).pop();
  for (const name of others) if (name !== before) await caches.delete(name);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && [SITE.pathname, `${SITE.pathname}index.html`].includes(url.pathname)) {
    event.respondWith((async () => {
      const store = await caches.open(STORE);
      const kept = await store.match('./');
      // The browser has removed the files to get space.
      if (!kept) event.waitUntil(fill().then(tidyUp).catch(() => {}));
      return kept ?? fetch(request);
    })());
    return;
  }
  event.respondWith((async () => {
    const store = await caches.open(STORE);
    // What this version does not have may belong to the version before, in another tab.
    const kept = await store.match(request, { ignoreSearch: true }) ?? await caches.match(request, { ignoreSearch: true });
    return kept ?? fetch(request);
  })());
});
