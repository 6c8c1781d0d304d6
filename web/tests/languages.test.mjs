// The page in the visitor's language: its own sentences, and texts and letters that are fetched when they are needed.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, until, written } from './browser.mjs';

before(begin);
afterEach(close);
after(end);

const TELO = '?variant=telo&white=person&black=person';
const CYRILLIC = /[а-яё]{4}/iu;

/** Whether the page, not its service worker, has fetched a file whose name has this part. */
const hasFetched = (page, part) => page.evaluate((name) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), part);
const hasLetters = (page) => hasFetched(page, 'cyrillic-');
const label = (page) => page.textContent('#typing label');

test('in Russian the page and the game speak Russian, with Cyrillic letters', async () => {
  const page = await open(TELO, { locale: 'ru-RU' });
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ru');
  assert.match(await label(page), CYRILLIC);
  await written(page, CYRILLIC);
  assert.ok(await hasLetters(page));
  assert.ok(await hasFetched(page, 'texts-ru-'));
  await picture(page, 'russian');
  assert.deepEqual(page.errors, []);
});

test('other languages need no Cyrillic letters, and the address may name one', async () => {
  const page = await open(`${TELO}&lang=de`);
  await until(page, (seen) => seen.page === 'Board', 'the board');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.ok(!(await hasLetters(page)));
  await written(page, /Weiß|am Zug/u);
  assert.ok(!(await hasFetched(page, 'texts-ru-')));
  assert.deepEqual(page.errors, []);
});

test('texts that cannot be fetched are reported, and the page speaks English', async () => {
  const page = await open(TELO, { locale: 'nl-NL', refuse: /texts-nl-/ });
  assert.match(await label(page), /^Speel/);
  await written(page, /Nederlands could not be fetched/u);
  await written(page, /White|Your turn/u);
});
