// Editing a position on a phone: opened from an address, solved in the worker, compared under other rules, and played
// on by them.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, until, written } from './browser.mjs';
import { DRAWN_QUICKLY } from './exercise.mjs';
import { PHONE, tapWords } from './touch.mjs';

before(begin);
afterEach(close);
after(end);

/** A phone that shows much of a page at once. */
const TALL = { ...PHONE, viewport: { width: 412, height: 1400 }, deviceScaleFactor: 1 };
const POSITION = '9/9/3B5/9/2W1B4 w 0 9';

test('a position from an address is edited, solved, compared and played on by other rules', async () => {
  const address = `?variant=tsivy&position=${POSITION.replaceAll(' ', '_')}`;
  const page = await open(address, { ...TALL, init: DRAWN_QUICKLY });
  await until(page, (seen) => seen.position === POSITION, 'the position of the address');
  await tapWords(page, 'Menu');
  await tapWords(page, 'Edit this position');
  await until(page, (seen) => seen.page === 'Editor', 'the editor');
  await picture(page, 'phone-editor');

  // A white stone is put on e3 by touch. White is at the left of the turned board: the letters stand beside the
  // rows, the digits below the columns.
  const seen = await written(page, 'e');
  const place = (name) => seen.words.find(([text]) => text === name);
  const [[, letterX, letterY], [, digitX, digitY]] = [place('e'), place('3')];
  const turned = letterX < digitX;
  await page.touchscreen.tap(turned ? digitX : letterX, turned ? letterY : digitY);
  await written(page, '9/9/3BW4/9/2W1B4 w 0 9');
  await tapWords(page, 'Undo');
  await written(page, POSITION);

  await tapWords(page, 'Solve');
  await written(page, /^With best play: White wins/);
  await tapWords(page, 'Compare rules');
  await until(page, (now) => now.page === 'Compare', 'the comparison');
  await written(page, /^1 turn is legal under every variant/);
  await picture(page, 'phone-compare');
  // The buttons of the sheets stand one below the other: the last is that of the Parker box.
  await tapWords(page, 'Play on by these rules');
  await tapWords(page, 'A person – A person');
  const game = await until(page, (now) => now.page === 'Board' && now.variant === 'parker', 'the game');
  assert.equal(game.position, POSITION);
  assert.deepEqual(page.errors, []);
});
