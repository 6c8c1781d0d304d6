// A game under review on a phone: its best lines and its analysis, each found in a worker of its own;
// and what the lines cost the frames.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, look, open, picture, press, until, written } from './browser.mjs';
import { DRAWN_QUICKLY } from './exercise.mjs';
import { PHONE, tapWords } from './touch.mjs';

before(begin);
afterEach(close);
after(end);

test('a shipped game is analysed, and its best lines are shown, by touch on a phone', async () => {
  const page = await open('?variant=telo', { ...PHONE, deviceScaleFactor: 1, init: DRAWN_QUICKLY });
  await tapWords(page, 'I know the game');
  await tapWords(page, 'Close');
  await tapWords(page, 'Menu');
  await tapWords(page, 'Games to learn from');
  await tapWords(page, 'Look at it');
  await until(page, (now) => now.page === 'Board', 'the game');
  await tapWords(page, 'Menu');
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
  const page = await open('?variant=tsivy', {
    viewport: { width: 640, height: 480 },
    init: () => {
      localStorage.setItem('fanorona/settings', '(quality: "low", engine_lines: (count: 5))');
      // When the page was drawn, in milliseconds: frames without work of the game are not counted.
      globalThis.drawn = [];
      const request = globalThis.requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (task) => request((time) => {
        const start = performance.now();
        task(time);
        if (performance.now() - start > 1) globalThis.drawn.push(start);
      });
    },
  });
  await reviewed(page, 'The sample game of the Parker box', 'Menu');
  await page.evaluate(() => {
    const { beginJob, jobAnswer, stopJob } = globalThis.fanoronaPage;
    Object.assign(globalThis.fanoronaPage, {
      beginJob: (worker, job) => {
        globalThis.seeking ||= job.startsWith('Lines(');
        return beginJob(worker, job);
      },
      jobAnswer: (worker) => {
        const text = jobAnswer(worker);
        if (text?.endsWith('finished:true)')) globalThis.seeking = false;
        return text;
      },
      stopJob: (worker) => {
        globalThis.seeking = false;
        stopJob(worker);
      },
    });
  });
  const measure = () => page.evaluate(async () => {
    let drawing = true;
    const go = () => {
      globalThis.fanorona.game.draw();
      if (drawing) setTimeout(go, 16);
    };
    go();
    await new Promise((next) => setTimeout(next, 500));
    globalThis.drawn.length = 0;
    await new Promise((next) => setTimeout(next, 6000));
    drawing = false;
    return globalThis.drawn.slice(1).map((time, at) => time - globalThis.drawn[at]);
  });
  const at = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];
  let figures;
  // This is wall-clock time: if other programs disturb the measurement, it is repeated.
  for (let attempt = 0; attempt < 3; attempt++) {
    const gaps = { rest: [], busy: [] };
    // A slow machine that draws by software has a frame a second, and is measured for longer.
    const few = () => Math.min(gaps.rest.length, gaps.busy.length) <= 20;
    for (let round = 0; round < 3 || (few() && round < 12); round++) {
      gaps.rest.push(...await measure());
      await page.keyboard.press('l');
      await page.waitForFunction(() => globalThis.seeking);
      gaps.busy.push(...await measure());
      assert.ok(await page.evaluate(() => globalThis.seeking), 'the search still runs');
      await page.keyboard.press('l');
      await page.waitForFunction(() => !globalThis.seeking);
    }
    figures = Object.fromEntries(['rest', 'busy'].map((name) => [name, {
      frames: gaps[name].length, median: at(gaps[name], 0.5), most: at(gaps[name], 0.95),
    }]));
    if (figures.busy.median <= 2 * figures.rest.median && figures.busy.most <= 2 * figures.rest.most) break;
    console.log(`disturbed: ${JSON.stringify(figures)}`);
  }
  console.log(JSON.stringify(figures));
  assert.ok(figures.rest.frames > 20 && figures.busy.frames > 20, 'frames were drawn');
  assert.ok(figures.busy.median <= 2 * figures.rest.median, 'the median');
  assert.ok(figures.busy.most <= 2 * figures.rest.most, 'the 95th percentile');
});

test('with few stones the exact results stand on the board', async () => {
  const page = await open('?variant=tsivy', { viewport: { width: 1120, height: 800 }, init: DRAWN_QUICKLY });
  await reviewed(page, 'Telo: the last step away');
  await page.keyboard.press('End');
  await written(page, /^After 6/);
  await page.keyboard.press('ArrowLeft');
  await written(page, /^After 5/);
  await page.keyboard.press('l');
  await written(page, /^(=|[+−]\d+)$/);
  await picture(page, 'exact');
  assert.deepEqual(page.errors, []);
});

/** Opens a shipped game for review, in small windows by way of a menu. */
async function reviewed(page, title, menu) {
  await press(page, 'I know the game');
  await press(page, 'Close');
  if (menu) {
    // A list that is longer than the window.
    await press(page, menu);
    await written(page, 'New game');
    const first = ({ words }) => words.findLast(([text]) => text === 'New game') ?? [];
    const [, x, y] = first(await look(page));
    await page.mouse.move(x, y + 60);
    await page.mouse.wheel(0, 120);
    await until(page, (seen) => !(first(seen)[2] > y - 30), 'a list that a notch of the wheel moves');
    for (let notch = 0; notch < 8; notch++) await page.mouse.wheel(0, 120);
  } else {
    await press(page, 'Learn');
  }
  await press(page, 'Games to learn from');
  await press(page, 'Look at it', title);
  await written(page, 'The past');
}
