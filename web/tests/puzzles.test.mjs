// Puzzles on the page: fetched when they are asked for, solved by touch on a phone.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, until, written } from './browser.mjs';
import { DRAWN_QUICKLY, solved } from './exercise.mjs';
import { PHONE, tapWords } from './touch.mjs';

before(begin);
afterEach(close);
after(end);

/** A phone that shows the whole page of puzzles. */
const TALL = { ...PHONE, viewport: { width: 412, height: 915 }, deviceScaleFactor: 1 };
const RATED = /^Your rating: /;

/** Opens the page of puzzles. */
async function openPuzzles(page) {
  await until(page, (seen) => seen.page === 'Board', 'the board');
  await tapWords(page, 'Menu');
  await tapWords(page, 'Puzzles');
}

test('a puzzle on a phone: fetched, solved, and stored', async () => {
  const page = await open('', { ...TALL, init: DRAWN_QUICKLY });
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await tapWords(page, 'I know the game');
  await tapWords(page, 'Close');
  assert.ok(!fetched.some((url) => url.includes('puzzles-')), 'no puzzles before they are asked for');
  await openPuzzles(page);
  await written(page, 'Next puzzle');
  await written(page, /^[\d,]+ puzzles match/);
  assert.equal(fetched.filter((url) => url.includes('puzzles-')).length, 7, 'one file for each variant');
  await picture(page, 'phone-puzzles');
  await tapWords(page, 'Next puzzle');
  await tapWords(page, 'Hint');
  await picture(page, 'phone-puzzle');
  await solved(page, /^Next puzzle$/);
  await written(page, RATED);
  await picture(page, 'phone-puzzle-solved');
  await page.waitForFunction(() => /tsivy-/.test(localStorage.getItem('fanorona/puzzles.ron') ?? ''));
  await tapWords(page, 'Next puzzle');
  await until(page, ({ words }) => words.some(([text]) => text === 'Hint'), 'another puzzle');
  assert.deepEqual(page.errors, []);
});

// The service worker would have them.
test('puzzles that cannot be fetched are named, and fetched when the page is opened again', async () => {
  const page = await open('', { ...TALL, serviceWorkers: 'block', init: DRAWN_QUICKLY });
  await tapWords(page, 'I know the game');
  await tapWords(page, 'Close');
  await page.route('**/puzzles-tsivy*', (route) => route.abort());
  await openPuzzles(page);
  await written(page, /^The puzzles for .* could not be fetched/);
  await page.unroute('**/puzzles-tsivy*');
  await tapWords(page, 'Close');
  await openPuzzles(page);
  await written(page, /^3,?000 puzzles match/);
});
