// A session at the page: settings, storage, import and export, sound, and clocks.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, afterEach, before, test } from 'node:test';
import {
  TIMEOUT, begin, board, close, end, failure, heard, look, open, picture, press, ready, still, type, until,
  written,
} from './browser.mjs';
import { PHONE, tapWords } from './touch.mjs';

before(begin);
afterEach(close);
after(end);

const TELO = '?variant=telo&white=person&black=person';
const WIDE = { viewport: { width: 1280, height: 720 } };

/** The player's own variant, and a record of it. */
const VARIANT = `(key: "seven", names: {"en": "Seven by five"}, columns: 7, rows: 5,
  start: ["BBBBBBB", "BBBBBBB", "BWB1WBW", "WWWWWWW", "WWWWWWW"], repeating: NotTwiceInChain)`;

/** A board and stones of the player's own: both greener than any shipped ones. */
const BOARD = `(key: "lawn", names: {"en": "Lawn"}, field: Plain(colour: "#20b020", rough: 0.8),
  frame: Plain(colour: "#105010", rough: 0.6), groove: (colour: "#002000", half: 0.03, depth: 0.008),
  carving: (inlay: "#20b020", inlaid: 0.5, depth: 0.004), signs: "#ffffff")`;
const STONES = `(key: "peas", names: {"en": "Peas"}, outline: Ball(width: 0.6),
  white: (body: Plain(colour: "#e0ffe0"), mark: Ring, ink: "#003000", rough: 0.5),
  black: (body: Plain(colour: "#003000"), mark: Dot, ink: "#e0ffe0", rough: 0.5))`;

/** Drops files on the page, or holds them over it. */
const drop = (page, files, kind = 'drop') => page.evaluate(([all, what]) => {
  const data = new DataTransfer();
  for (const [name, text] of all) data.items.add(new File([text], name));
  dispatchEvent(new DragEvent(what, { dataTransfer: data, cancelable: true }));
}, [files, kind]);

/** The contents of a download. */
const contents = async (download) => readFile(await download.path());

test('settings persist', async () => {
  const page = await open(TELO, WIDE);
  await press(page, 'Menu');
  await press(page, 'Settings');
  await press(page, 'Language');
  await press(page, 'Français');
  await written(page, 'Nouvelle partie');
  await page.keyboard.press('Escape');
  await until(page, (now) => now.page === 'Board', 'the board');
  await page.keyboard.press('m');
  await page.waitForFunction(() => /muted: *true/.test(localStorage.getItem('fanorona/settings') ?? ''));
  await page.reload();
  await ready(page);
  // Nothing was played, so the page begins again what its address asks for.
  await until(page, (now) => now.page === 'Board' && now.variant === 'telo', 'the game of the address');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  assert.match(await page.evaluate(() => localStorage.getItem('fanorona/settings')), /muted: *true/);
  assert.deepEqual(page.errors, []);
});

test('a full storage is reported, and the game goes on', async () => {
  const page = await open(TELO, {
    ...WIDE,
    init: () => {
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    },
  });
  await type(page, (await still(page)).turns[0]);
  await heard(page, /not being saved.*QuotaExceededError/);
  await type(page, (await still(page)).turns[0]);
  await until(page, (now) => now.played === 2, 'the next turn');
  assert.equal(await failure(page), '');
});

