// A game under review on a phone: its best lines and its analysis, each found in a worker of its own;
// and what the lines cost the frames.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, press, until, written } from './browser.mjs';
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

test('while five lines are searched for, a frame comes at most twice as late as at rest', async () => {
  const page = await open('?variant=tsivy', { viewport: { width: 800, height: 600 }, init: DRAWN_QUICKLY });
  await reviewed(page, 'Tsivy: ahead in stones, and lost');
  const measure = (wait) => page.evaluate(async (time) => {
    // Every frame is drawn.
    let drawing = true;
    const gaps = [];
    let last;
    const frame = (now) => {
      if (last) gaps.push(now - last);
      last = now;
      if (!drawing) return;
      globalThis.fanorona.game.draw();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    await new Promise((next) => setTimeout(next, time));
    drawing = false;
    return gaps;
  }, wait);
  const at = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];
  await page.keyboard.press('l');
  for (let lines = 3; lines < 5; lines++) await press(page, '+');
  await written(page, '5 lines');
  await page.keyboard.press('l');
  let figures;
  // This is wall-clock time: if other programs disturb the measurement, it is repeated.
  for (let attempt = 0; attempt < 3; attempt++) {
    const gaps = { rest: [], busy: [] };
    for (let round = 0; round < 3; round++) {
      await page.waitForTimeout(1000);
      gaps.rest.push(...await measure(4000));
      await page.keyboard.press('l');
      await written(page, /^Depth /);
      gaps.busy.push(...await measure(4000));
      assert.ok(await page.evaluate(() => globalThis.fanoronaPage.isSeeking()), 'the search still runs');
      await page.keyboard.press('l');
    }
    figures = Object.fromEntries(['rest', 'busy'].map((name) => [name, {
      frames: gaps[name].length, median: at(gaps[name], 0.5), most: at(gaps[name], 0.95),
    }]));
    if (figures.busy.median <= 2 * figures.rest.median && figures.busy.most <= 2 * figures.rest.most) break;
    console.log(`disturbed: ${JSON.stringify(figures)}`);
  }
  console.log(JSON.stringify(figures));
  assert.ok(figures.rest.frames > 30 && figures.busy.frames > 30, 'frames were drawn');
  assert.ok(figures.busy.median <= 2 * figures.rest.median, 'the median');
  assert.ok(figures.busy.most <= 2 * figures.rest.most, 'the 95th percentile');
});

test('with few stones the exact results stand on the board', async () => {
  const page = await open('?variant=tsivy', { viewport: { width: 800, height: 600 }, init: DRAWN_QUICKLY });
  await reviewed(page, 'Telo: the last step away');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('l');
  await written(page, /^(=|[+−]\d+)$/);
  await picture(page, 'exact');
  assert.deepEqual(page.errors, []);
});

/** Opens a shipped game for review. */
async function reviewed(page, title) {
  await press(page, 'I know the game');
  await press(page, 'Close');
  await press(page, 'Learn');
  await press(page, 'Games to learn from');
  await press(page, 'Look at it', title);
  await until(page, (now) => now.page === 'Board', 'the game');
}
