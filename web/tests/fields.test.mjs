// What is typed and turned on the page: its text fields, the on-screen keyboard, and the keys that are the browser's.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { begin, close, end, open, picture, press, until, written } from './browser.mjs';
import { PHONE, tapWords } from './touch.mjs';

before(begin);
afterEach(close);
after(end);

/** Stands for the part of the page above an on-screen keyboard, which no test can open. */
const VIEW = () => {
  const view = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight });
  Object.defineProperty(globalThis, 'visualViewport', { value: view });
};

const focused = (page) => page.evaluate(() => {
  const { tagName, value, id } = document.activeElement;
  const { top, bottom, height } = document.activeElement.getBoundingClientRect();
  return { tagName, value, id, top, bottom, height };
});

test('a name is typed on a phone after one tap, above the keyboard on the screen', async () => {
  const page = await open('?variant=telo', { ...PHONE, viewport: { width: 390, height: 844 }, init: VIEW });
  await tapWords(page, 'I know the game');
  await tapWords(page, 'Match, names, clocks, coach');
  const field = page.locator('.field').first();
  await page.mouse.move(195, 500);
  for (let turns = 0; turns < 20 && !await field.isVisible(); turns++) {
    await page.mouse.wheel(0, 120);
    await until(page, () => true, 'a frame');
  }
  await field.tap();
  const before = await focused(page);
  assert.equal(before.tagName, 'INPUT');
  assert.ok(before.height >= 44, `${before.height} pixels high`);
  assert.notEqual(await field.evaluate((one) => getComputedStyle(one).caretColor), 'rgba(0, 0, 0, 0)');
  await page.keyboard.type('Soa');
  await page.evaluate((bottom) => {
    visualViewport.height = bottom - 10;
    visualViewport.dispatchEvent(new Event('resize'));
  }, before.bottom);
  const moved = await focused(page);
  assert.ok(moved.bottom <= before.bottom - 10, `${moved.bottom} is below the keyboard`);
  await picture(page, 'phone-field');
  await page.keyboard.press('Enter');
  const left = await focused(page);
  assert.equal(left.id, 'game');
  assert.equal(await page.evaluate(() => document.getElementById('frame').style.translate), '');
  await until(page, () => true, 'a frame');
  assert.equal(await field.inputValue(), 'Soa');
  assert.deepEqual(page.errors, []);
});

test('letters are composed with an input method', async () => {
  const page = await open('?variant=telo', { viewport: { width: 1000, height: 700 } });
  await press(page, 'I know the game');
  await press(page, 'Match, names, clocks, coach');
  await written(page, 'Names');
  const field = page.locator('.field').first();
  await field.click();
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'わん', selectionStart: 2, selectionEnd: 2 });
  await until(page, () => true, 'a frame');
  assert.equal(await field.inputValue(), 'わん', 'no frame takes away what is being composed');
  await keys.send('Input.insertText', { text: '王' });
  await until(page, () => true, 'a frame');
  assert.equal(await field.inputValue(), '王');
  await page.keyboard.press('Tab');
  await until(page, () => true, 'a frame');
  await until(page, () => true, 'another frame');
  assert.equal((await focused(page)).tagName, 'INPUT', 'Tab goes to the field below');
  assert.equal((await focused(page)).value, '');
  assert.deepEqual(page.errors, []);
});

test('keys and wheel of the browser are the browser\'s, on a tablet with a keyboard too', async () => {
  const page = await open('?variant=telo&white=person&black=person', { ...PHONE, viewport: { width: 800, height: 600 }, deviceScaleFactor: 1 });
  const used = (kind, init) => page.evaluate(([event, all]) => {
    const made = new globalThis[event](all.type, { ...all, bubbles: true, cancelable: true });
    return !document.getElementById('game').dispatchEvent(made);
  }, [kind, init]);
  await page.focus('#game');
  assert.equal(await used('KeyboardEvent', { type: 'keydown', key: 'r', code: 'KeyR', ctrlKey: true }), false);
  await page.keyboard.press('Tab');
  assert.notEqual((await focused(page)).id, 'game', 'Tab leaves the board');
  await page.evaluate(() => {
    globalThis.turned = [];
    document.getElementById('game').addEventListener('wheel', ({ deltaMode, deltaY, ctrlKey, defaultPrevented }) =>
      globalThis.turned.push([deltaMode, deltaY, ctrlKey, defaultPrevented]));
  });
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => globalThis.turned.length > 0);
  const [first] = await page.evaluate(() => globalThis.turned);
  assert.deepEqual(first.slice(0, 3), [1, 1, false], 'a notch is a notch, as in the window');
  assert.deepEqual(page.errors, []);
});

test('a system that asks for little motion and much contrast gets both at the first visit', async () => {
  const page = await open('?variant=telo', { reducedMotion: 'reduce', contrast: 'more' });
  await page.waitForFunction(() => /reduced_motion: *true/.test(localStorage.getItem('fanorona/settings') ?? ''));
  const settings = await page.evaluate(() => localStorage.getItem('fanorona/settings'));
  assert.match(settings, /board: *"plain"/);
  assert.match(settings, /stones: *"plain"/);
});