test('records are exported as downloads, and imported by the dialog and by dropping them', async () => {
  const page = await open(TELO, WIDE);
  for (let turn = 1; turn <= 2; turn++) {
    await type(page, (await still(page)).turns[0]);
    await until(page, (now) => now.played === turn, 'the turn');
  }
  const { position } = await still(page);
  // The text field covers the menu while it has the focus.
  await page.focus('#game');
  await press(page, 'Library');
  await press(page, 'My games');
  const coming = page.waitForEvent('download');
  await press(page, /^Save these to a file/);
  const download = await coming;
  assert.equal(download.suggestedFilename(), 'fanorona.fgn');
  const record = String(await contents(download));
  assert.match(record, /telo/);

  // In a browser without stored data. Only one page draws at a time.
  await page.context().close();
  const other = await open('?variant=tsivy&white=person&black=person', WIDE);
  await press(other, 'Library');
  await press(other, 'My games');
  await press(other, /^Import games/);
  // As in a browser that does not say that the dialog was cancelled: the next key ends the wait.
  const cancelled = other.waitForEvent('filechooser');
  await press(other, /^Choose files/);
  await cancelled;
  await other.keyboard.press('Shift');
  const asked = other.waitForEvent('filechooser');
  await press(other, /^Choose files/);
  await (await asked).setFiles({ name: 'one.fgn', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await until(other, (now) => now.variant === 'telo' && now.position === position, 'the game at the table');
  // Two records go into the list; an invalid one is reported with its position.
  await drop(other, [['two.fgn', record]], 'dragenter');
  await written(other, /^Let go here/);
  await drop(other, [['two.fgn', `${record}\n\n${record}`], ['none.fgn', '[Variant "telo"]\n\n1. z9-a1 *\n']]);
  await written(other, /none\.fgn, line 3/);
  await written(other, /2 games/);
  assert.deepEqual(other.errors, []);
});

test('letters of all scripts are drawn by the browser when a name needs them', async () => {
  const page = await open(TELO, WIDE);
  await still(page);
  const fetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('letters-'));
  assert.ok(!(await page.evaluate(fetched)));
  const record = (white, black) => `[Variant "telo"]\n[White "${white}"]\n[Black "${black}"]\n\n*\n`;
  await drop(page, [['names.fgn', `${record('שרה כהן', '王小明')}\n${record('राजेश', 'محمد')}`]]);
  await press(page, 'My games');
  await written(page, /שרה כהן/u);
  await page.waitForFunction(fetched);
  await written(page, /राजेश/u);
  await picture(page, 'names');
  assert.deepEqual(page.errors, []);
});

/** Shares the game at the table, one of Telo, as a link. */
async function shareLink(page) {
  await page.focus('#game');
  await press(page, 'Library');
  await press(page, 'My games');
  await press(page, /· Fanoron-Telo/);
  await press(page, 'Share');
  await press(page, 'Link to the game');
}

/** Copies it. */
async function copyLink(page) {
  await shareLink(page);
  await written(page, /is on the clipboard/);
}

/** Shares a picture of the position on the board. */
async function sharePicture(page) {
  await still(page);
  await press(page, 'Menu');
  await press(page, 'Share');
  await press(page, 'Picture of the position');
}

test('a game is copied to the clipboard, and pasted from it', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await open(TELO, { ...WIDE, permissions });
  await type(page, (await still(page)).turns[0]);
  const { position } = await until(page, (now) => now.played === 1, 'the turn');
  await copyLink(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /^http.*\/games\/fanorona\/#fanorona:1\.telo\./);
  await page.context().close();
  // With the button.
  const other = await open('?variant=tsivy&white=person&black=person', { ...WIDE, permissions });
  await other.evaluate((text) => navigator.clipboard.writeText(text), link);
  await press(other, 'Library');
  await press(other, 'My games');
  await press(other, /^Import games/);
  await press(other, 'Paste');
  await until(other, (now) => now.variant === 'telo' && now.position === position, 'the game at the table');
  await other.context().close();
  // With the keys; not into the field for typing, which has a clipboard of its own.
  const third = await open('?variant=tsivy&white=person&black=person', { ...WIDE, permissions });
  await third.evaluate((text) => navigator.clipboard.writeText(text), link);
  await third.focus('#line');
  await third.keyboard.press('Control+v');
  await third.waitForFunction((text) => document.getElementById('line').value === text, link);
  assert.equal((await still(third)).variant, 'tsivy', 'what is pasted into the field stays there');
  await third.focus('#game');
  await third.keyboard.down('Control');
  await third.keyboard.press('v', { delay: 300 });
  await third.keyboard.up('Control');
  await until(third, (now) => now.variant === 'telo' && now.position === position, 'the pasted game');
  await third.context().close();
  // A refusal by the browser is reported.
  const fourth = await open(TELO, {
    ...WIDE, init: () => { navigator.clipboard.readText = () => Promise.reject(new Error('no')); },
  });
  await press(fourth, 'Library');
  await press(fourth, 'My games');
  await press(fourth, /^Import games/);
  await press(fourth, 'Paste');
  await written(fourth, /does not let the page read the clipboard/);
});

test('a page without a clipboard copies with a selection, at once or with the next gesture', async () => {
  const page = await open(TELO, { ...WIDE, permissions: ['clipboard-read', 'clipboard-write'], init: () => {
    globalThis.system = navigator.clipboard;
    Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => undefined });
  } });
  const copied = () => page.evaluate(() => globalThis.system.readText());
  await type(page, (await still(page)).turns[0]);
  await until(page, (now) => now.played === 1, 'the turn');
  await copyLink(page);
  assert.match(await copied(), /#fanorona:1\.telo\./);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'game');
  await page.evaluate(() => {
    const copy = document.execCommand;
    document.execCommand = () => {
      document.execCommand = copy;
      return false;
    };
    return navigator.clipboard.writeText('later').catch(() => {});
  });
  await page.keyboard.press('Shift');
  assert.equal(await copied(), 'later');
  // The failure page says that it has copied the report only if it has.
  await page.evaluate(() => {
    globalThis.fanoronaPage.failed('on purpose');
    document.execCommand = () => false;
  });
  await page.click('#failure-copy');
  await page.waitForFunction(() => document.activeElement.id === 'failure-report');
  assert.equal(await page.textContent('#failure-copy'), 'Copy the report');
  await page.evaluate(() => { delete document.execCommand; });
  await page.click('#failure-copy');
  await page.waitForFunction(() => document.getElementById('failure-copy').textContent === 'Copied');
  assert.match(await copied(), /on purpose/);
  assert.deepEqual(page.errors, []);
});

