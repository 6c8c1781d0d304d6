// The lessons on the page: the first one by touch on a phone; the whole course, if asked for.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, parts, picture, until, written } from './browser.mjs';

before(begin);
afterEach(close);
after(end);

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Settings with which the many exercises of the course are drawn quickly. */
const DRAWN_QUICKLY = () => localStorage.setItem('fanorona/settings', '(quality: "low", speed: 2.0)');
/** What the panel says when an exercise is solved. */
const NEXT = 'Next exercise';

/** Taps the words when they have come to rest. */
async function tapWords(page, what) {
  let before;
  const fits = ([text]) => (typeof what === 'string' ? text === what : what.test(text));
  const seen = await until(page, ({ words }) => {
    const found = String(words.findLast(fits));
    const rests = found === before && found !== 'undefined';
    before = found;
    return rests;
  }, `the words ${what}`);
  const [, x, y] = seen.words.findLast(fits);
  await page.touchscreen.tap(x, y);
}

/** Taps a point when the view has come to rest. */
async function tapPoint(page, name) {
  let [before, frames] = ['', 0];
  const seen = await until(page, (now) => {
    const at = String(now.points[name]);
    frames = !now.busy && at === before && at !== 'undefined' ? frames + 1 : 0;
    before = at;
    return frames >= 5;
  }, `the point ${name} at rest`);
  await page.touchscreen.tap(...seen.points[name]);
}

test('the first lesson of a newcomer, by touch on a phone', async () => {
  const page = await open('', PHONE);
  await picture(page, 'phone-welcome');
  await tapWords(page, 'I am new to Fanorona');
  await written(page, 'Move your stone from c3 to d4.');
  await picture(page, 'phone-first-exercise');
  await tapPoint(page, 'c3');
  await until(page, (now) => now.chosen === 'c3', 'the stone chosen');
  await tapPoint(page, 'd4');
  await written(page, NEXT);
  await page.waitForFunction(() => /first-step.*stars: 3/.test(localStorage.getItem('fanorona/progress.ron') ?? ''));
  await tapWords(page, NEXT);
  await tapPoint(page, 'b4');
  await written(page, /^2 \/ /);
  assert.deepEqual(page.errors, []);
});

test('every exercise of the course, by touch on a phone, with the solutions shown',
  { skip: process.env.FANORONA_WEB_COURSE !== '1' && 'FANORONA_WEB_COURSE is not 1' }, async () => {
    const page = await open('', { ...PHONE, deviceScaleFactor: 1, init: DRAWN_QUICKLY });
    await tapWords(page, 'I am new to Fanorona');
    let solved = 0;
    for (let name = ''; ;) {
      const at = await until(page, ({ words }) => {
        const number = words.find(([text]) => /^\d+ \/ \d+$/.test(text));
        return number && name !== String(number[0]) && words.some(([text]) => text === 'Hint');
      }, `an exercise after ${name}`);
      [name] = at.words.find(([text]) => /^\d+ \/ \d+$/.test(text));
      await picture(page, `course-${String(solved + 1).padStart(2, '0')}`);
      await tapWords(page, 'Hint');
      for (let tries = 0; tries < 40; tries++) {
        const now = await until(page, ({ words, busy }) => !busy && words.some(([text]) =>
          ['Show the solution', 'End the turn', 'Try again', NEXT].includes(text)), 'a button');
        const has = (what) => now.words.some(([text]) => text === what);
        if (has(NEXT)) break;
        if (has('Try again')) await tapWords(page, 'Try again');
        else await solve(page);
      }
      await written(page, NEXT);
      solved += 1;
      await tapWords(page, NEXT);
      const over = await until(page, (now) => now.page === 'Lessons'
        || now.words.some(([text]) => text === 'Hint'), 'the next exercise');
      if (over.page === 'Lessons') break;
    }
    const progress = await page.evaluate(() => localStorage.getItem('fanorona/progress.ron'));
    assert.equal([...progress.matchAll(/stars: [123]/g)].length, solved, 'every exercise is recorded');
    assert.deepEqual(page.errors, []);
  });

/** Has the solution shown, and taps what it says. */
async function solve(page) {
  await tapWords(page, 'Show the solution');
  const seen = await until(page, ({ words }) => words.some(([text]) =>
    /^(The solution goes on with|Still to be picked:|The solution is to claim)/.test(text)), 'the solution');
  const [said] = seen.words.findLast(([text]) => /solution|Still to be picked/.test(text) && text !== 'Show the solution');
  if (/claim/.test(said)) return tapWords(page, 'Claim the capture');
  if (/picked/.test(said)) {
    for (const name of said.match(/[a-z]\d+/g)) await tapPoint(page, name);
    return undefined;
  }
  const { points, kinds } = parts(said.match(/[a-z]\d+\S*/)[0]);
  await tapPoint(page, points[0]);
  for (const [nth, name] of points.slice(1).entries()) {
    await tapPoint(page, name);
    const now = await until(page, (seen) => !seen.busy, 'the stones at rest');
    if (now.choice === name) await tapWords(page, kinds[nth] === 'A' ? /^A: approach/ : /^W: withdrawal/);
  }
  await page.waitForTimeout(300);
  const now = await until(page, (seen) => !seen.busy, 'the stones at rest');
  if (now.words.some(([text]) => text === 'End the turn')) await tapWords(page, 'End the turn');
  return undefined;
}
