// Phones with very high resolutions would draw far more pixels than the eye can distinguish, so the page
// limits the pixel ratio to two, before any other script reads it. The exact size in device pixels is
// then hidden as well; on phones it always is, because emulated phones report it wrongly.
if (devicePixelRatio > 2) Object.defineProperty(self, 'devicePixelRatio', { get: () => 2 });
if (devicePixelRatio >= 2 || matchMedia('(pointer: coarse)').matches) {
  if (self.ResizeObserverEntry) delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

// Browsers allow no sound before the first touch or key. Every audio context is recorded when it is
// created, resumed with the first gesture, and suspended while the page is hidden.
(() => {
  const contexts = [];
  for (const name of ['AudioContext', 'webkitAudioContext']) {
    const Native = self[name];
    if (!Native) continue;
    self[name] = new Proxy(Native, {
      construct(target, args, as) {
        const context = Reflect.construct(target, args, as);
        contexts.push(context);
        return context;
      },
    });
  }
  const gestures = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'];
  const resume = () => {
    if (document.hidden) return;
    for (const context of contexts) {
      if (context.state === 'suspended' || context.state === 'interrupted') context.resume().catch(() => {});
    }
  };
  for (const gesture of gestures) addEventListener(gesture, resume, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      for (const context of contexts) if (context.state === 'running') context.suspend().catch(() => {});
    } else {
      resume();
    }
  });
  self.fanoronaSound = contexts;
})();
