// The page as a stranger meets it, in a real browser. Run by `make web-test`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  begin, board, end, failure, look, open, parts, picture, ready, said, shows, still, type, until,
} from './browser.mjs';

before(begin);
after(end);

const TELO = '?variant=telo&white=person&black=person';

/** Plays a turn by clicks on the board: the stone, then each point it goes to. */
async function click(page, turn, tap = (x, y) => page.mouse.click(x, y)) {
  const { points, kinds } = parts(turn);
  const before = await still(page);
  await tap(...before.points[points[0]]);
  for (let i = 1; i < points.length; i++) {
    const seen = await until(page, (now) => !now.busy, 'a still board');
    await tap(...seen.points[points[i]]);
    await page.waitForTimeout(120);
    const now = await look(page);
    if (now.played === before.played && now.steps < i && kinds[i - 1]) {
      await page.keyboard.press(kinds[i - 1] === 'A' ? 'a' : 'w');
    }
    await until(page, (now) => now.steps >= i || now.played > before.played, `step ${i} of ${turn}`);
  }
  const now = await until(page, (now) => !now.busy || now.played > before.played, 'the stone to lie');
  if (now.played === before.played) await page.keyboard.press('Enter');
  return until(page, (now) => now.played > before.played, `the end of ${turn}`);
}

test('the page loads into a playable board', async () => {
  const page = await open('', { wait: false });
  const values = [];
  const begun = Date.now();
  while (!(await page.evaluate(() => globalThis.fanorona?.ready)) && Date.now() - begun < 180000) {
    values.push(await page.evaluate(() => document.getElementById('bar').value));
    assert.equal(await failure(page), '');
    await page.waitForTimeout(50);
  }
  await ready(page);
  assert.deepEqual(values, [...values].sort((a, b) => a - b), 'the bar never goes back');
  await page.waitForSelector('#loading', { state: 'hidden' });
  const seen = await look(page);
  assert.equal(Object.keys(seen.points).length, 45, 'the standard board has 45 points');
  const told = await picture(page, 'start', board(seen));
  assert.ok(shows(told), `a board is to be seen: ${JSON.stringify(told)}`);
  assert.deepEqual(page.faults, []);
  // The same look at nothing fails: it can.
  await page.evaluate(() => { document.getElementById('frame').style.visibility = 'hidden'; });
  assert.ok(!shows(await picture(page, 'hidden', board(seen))), 'an empty page shows no board');
  await page.context().close();
});

