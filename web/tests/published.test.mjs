// What can be tested of the page for publication, which is built without the probe.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../serve.mjs';
import { DIST, begin, close, end, failure, heard, open, picture, shows, type } from './browser.mjs';

before(begin);
afterEach(close);
after(end);

test('the page loads, shows a board, and plays a typed turn', async () => {
  const page = await open('?variant=telo&white=person&black=fara');
  await page.waitForSelector('#loading', { state: 'hidden' });
  const measured = await picture(page, 'published');
  assert.ok(shows(measured), `the board is visible: ${JSON.stringify(measured)}`);
  await type(page, 'a1-b2A');
  await heard(page, /You[^.]*a1b2A/);
  await heard(page, /Fara: [a-c][1-3]/);
  assert.deepEqual(page.errors, []);
});

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
  await heard(page, /Fara: [a-c][1-3]/);
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
