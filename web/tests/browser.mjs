// A real browser with the built page: what all the tests need.
import { chromium } from 'playwright-core';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../serve.mjs';

export const DIST = process.env.FANORONA_WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
/** Where pictures are kept, if they are. */
const PICTURES = process.env.FANORONA_WEB_PICTURES;
/** The page lies in a folder of a folder, as on many hosts. */
const BASE = '/games/fanorona/';
/** Software drawing on a slow machine takes its time. */
export const PATIENCE = Number(process.env.FANORONA_WEB_PATIENCE ?? 300) * 1000;

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

let browser;
let server;

/** Starts browser and server once. */
export async function begin() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  if (!executablePath) throw new Error('no Chromium found; CHROMIUM names one');
  server ??= await serve(DIST, 0, BASE);
  browser ??= await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist', '--autoplay-policy=document-user-activation-required'],
  });
}

export async function end() {
  await browser?.close();
  server?.close();
}

export const home = () => `http://127.0.0.1:${server.address().port}${BASE}`;

/** Closes what a test has left open. */
export async function close() {
  for (const context of browser?.contexts() ?? []) await context.close();
}

/** A visitor who has never been here. */
export const fresh = (options) => browser.newContext(options);

/** A page of its own, without anything kept. What goes wrong in it lands in `page.faults`. */
export async function open(address = '', { init, wait = true, site = home(), ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, locale: 'en-GB', ...options });
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') page.faults.push(message.text());
  });
  await page.goto(site + address);
  if (wait) await ready(page);
  return page;
}

/** Waits for the first whole picture; a page of failures ends the wait at once. */
export async function ready(page) {
  await page.waitForFunction(
    () => globalThis.fanorona?.ready || !document.getElementById('failure').hidden,
    null, { timeout: PATIENCE, polling: 100 });
  const why = await failure(page);
  if (why) throw new Error(`the page has failed: ${why}`);
}

/** What the page of failures says; an empty text while all is well. */
export const failure = (page) => page.evaluate(() => {
  const box = document.getElementById('failure');
  return box.hidden ? '' : `${document.getElementById('failure-words').textContent}\n${
    document.getElementById('failure-report').value}`;
});

export const look = (page) => page.evaluate(() => globalThis.fanorona.look());

/** Looks until this is true. */
export async function until(page, true_, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look(page);
    if (true_(seen)) return seen;
    const why = await failure(page);
    if (why) throw new Error(`the page has failed: ${why}`);
    if (Date.now() > end) throw new Error(`${what} never came: ${JSON.stringify(seen)}`);
    await page.waitForTimeout(60);
  }
}

/** It is the person's turn and nothing moves. */
export const still = (page) =>
  until(page, (seen) => seen.over || (!seen.busy && !seen.thinking && seen.turns.length > 0), 'a still board');

/** Waits until this is written somewhere, rests there, and clicks it: what lies uppermost of several, or
 * in the line of other words. */
export async function press(page, what, beside) {
  let before;
  const fits = (wanted) => ([text]) => (typeof wanted === 'string' ? text === wanted : wanted.test(text));
  const find = (words) => {
    if (!beside) return words.findLast(fits(what));
    const line = words.findLast(fits(beside));
    const away = ([, , y]) => Math.abs(y - line[2]);
    return line && words.filter(fits(what)).toSorted((one, other) => away(one) - away(other))[0];
  };
  const seen = await until(page, ({ words }) => {
    const found = find(words);
    const rests = found && String(found) === before;
    before = String(found);
    return rests;
  }, `the words ${what}${beside ? ` beside ${beside}` : ''}`);
  const [, x, y] = find(seen.words);
  await page.mouse.click(x, y);
}

/** Waits until this is written somewhere. */
export const written = (page, what) => until(page, ({ words }) =>
  words.some(([text]) => (typeof what === 'string' ? text === what : what.test(text))), `the words ${what}`);

/** Types a line into the page's field, as one who does not see the board does. */
export async function type(page, line) {
  await page.focus('#line');
  await page.fill('#line', line);
  await page.press('#line', 'Enter');
}

/** Everything read out so far. */
export const said = (page) => page.evaluate(() => document.getElementById('said').textContent);

/** Waits until this is read out. */
export async function heard(page, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const text = await said(page);
    if (typeof what === 'string' ? text.includes(what) : what.test(text)) return text;
    if (Date.now() > end) throw new Error(`${what} was not read out: ${text}`);
    await page.waitForTimeout(60);
  }
}

/** The points of a turn as it is written, in order, and its letters. */
export function parts(turn) {
  const points = turn.match(/[a-z]\d+/g);
  const kinds = [...turn.matchAll(/[a-z]\d+([AW]?)/g)].slice(1).map((match) => match[1]);
  return { points, kinds };
}

/** How much the picture varies in brightness (standard deviation, 0 to 127), and how many colours
 * it has, and its mean colour, inside a part of the window. Read from what the browser shows, not from the canvas. */
export async function picture(page, name, clip) {
  const png = await page.screenshot({ clip });
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }
  const tool = await browser.newPage();
  const told = await tool.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    let sum = 0;
    let squares = 0;
    const sums = [0, 0, 0];
    const colours = new Set();
    const count = pixels.length / 4;
    for (let i = 0; i < pixels.length; i += 4) {
      const light = 0.3 * pixels[i] + 0.59 * pixels[i + 1] + 0.11 * pixels[i + 2];
      sum += light;
      squares += light * light;
      for (const part of [0, 1, 2]) sums[part] += pixels[i + part];
      colours.add((pixels[i] >> 3) << 10 | (pixels[i + 1] >> 3) << 5 | pixels[i + 2] >> 3);
    }
    const mean = sum / count;
    return { spread: Math.sqrt(squares / count - mean * mean), mean, colours: colours.size, mixed: sums.map((part) => part / count) };
  }, png.toString('base64'));
  await tool.close();
  return told;
}

/** The part of the window where the board lies. */
export function board(seen) {
  const spots = Object.values(seen.points);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const x = Math.max(0, Math.min(...xs));
  const y = Math.max(0, Math.min(...ys));
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Is there a board, with light and dark, rather than one colour? */
export const shows = ({ spread, colours }) => spread > 12 && colours > 60;
