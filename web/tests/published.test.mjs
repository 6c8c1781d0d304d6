// What can be tested of the page for publication, which is built without the probe.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { DIST, begin, close, end, failure, heard, open, picture, ready, shows, type } from './browser.mjs';

/** Whether the program comes in two parts: only the page for publication is split. */
const inParts = readdirSync(DIST).some((name) => /^rest-\w+\.wasm$/.test(name));

before(begin);
afterEach(close);
after(end);

test('the page loads, shows a board, and plays a typed turn', async () => {
  const page = await open('?variant=telo&white=person&black=fara');
  await page.waitForSelector('#loading', { state: 'hidden' });
  const measured = await picture(page, 'published');
  assert.ok(shows(measured), `the board is visible: ${JSON.stringify(measured)}`);
  await type(page, 'a1-b2A');
  await heard(page, /White[^.]*a1b2A/);
  await heard(page, /Black: [a-c][1-3]/);
  assert.deepEqual(page.errors, []);
});

/** The programs that the page itself has fetched, not its workers, by the beginnings of their names. */
const programs = (page) => page.evaluate(() => performance.getEntriesByType('resource')
  .map(({ name }) => /(game|rest|whole)-\w+\.wasm$/.exec(name)?.[1]).filter(Boolean));

test('the first part builds the game while the rest is downloaded', { skip: !inParts }, async () => {
  const page = await open();
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name.slice('fanorona-'.length)));
  const order = ['compiled', 'fetched', 'opened', 'ready'];
  assert.deepEqual(marks.filter((mark) => order.includes(mark)), order, 'compiled before all is there, and no frame before that');
  assert.deepEqual(page.errors, []);
});

test('whatever looks are chosen, the first part prepares them', { skip: !inParts }, async () => {
  for (const settings of ['quality: "medium", board: "slab", stones: "glass"', 'quality: "high", board: "ebony", stones: "wood"']) {
    const init = `localStorage.setItem('fanorona/settings', '(${settings})')`;
    const page = await open('', { init, wait: false, viewport: { width: 320, height: 240 } });
    await page.waitForFunction(() => performance.getEntriesByName('fanorona-opened').length > 0);
    assert.deepEqual(await programs(page), ['game'], settings);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('if the first part needs the rest at once, the page begins anew with all of the program', { skip: !inParts }, async () => {
  const page = await open('', { wait: false, init: () => {
    // As when a function is called that is not there yet: once, when the game has just been built.
    const { mark } = Performance.prototype;
    Performance.prototype.mark = function marked(name, ...others) {
      if (name === 'fanorona-built' && !localStorage.getItem('failed once')) {
        localStorage.setItem('failed once', 'yes');
        throw new WebAssembly.RuntimeError('null function');
      }
      return mark.call(this, name, ...others);
    };
  } });
  await page.waitForFunction(() => localStorage.getItem('fanorona/whole-program'));
  await ready(page);
  assert.ok((await programs(page)).includes('whole'));
  await page.reload();
  await ready(page);
  assert.ok((await programs(page)).includes('whole'), 'the next visit begins with all of it');
});

test('without workers the page downloads the rest itself', { skip: !inParts }, async () => {
  const page = await open('', { init: () => { globalThis.Worker = class { constructor() { throw new Error('blocked'); } }; } });
  assert.deepEqual(await programs(page), ['game', 'rest']);
  assert.deepEqual(page.errors, []);
});

test('a rest that cannot be fetched is reported', { skip: !inParts }, async () => {
  const page = await open('', { wait: false, refuse: '**/rest-*.wasm' });
  await page.waitForSelector('#failure:not([hidden])');
  assert.match(await failure(page), /could not be|fetch/i);
});