test('Telo against a character, by the mouse', async () => {
  const page = await open('?variant=telo&white=person&black=fara');
  for (let turn = 0; turn < 3; turn++) {
    const seen = await still(page);
    if (seen.over) break;
    await click(page, seen.turns[0]);
    const answered = await until(page, (now) => now.over || now.played >= 2 * turn + 2, 'the answer');
    assert.ok(answered.over || answered.played === 2 * turn + 2);
  }
  const seen = await still(page);
  assert.ok(seen.played >= 2);
  assert.ok(shows(await picture(page, 'telo', board(seen))));
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a whole game by typing alone', async () => {
  const page = await open(TELO);
  await type(page, 'a9-z9');
  let heard = await said(page);
  assert.match(heard, /no point|a9/i, 'what is wrong is said');
  let turns = 0;
  for (; turns < 60; turns++) {
    const seen = await still(page);
    if (seen.over) break;
    const turn = seen.turns[(turns * 7) % seen.turns.length];
    await type(page, turn);
    await until(page, (now) => now.played === turns + 1, turn);
    await until(page, (now) => !now.busy, 'a still board');
    heard = await said(page);
    assert.ok(heard.includes(turn), `${turn} is read out`);
  }
  const seen = await look(page);
  if (seen.over) assert.match(heard, /wins|draw/i, 'the result is read out');
  assert.ok(turns >= 4, 'turns were played');
  await type(page, 'undo');
  await until(page, (now) => now.played < turns, 'the turn taken back');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('without workers the computer still plays', async () => {
  const page = await open('?variant=telo&white=person&black=fara', { init: () => { delete globalThis.Worker; } });
  const seen = await still(page);
  await type(page, seen.turns[0]);
  await until(page, (now) => now.over || now.played >= 2, 'the answer');
  await page.context().close();
});

test('a browser that keeps nothing is no failure', async () => {
  const page = await open(TELO, {
    init: () => {
      Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
    },
  });
  const seen = await still(page);
  await type(page, seen.turns[0]);
  await until(page, (now) => now.played === 1, 'the turn');
  assert.equal(await failure(page), '');
  await page.context().close();
});

test('a browser without WebGL 2 gets a plain sentence', async () => {
  const page = await open('', {
    wait: false,
    init: () => { HTMLCanvasElement.prototype.getContext = () => null; },
  });
  await page.waitForSelector('#failure', { state: 'visible' });
  assert.match(await failure(page), /WebGL 2/);
  await page.context().close();
});

test('a lost picture is told, with a report and a reload', async () => {
  const page = await open(TELO);
  await type(page, (await still(page)).turns[0]);
  await until(page, (now) => now.played === 1, 'the turn');
  await page.evaluate(() => {
    document.getElementById('game').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await page.waitForSelector('#failure', { state: 'visible' });
  assert.match(await failure(page), /graphics card[^]*fanorona:1\.telo\./);
  await page.context().close();
});

test('a link opens its game', async () => {
  const first = await open(TELO);
  await type(first, (await still(first)).turns[0]);
  await until(first, (now) => now.played === 1, 'the turn');
  const { position } = await still(first);
  await first.evaluate(() => globalThis.fanoronaPage.failed('on purpose'));
  const link = /fanorona:1\.\S+/.exec(await failure(first))[0];
  await first.context().close();
  const second = await open(`#${link}`);
  const seen = await look(second);
  assert.equal(seen.position, position);
  assert.equal(seen.played, 1);
  await second.context().close();
});

test('a reload goes on with the game', async () => {
  const page = await open(TELO);
  for (let turn = 0; turn < 2; turn++) {
    await type(page, (await still(page)).turns[0]);
    await until(page, (now) => now.played === turn + 1, 'the turn');
  }
  const { position } = await still(page);
  await page.reload();
  await ready(page);
  const seen = await until(page, (now) => now.played === 2, 'the same game');
  assert.equal(seen.position, position);
  assert.equal(seen.page, 'Board');
  await page.context().close();
});

test('thoughts are stopped at once', async () => {
  const page = await open('?variant=tsivy&white=person&black=person');
  const link = await page.evaluate(() => {
    globalThis.fanoronaPage.failed('on purpose');
    return /fanorona:1\.\S+/.exec(document.getElementById('failure-report').value)[0];
  });
  const took = await page.evaluate(async (game) => {
    const { think, thought, stopThinking } = globalThis.fanoronaPage;
    const errand = (nodes) =>
      `(game:"${game}",character:None,depth:60,nodes:${nodes},lines:1,seed:0,milliseconds:None)`;
    const answer = async () => {
      for (;;) {
        const text = thought();
        if (text !== undefined) return text;
        await new Promise((next) => setTimeout(next, 2));
      }
    };
    think(errand(1000));
    const first = await answer();
    think(errand(4000000000));
    await new Promise((next) => setTimeout(next, 200));
    const began = performance.now();
    stopThinking();
    const stopped = performance.now() - began;
    think(errand(1000));
    const second = await answer();
    return { stopped, same: first === second };
  }, link);
  assert.ok(took.stopped < 50, `stopping took ${took.stopped} ms`);
  assert.ok(took.same, 'the next errand is answered as the first');
  await page.context().close();
});

test('the second visit needs no network', async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  assert.equal(await failure(page), '');
  await page.context().close();
});