test('a variant of the player\'s own is stored, and the worker plays it', async () => {
  const page = await open(TELO, WIDE);
  await drop(page, [['mine.ron', '(key: 5)']]);
  await written(page, /mine\.ron:1:/);
  await drop(page, [['mine.ron', VARIANT]]);
  await written(page, /Seven by five.*among your variants/);
  await page.reload();
  await ready(page);
  await page.goto(String(new URL('?variant=seven&white=person&black=ombiasy', page.url())));
  await ready(page);
  let seen = await still(page);
  assert.equal(seen.variant, 'seven');
  assert.equal(Object.keys(seen.points).length, 35);
  await page.evaluate(() => {
    const { jobAnswer } = globalThis.fanoronaPage;
    globalThis.answers = [];
    globalThis.fanoronaPage.jobAnswer = (worker) => {
      const text = jobAnswer(worker);
      if (text) globalThis.answers.push(text);
      return text;
    };
  });
  await type(page, seen.turns[0]);
  seen = await until(page, (now) => now.played === 2, 'the answer');
  // In the page itself the search would have 25 ms, and visit at most a tenth of these positions.
  const nodes = await page.evaluate(() => Number(/nodes: *(\d+)/.exec(globalThis.answers.at(-1))[1]));
  assert.ok(nodes > 300000, `${nodes} positions`);
});

