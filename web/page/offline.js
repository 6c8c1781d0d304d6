// Installs the service worker, which opens the page without a network. A newer version is offered, never forced.

/** How long to wait for the newer version to take over, in milliseconds. It cannot while the older one still
 * serves a request of a page, which may be broken; then the service worker is removed and the page is reloaded from the network. */
const TIMEOUT = 3000;
/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK = 60 * 60 * 1000;
let registered = false;

/** Registers the service worker; shows the offer when a newer one is waiting. */
export async function offerUpdates(words) {
  if (registered || !('serviceWorker' in navigator)) return;
  registered = true;
  let registration;
  try {
    registration = await navigator.serviceWorker.register('./service.js');
  } catch {
    // In a frame on another host, or switched off: the page works without it.
    return;
  }
  const offer = () => {
    const waiting = registration.waiting;
    if (!waiting || !navigator.serviceWorker.controller) return;
    const box = document.getElementById('update');
    box.querySelector('span').textContent = words.newer;
    const later = box.querySelector('.later');
    later.textContent = words.later;
    later.onclick = () => { box.hidden = true; };
    const take = box.querySelector('.take');
    take.textContent = words.take;
    take.onclick = () => {
      const timeout = setTimeout(async () => {
        if (!navigator.onLine) return;
        await registration.unregister();
        location.reload();
      }, TIMEOUT);
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        clearTimeout(timeout);
        location.reload();
      });
      waiting.postMessage('take over');
    };
    box.hidden = false;
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  // A page that stays open for days hears of it too, at the latest when the player comes back to it.
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - looked < LOOK) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  setInterval(look, LOOK);
  document.addEventListener('visibilitychange', look);
}
