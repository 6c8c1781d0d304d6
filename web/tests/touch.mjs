// Touches of a phone's screen.
import { until } from './browser.mjs';

/** A phone, for a browser context. */
export const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Taps the words when they have come to rest. */
export async function tapWords(page, what) {
  let before;
  const fits = ([text]) => (typeof what === 'string' ? text === what : what.test(text));
  const seen = await until(page, ({ words }) => {
    const found = String(words.findLast(fits));
    const rests = found === before && found !== 'undefined';
    before = found;
    return rests;
  }, `the words ${what}`);
  const [, x, y] = seen.words.findLast(fits);
  await page.touchscreen.tap(x, y);
}

/** Taps a point when the view has come to rest. */
export async function tapPoint(page, name) {
  let [before, frames] = ['', 0];
  const seen = await until(page, (now) => {
    const at = String(now.points[name]);
    frames = !now.busy && at === before && at !== 'undefined' ? frames + 1 : 0;
    before = at;
    return frames >= 5;
  }, `the point ${name} at rest`);
  await page.touchscreen.tap(...seen.points[name]);
}