test('a board and stones of the player\'s own are used, and removed', async () => {
  const page = await open(TELO, WIDE);
  const green = async (name) => {
    // The first page gives way to the page of a new game, and that to the board.
    for (let presses = 0; presses < 2 && (await look(page)).page !== 'Board'; presses += 1) {
      await page.keyboard.press('Escape', { delay: 300 });
      await page.waitForTimeout(3000);
    }
    const seen = await until(page, (now) => now.page === 'Board' && !now.busy, 'the board');
    await page.waitForTimeout(1000);
    const [red, leaf, blue] = (await picture(page, name, board(seen))).mixed;
    return leaf - Math.max(red, blue);
  };
  assert.ok(await green('table') < 0);
  await drop(page, [['bad.ron', BOARD.replace('0.8', '8')]]);
  await written(page, /bad\.ron:1:\d+/);
  await drop(page, [['lawn.ron', BOARD], ['peas.ron', STONES]]);
  await written(page, /“Lawn” is in use now.*“Peas” are in use now/);
  assert.ok(await green('lawn') > 20);
  await page.reload();
  await ready(page);
  assert.ok(await green('lawn-again') > 20);
  // Removed looks are gone after a reload as well.
  await page.focus('#game');
  await press(page, 'Library');
  await press(page, 'My games');
  await press(page, 'Import games…');
  for (const name of ['Lawn', 'Peas']) {
    await press(page, 'Remove', name);
    await press(page, 'Remove', `Remove “${name}”?`);
    await written(page, `“${name}” is removed.`);
  }
  assert.ok(await green('table-again') < 0);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/looks/'))), []);
  assert.deepEqual(page.errors, []);
});

test('a photograph is downloaded as a picture', async () => {
  const page = await open(TELO, WIDE);
  await still(page);
  await page.keyboard.press('F2');
  await written(page, 'Take a picture');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Space');
  const png = await contents(await coming);
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1280, 720]);
  assert.ok(png.length > 100000, 'a picture of one colour is small');
  await written(page, /\.png/);
});

test('a picture of the position goes to the clipboard, or is downloaded where that takes none', async () => {
  const page = await open(TELO, { ...WIDE, permissions: ['clipboard-read', 'clipboard-write'] });
  await sharePicture(page);
  await written(page, 'The picture is on the clipboard.');
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return [width, height];
  });
  assert.deepEqual(size, [1280, 720]);
  // The interface is there again, and nothing moves.
  await written(page, 'Menu');
  await page.evaluate(() => { navigator.clipboard.write = () => Promise.reject(new Error('no')); });
  const coming = page.waitForEvent('download');
  await sharePicture(page);
  assert.match((await coming).suggestedFilename(), /^fanorona-.*\.png$/);
  await written(page, /The picture is now in fanorona-.*\.png/);
  assert.deepEqual(page.errors, []);
});

