// Installs what lets the page open without a network. A newer version is offered, never forced.

/** The newer version cannot take over while the older one has not handed out all that a page, broken
 * perhaps, has asked for. After so many milliseconds the page goes without either, to the network. */
const PATIENCE = 3000;
let asked = false;

/** Looks for the service worker; shows the offer when a newer one waits. */
export async function offerUpdates(words) {
  if (asked || !('serviceWorker' in navigator)) return;
  asked = true;
  let registration;
  try {
    registration = await navigator.serviceWorker.register('./service.js');
  } catch {
    // In a frame on another host, or where it is switched off: the page works without.
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
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage('take over');
      setTimeout(async () => {
        if (!navigator.onLine) return;
        await registration.unregister();
        location.reload();
      }, PATIENCE);
    };
    box.hidden = false;
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}
