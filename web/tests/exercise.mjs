// Exercises by touch: functions for the tests of lessons and puzzles.
import { parts, until } from './browser.mjs';
import { tapPoint, tapWords } from './touch.mjs';

/** Settings with which many exercises are drawn quickly. */
export const DRAWN_QUICKLY = () => localStorage.setItem('fanorona/settings', '(quality: "low", speed: 2.0)');

/** Has an exercise solved that the hint was asked for: the solution shown and played, turn after turn, until there are
 * words that match `over`. */
export async function solved(page, over) {
  for (let tries = 0; tries < 40; tries++) {
    const now = await until(page, ({ words, busy }) => !busy && words.some(([text]) =>
      ['Show the solution', 'End turn', 'Try again'].includes(text) || over.test(text)), 'a button');
    if (now.words.some(([text]) => over.test(text))) return;
    if (now.words.some(([text]) => text === 'Try again')) await tapIfThere(page, 'Try again');
    else await solve(page, over);
  }
  throw new Error(`${over} never came`);
}

const SOLUTION = /^(The solution goes on with|Still to be picked:|The solution is to claim)/;

/** Has the solution shown, and taps what it says. While a turn is judged the buttons are those of before. */
async function solve(page, over) {
  if (!await tapIfThere(page, 'Show the solution')) {
    await tapIfThere(page, 'End turn');
    return undefined;
  }
  const seen = await until(page, ({ words }) =>
    words.some(([text]) => SOLUTION.test(text) || text === 'Try again' || over.test(text)), 'the solution');
  if (!seen.words.some(([text]) => SOLUTION.test(text))) return undefined;
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
  await tapIfThere(page, 'End turn');
  return undefined;
}

/** Taps the words if they are there, and do not go by themselves. Returns whether they were tapped. */
async function tapIfThere(page, what) {
  const places = [];
  for (let looks = 0; looks < 2; looks++) {
    await page.waitForTimeout(500);
    const { words } = await until(page, (seen) => !seen.busy, 'the stones at rest');
    places.push(words.find(([text]) => text === what));
  }
  const rests = places[1] !== undefined && String(places[0]) === String(places[1]);
  if (rests) await page.touchscreen.tap(places[1][1], places[1][2]);
  return rests;
}
