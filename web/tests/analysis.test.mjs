// A game under review on a phone: its best lines and its analysis, each found in a worker of its own.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, until, written } from './browser.mjs';
import { DRAWN_QUICKLY, PHONE, tapWords } from './exercise.mjs';

before(begin);
afterEach(close);
after(end);

test('a shipped game is analysed, and its best lines are shown, by touch on a phone', async () => {
  const page = await open('?variant=telo', { ...PHONE, deviceScaleFactor: 1, init: DRAWN_QUICKLY });
  await tapWords(page, 'I know the game');
  await tapWords(page, 'Close');
  await tapWords(page, 'Menu');
  await tapWords(page, 'Learn');
  await tapWords(page, 'Games to learn from');
  await tapWords(page, 'Look at it');
  await until(page, (now) => now.page === 'Board', 'the game');
  await tapWords(page, 'Menu');
  await tapWords(page, 'Game');
  await tapWords(page, 'Best lines');
  await written(page, /^(White \d+%|Draw|(White|Black) wins)/);
  await picture(page, 'phone-lines');
  await tapWords(page, '×');
  await tapWords(page, 'Analyse');
  await written(page, /^Learn from /);
  await picture(page, 'phone-analysis');
  assert.deepEqual(page.errors, []);
});
