// The lessons on the page: the first one by touch on a phone; the whole course, if asked for.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, until, written } from './browser.mjs';
import { DRAWN_QUICKLY, solved } from './exercise.mjs';
import { PHONE, tapPoint, tapWords } from './touch.mjs';

before(begin);
afterEach(close);
after(end);

/** The button that goes on when an exercise is solved: the last of a lesson, and of the course, lead elsewhere. */
const NEXT = /^(Next exercise|Next lesson|Play a game)$/;

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
    let count = 0;
    for (let name = ''; ;) {
      const at = await until(page, ({ words }) => {
        const number = words.find(([text]) => /^\d+ \/ \d+$/.test(text));
        return number && name !== String(number[0]) && words.some(([text]) => text === 'Hint');
      }, `an exercise after ${name}`);
      [name] = at.words.find(([text]) => /^\d+ \/ \d+$/.test(text));
      await picture(page, `course-${String(count + 1).padStart(2, '0')}`);
      await tapWords(page, 'Hint');
      await solved(page, NEXT);
      count += 1;
      await tapWords(page, NEXT);
      const over = await until(page, (now) => now.page === 'NewGame'
        || now.words.some(([text]) => text === 'Hint'), 'the next exercise');
      if (over.page === 'NewGame') break;
    }
    const progress = await page.evaluate(() => localStorage.getItem('fanorona/progress.ron'));
    assert.equal([...progress.matchAll(/stars: [123]/g)].length, count, 'every exercise is recorded');
    assert.deepEqual(page.errors, []);
  });