test('on a phone links and pictures go to the share sheet', async () => {
  const page = await open(TELO, { ...PHONE, viewport: { width: 390, height: 844 }, init: () => {
    globalThis.shared = [];
    navigator.canShare = () => true;
    navigator.share = async ({ url, files }) => {
      globalThis.shared.push(url ?? `${files[0].name} ${files[0].type} ${files[0].size > 10000}`);
      // A player who closes the sheet wants nothing else.
      throw new DOMException('closed', 'AbortError');
    };
  } });
  await still(page);
  await tapWords(page, 'Menu');
  await tapWords(page, 'Link to the game');
  await tapWords(page, 'Menu');
  await tapWords(page, 'Picture of the position');
  await page.waitForFunction(() => globalThis.shared.length === 2);
  const [link, picture] = await page.evaluate(() => globalThis.shared);
  assert.match(link, /^http.*#fanorona:1\.telo\./);
  assert.match(picture, /^fanorona-.*\.png image\/png true$/);
  const { words } = await still(page);
  assert.ok(!words.some(([text]) => /clipboard|picture is now/.test(text)), 'the sheet says it all');
  assert.deepEqual(page.errors, []);
});

/** Records the peak amplitude of all samples that the page passes to the browser. */
const recordPeak = () => {
  globalThis.peak = 0;
  const copy = AudioBuffer.prototype.copyToChannel;
  AudioBuffer.prototype.copyToChannel = function (samples, ...rest) {
    for (const sample of samples) globalThis.peak = Math.max(globalThis.peak, Math.abs(sample));
    return copy.call(this, samples, ...rest);
  };
};
/** The peak amplitude during this time, in milliseconds. */
const peakDuring = async (page, time = 1500) => {
  await page.evaluate(() => { globalThis.peak = 0; });
  await page.waitForTimeout(time);
  return page.evaluate(() => globalThis.peak);
};
/** Evaluates an expression without a user gesture: playwright's own calls count as one. */
async function evaluateQuietly(page, expression) {
  const tools = await page.context().newCDPSession(page);
  const { result } = await tools.send('Runtime.evaluate', { expression, returnByValue: true });
  await tools.detach();
  return result.value;
}
const states = (page) => evaluateQuietly(page, 'fanoronaSound.map(({ state }) => state)');

test('stones sound after the first gesture, never while hidden or muted', async () => {
  const page = await open(TELO, { ...WIDE, init: recordPeak, wait: false });
  while (!(await evaluateQuietly(page, 'globalThis.fanorona?.ready'))) await page.waitForTimeout(200);
  // The output opens after the first picture.
  for (let tries = 0; tries < 100 && (await states(page)).length === 0; tries++) await page.waitForTimeout(200);
  await page.waitForTimeout(1000);
  const before = await states(page);
  assert.ok(before.length > 0 && before.every((state) => state === 'suspended'), `before a gesture: ${before}`);
  const seen = await still(page);
  await page.mouse.click(...seen.points[seen.turns[0].slice(0, 2)]);
  await page.waitForFunction(() => globalThis.fanoronaSound.some(({ state }) => state === 'running'));
  const step = async () => {
    const { turns, played } = await still(page);
    const peak = peakDuring(page, 4000);
    await type(page, turns[0]);
    await until(page, (now) => now.played > played, 'the turn');
    return peak;
  };
  const audible = await step();
  assert.ok(audible > 0.02 && audible <= 1, `the sound of a stone: ${audible}`);
  // Hidden: everything is suspended, and resumed with the page.
  const hide = (hidden) => page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  await hide(true);
  await page.waitForFunction(() => globalThis.fanoronaSound.every(({ state }) => state === 'suspended'));
  await hide(false);
  await page.waitForFunction(() => globalThis.fanoronaSound.some(({ state }) => state === 'running'));
  await page.focus('#game');
  await page.keyboard.press('m');
  await page.waitForTimeout(500);
  assert.equal(await step(), 0, 'muted');
});

test('a clock runs while the page is frozen', async () => {
  const page = await open('', WIDE);
  await press(page, 'I know the game');
  await press(page, /^Fanoron-Telo/);
  await press(page, 'Match, names, clocks, coach');
  await press(page, 'No clock');
  await press(page, /^5 min/);
  await press(page, 'Play');
  const time = (words) => words.map(([text]) => /^(\d+):(\d\d)$/.exec(text)).filter(Boolean)
    .map(([, minutes, seconds]) => 60 * minutes + Number(seconds));
  const before = time((await until(page, ({ words }) => time(words).length === 2, 'two clocks')).words);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((next) => setTimeout(next, 6000));
  await tools.send('Page.setWebLifecycleState', { state: 'active' });
  const after = time((await look(page)).words);
  const sum = ([white, black]) => white + black;
  assert.ok(sum(before) - sum(after) >= 6, `${before} and then ${after}`);
  assert.deepEqual(page.errors, []);
});

test('a second tab leaves the game of the first alone', async () => {
  const first = await open(TELO, WIDE);
  await type(first, (await still(first)).turns[0]);
  await until(first, (now) => now.played === 1, 'the turn');
  await first.waitForFunction(() => Object.keys(localStorage).some((key) => /\/\d+-\d+\.fgn$/.test(key)));
  const { position } = await still(first);
  const second = await first.context().newPage();
  second.setDefaultTimeout(TIMEOUT);
  await second.goto(`${first.url()}${TELO}`);
  await ready(second);
  assert.equal((await look(second)).played, 0, 'its own game');
  await type(second, (await still(second)).turns[1]);
  await until(second, (now) => now.played === 1, 'its turn');
  await second.waitForFunction(() => Object.keys(localStorage)
    .filter((key) => /\/\d+-\d+\.fgn$/.test(key)).length === 2);
  // The first one continues its game, also after a reload.
  await first.bringToFront();
  await first.reload();
  await ready(first);
  assert.equal((await until(first, (now) => now.played === 1, 'the same game')).position, position);
});
