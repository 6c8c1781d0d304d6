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

// The clipboard: pages without encryption have none, and some browsers refuse it in a frame after the gesture. Then the
// text is copied by a selection, and if that is refused too, with the next gesture.
(() => {
  const native = navigator.clipboard?.writeText?.bind(navigator.clipboard);
  const copyBySelection = (text) => {
    const focused = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.style.cssText = 'position: fixed; top: 0; opacity: 0';
    // No keyboard appears on the screen.
    field.readOnly = true;
    // The game copies what is selected in it when it hears of this.
    field.addEventListener('copy', (event) => event.stopPropagation());
    document.body.append(field);
    field.focus({ preventScroll: true });
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    focused?.focus({ preventScroll: true });
    if (!copied) throw new DOMException('not copied', 'NotAllowedError');
  };
  const copy = (text) => (native ? native(text) : Promise.reject()).catch(() => copyBySelection(text));
  /** The text that could not be copied yet. */
  let refused;
  const again = () => {
    if (refused === undefined) return;
    copy(refused).catch(() => {});
    refused = undefined;
  };
  for (const gesture of ['pointerup', 'keyup']) addEventListener(gesture, again, { capture: true, passive: true });
  const writeText = (text) => {
    refused = undefined;
    return copy(text).catch((error) => {
      refused = text;
      throw error;
    });
  };
  if (navigator.clipboard) navigator.clipboard.writeText = writeText;
  else Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
})();
