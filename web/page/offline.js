// Installs what lets the page open without a network. A newer version is offered, never forced.

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
    const button = box.querySelector('button');
    button.textContent = words.take;
    button.onclick = () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage('take over');
    };
    box.hidden = false;
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}
