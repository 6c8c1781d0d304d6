// Finds the functions that the page calls before its first frame, and before it is ready. Usage: start-functions.mjs FOLDER RESULT,
// where FOLDER has the page with an instrumented program (instrument.mjs). RESULT gets their numbers: `first`, before the first
// frame, and `ready`, before the page is ready, in the order of their first calls.
import { readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';
import { TIMEOUT, launchOptions, ready, type } from './tests/browser.mjs';

/** Visits that take other ways through the start: what is asked for in the address, and the settings that are stored. The first
 * one is new, the later ones have a game that is kept. Between them they have all qualities, boards and stones. One with a turn is
 * reloaded after that, which resumes the game. */
const VISITS = [
  [''],
  [''],
  ['?lang=de&variant=parker&white=rabe', 'quality: "medium", board: "ebony", stones: "glass", coordinates: false'],
  ['?lang=ru', 'quality: "high", board: "palissandre", stones: "wood", reduced_motion: true'],
  ['?variant=telo&white=person&black=person', 'quality: "high", board: "plain", stones: "plain"', 'a1-b2A'],
  ['?variant=dimy', 'quality: "medium", board: "slab", stones: "marble", viewpoint: ToMove'],
  ['', 'quality: "low", board: "field", stones: "glass"'],
];

/** How long the first frame waits for events after all is prepared, in milliseconds. */
const WAIT = 1000;

/** Lets the first frame wait for what happens to the page meanwhile, and notes which functions were called before it, and before
 * the page is ready: pairs of number and order. */
function watch([glue, wait, settings]) {
  if (settings) localStorage.setItem('fanorona/settings', `(${settings})`);
  const program = import(glue);
  let exported;
  program.then((game) => { exported = game.exportsOfProgram; });
  let waiting = true;
  const { mark } = Performance.prototype;
  Performance.prototype.mark = function marked(name, ...rest) {
    if (name === 'fanorona-built') {
      const { isComplete } = fanoronaPage;
      fanoronaPage.isComplete = () => !waiting && isComplete();
    }
    if (name === 'fanorona-prepared') setTimeout(() => { waiting = false; }, wait);
    if (name === 'fanorona-opened' || name === 'fanorona-ready') {
      (globalThis.called ??= {})[name.slice('fanorona-'.length)] = Object.entries(exported())
        .filter(([key, value]) => /^g\d+$/.test(key) && value.value)
        .map(([key, value]) => [Number(key.slice(1)), value.value]);
    }
    return mark.call(this, name, ...rest);
  };
}

const [folder, result] = process.argv.slice(2);
const glue = readdirSync(folder).find((name) => /^game-\w+\.js$/.test(name));
const server = await serve(folder, 0, '/');
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
const first = new Set();
/** The earliest order of each function in any visit. */
const order = new Map();

/** Lets things happen to a page that has just been opened, until its first frame is there. */
async function record(page) {
  await page.waitForFunction(() => performance.getEntriesByName('fanorona-built').length > 0, null, { timeout: TIMEOUT });
  await page.setViewportSize({ width: 400, height: 700 });
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 220);
  await page.touchscreen.tap(120, 220);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.getElementById('line').value = 'help';
    document.getElementById('typing').requestSubmit();
    dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await ready(page);
  const called = await page.evaluate(() => globalThis.called);
  for (const [index] of called.opened) first.add(index);
  for (const [index, at] of called.ready) order.set(index, Math.min(at, order.get(index) ?? at));
}

for (const [visit, settings, turn] of VISITS) {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript(watch, [`${address}${glue}`, WAIT, settings]);
  await page.goto(address + visit);
  await record(page);
  if (turn) {
    await type(page, turn);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('fanorona/games/')));
    await page.reload();
    await record(page);
  }
  await page.close();
}
await browser.close();
server.close();
writeFileSync(result, JSON.stringify({
  first: [...first].sort((a, b) => a - b),
  ready: [...order.keys()].sort((a, b) => order.get(a) - order.get(b) || a - b),
}));
console.log(`${first.size} functions are called before the first frame, ${order.size} before the page is ready`);
process.exit(0);
