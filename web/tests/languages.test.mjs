// The page in the visitor's language: its own sentences, and letters that are fetched when they are needed.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, until, written } from './browser.mjs';

before(begin);
afterEach(close);
after(end);

const TELO = '?variant=telo&white=person&black=nobody';
const CYRILLIC = /[а-яё]{4}/iu;

/** Whether the page, not its service worker, has fetched the Cyrillic letters. */
const hasLetters = (page) => page.evaluate(() =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('cyrillic-')));
const label = (page) => page.textContent('#typing label');

test('in Russian the page and the game speak Russian, with Cyrillic letters', async () => {
  const page = await open(TELO, { locale: 'ru-RU' });
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ru');
  assert.match(await label(page), CYRILLIC);
  await written(page, CYRILLIC);
  assert.ok(await hasLetters(page));
  await picture(page, 'russian');
  assert.deepEqual(page.errors, []);
});

test('other languages need no Cyrillic letters, and the address may name one', async () => {
  const page = await open(`${TELO}&lang=de`);
  await until(page, (seen) => seen.page === 'Board', 'the board');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.ok(!(await hasLetters(page)));
  assert.deepEqual(page.errors, []);
});
