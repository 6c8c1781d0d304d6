// What can be tested of the page for publication, which is built without the probe.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../serve.mjs';
import { DIST, TIMEOUT, begin, close, end, failure, heard, open, picture, ready, said, shows, type } from './browser.mjs';

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

test('a line that is typed while the page loads is carried out, and the field keeps the focus', async () => {
  const page = await open('?variant=telo&white=person&black=fara', { init: () => {
    // The page's scripts have run then, and download the program.
    document.addEventListener('DOMContentLoaded', () => {
      const line = document.getElementById('line');
      line.focus();
      line.value = 'a1-b2A';
      line.form.requestSubmit();
    });
  } });
  await heard(page, /Black: [a-c][1-3]/);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'line');
  // Other scripts in the page, such as those of extensions, may fail; the program may not.
  await page.addScriptTag({ content: "throw new Error('of another script')" }).catch(() => {});
  assert.match(page.errors.join(), /of another script/);
  assert.equal(await failure(page), '');
  await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError('of the program'); }));
  await page.waitForSelector('#failure:not([hidden])');
  assert.match(await failure(page), /of the program/);
});

test('a download that breaks off is reported as one that could not be fetched', async () => {
  const server = await serve(DIST);
  const [answer] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!/game-\w+\.wasm/.test(request.url)) return answer(request, response);
    response.writeHead(200, { 'Content-Type': 'application/wasm', 'Content-Length': 1 << 20 });
    return response.write(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), () => setTimeout(() => response.destroy(), 500));
  });
  try {
    const page = await open('', { site: `http://127.0.0.1:${server.address().port}/`, wait: false });
    await page.waitForSelector('#failure:not([hidden])');
    assert.match(await failure(page), /could not be fetched/);
  } finally {
    server.close();
  }
});

test('the first part builds the game while the rest is downloaded', { skip: !inParts }, async () => {
  const page = await open();
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name.slice('fanorona-'.length)));
  const order = ['compiled', 'fetched', 'opened', 'ready'];
  assert.deepEqual(marks.filter((mark) => order.includes(mark)), order, 'compiled before all is there, and no frame before that');
  assert.deepEqual(page.errors, []);
});

test('at a reload, too, which resumes the game', { skip: !inParts }, async () => {
  const page = await open('?variant=telo&white=person&black=person');
  await type(page, 'a1-b2A');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('fanorona/games/')));
  await page.reload();
  await ready(page);
  assert.deepEqual(await programs(page), ['game']);
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

test('without storage it begins anew, too', { skip: !inParts }, async () => {
  const page = await open('?variant=telo&white=person&black=fara', { wait: false, init: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { get() { throw new DOMException('no', 'SecurityError'); } });
    }
    if (location.search.endsWith('whole-program')) return;
    const { mark } = Performance.prototype;
    Performance.prototype.mark = function marked(name, ...others) {
      if (name === 'fanorona-built') throw new WebAssembly.RuntimeError('null function');
      return mark.call(this, name, ...others);
    };
  } });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/whole-')));
  await ready(page);
  await type(page, 'a1-b2A');
  await heard(page, /White[^.]*a1b2A/);
  assert.doesNotMatch(await said(page), /address/, 'the game never sees the parameter for the page');
});

test('each function that is compiled ahead ends soon', { skip: !inParts }, () => {
  const files = ['game', 'rest'].map((part) =>
    join(DIST, readdirSync(DIST).find((name) => name.startsWith(`${part}-`) && name.endsWith('.wasm'))));
  // In a process of its own, which can be ended if one of them does not.
  const script = `
    import { readFileSync } from 'node:fs';
    import { bothAhead } from ${JSON.stringify(join(import.meta.dirname, '../page/parts.js'))};
    const [first, rest] = ${JSON.stringify(files)}.map((file) => new WebAssembly.Module(readFileSync(file)));
    await bothAhead(first, rest);
    process.exit(0);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: TIMEOUT });
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
