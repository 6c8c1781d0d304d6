// What can be tested of the page for publication, which is built without the probe.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, heard, open, picture, shows, type } from './browser.mjs';

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
