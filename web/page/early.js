// Phones with very fine screens would draw many times the pixels that an eye can tell apart: for them
// the page claims to have two for one, before anybody asks. The size in true pixels is then no longer
// asked for; on phones it never is, because browsers that only play a phone tell it wrongly.
if (devicePixelRatio > 2) Object.defineProperty(self, 'devicePixelRatio', { get: () => 2 });
if (devicePixelRatio >= 2 || matchMedia('(pointer: coarse)').matches) {
  if (self.ResizeObserverEntry) delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

// Browsers let nothing sound before the first touch or key. Every maker of sound is noted as it is
// born, woken with the first gesture, and sent to sleep while nobody sees the page.
(() => {
  const born = [];
  for (const name of ['AudioContext', 'webkitAudioContext']) {
    const Native = self[name];
    if (!Native) continue;
    self[name] = new Proxy(Native, {
      construct(target, args, as) {
        const made = Reflect.construct(target, args, as);
        born.push(made);
        return made;
      },
    });
  }
  const gestures = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'];
  const rouse = () => {
    if (document.hidden) return;
    for (const maker of born) {
      if (maker.state === 'suspended' || maker.state === 'interrupted') maker.resume().catch(() => {});
    }
  };
  for (const gesture of gestures) addEventListener(gesture, rouse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      for (const maker of born) if (maker.state === 'running') maker.suspend().catch(() => {});
    } else {
      rouse();
    }
  });
  self.fanoronaSound = born;
})();
