// The built page in a real browser: functions for all tests.
import { chromium } from 'playwright-core';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../serve.mjs';

export const DIST = process.env.FANORONA_WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
/** The folder in which pictures are stored; none by default. */
const PICTURES = process.env.FANORONA_WEB_PICTURES;
/** The page is served from a nested folder, as on many hosts. */
const BASE = '/games/fanorona/';
/** The timeout of every wait, in milliseconds: software rendering on a slow machine takes long. */
export const TIMEOUT = Number(process.env.FANORONA_WEB_TIMEOUT ?? 300) * 1000;

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

let browser;
let server;

/** How the browser is launched: with WebGL 2 drawn in software. */
export function launchOptions() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  if (!executablePath) throw new Error('no Chromium found; set CHROMIUM to the path of one');
  return {
    executablePath,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist', '--autoplay-policy=document-user-activation-required'],
  };
}

/** Starts the browser and the server once. */
export async function begin() {
  server ??= await serve(DIST, 0, BASE);
  browser ??= await chromium.launch(launchOptions());
}

export async function end() {
  await browser?.close();
  server?.close();
}

export const home = () => `http://127.0.0.1:${server.address().port}${BASE}`;

/** Closes all pages that a test has left open. */
export async function close() {
  for (const context of browser?.contexts() ?? []) await context.close();
}

/** A browser context without stored data. */
export const fresh = (options) => browser.newContext(options);

/** A page in a new context, without stored data. Its errors are collected in `page.errors`. Requests for addresses
 * that match `refuse` fail. */
export async function open(address = '', { init, wait = true, site = home(), refuse, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, locale: 'en-GB', ...options });
  if (refuse) await context.route(refuse, (route) => route.abort());
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') page.errors.push(message.text());
  });
  await page.goto(site + address);
  if (wait) await ready(page);
  return page;
}

/** Waits for the first complete picture; throws at once if the page fails. */
export async function ready(page) {
  await page.waitForFunction(
    () => globalThis.fanorona?.ready || !document.getElementById('failure').hidden,
    null, { timeout: TIMEOUT, polling: 100 });
  const why = await failure(page);
  if (why) throw new Error(`the page has failed: ${why}`);
}

/** The text of the failure page; empty if the page has not failed. */
export const failure = (page) => page.evaluate(() => {
  const box = document.getElementById('failure');
  return box.hidden ? '' : `${document.getElementById('failure-words').textContent}\n${
    document.getElementById('failure-report').value}`;
});

export const look = (page) => page.evaluate(async () => {
  const { game } = globalThis.fanorona;
  if (!game.look) throw new Error('this page is built without the probe: build it with web/build.sh fast');
  game.look();
  for (;;) {
    const seen = game.seen();
    if (seen) return seen;
    await new Promise((next) => setTimeout(next, 30));
  }
});

/** Waits until this condition is true. */
export async function until(page, condition, what) {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const seen = await look(page);
    if (condition(seen)) return seen;
    const why = await failure(page);
    if (why) throw new Error(`the page has failed: ${why}`);
    if (Date.now() > end) throw new Error(`${what} never came: ${JSON.stringify(seen)}`);
    await page.waitForTimeout(60);
  }
}

/** Waits until it is the person's turn and nothing moves. */
export const still = (page) =>
  until(page, (seen) => seen.over || (!seen.busy && !seen.thinking && seen.turns.length > 0), 'a still board');

/** Waits until these words are displayed and do not move, and clicks them: of several, the ones drawn last, or
 * those in the line of the words `beside`, or next below it. */
export async function press(page, what, beside) {
  let before;
  const fits = (wanted) => ([text]) => (typeof wanted === 'string' ? text === wanted : wanted.test(text));
  const find = (words) => {
    if (!beside) return words.findLast(fits(what));
    const line = words.findLast(fits(beside));
    // Buttons stand in the line of what they belong to, or below it.
    const away = ([, , y]) => (y > line[2] - 20 ? y - line[2] : Infinity);
    return line && words.filter(fits(what)).toSorted((one, other) => away(one) - away(other))[0];
  };
  const seen = await until(page, ({ words }) => {
    const found = find(words);
    const still = found && String(found) === before;
    before = String(found);
    return still;
  }, `the words ${what}${beside ? ` beside ${beside}` : ''}`);
  const [, x, y] = find(seen.words);
  await page.mouse.click(x, y);
}

/** Waits until these words are displayed. */
export const written = (page, what) => until(page, ({ words }) =>
  words.some(([text]) => (typeof what === 'string' ? text === what : what.test(text))), `the words ${what}`);

/** Types a line into the page's text field, which is for playing without seeing the board. */
export async function type(page, line) {
  await page.focus('#line');
  await page.fill('#line', line);
  await page.press('#line', 'Enter');
}

/** Everything read out so far. */
export const said = (page) => page.evaluate(() => document.getElementById('said').textContent);

/** Waits until this is read out. */
export async function heard(page, what) {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const text = await said(page);
    if (typeof what === 'string' ? text.includes(what) : what.test(text)) return text;
    if (Date.now() > end) throw new Error(`${what} was not read out: ${text}`);
    await page.waitForTimeout(60);
  }
}

/** The points of a turn in notation, in order, and its letters. */
export function parts(turn) {
  const points = turn.match(/[a-z]\d+/g);
  const kinds = [...turn.matchAll(/[a-z]\d+([AW]?)/g)].slice(1).map((match) => match[1]);
  return { points, kinds };
}

/** Measures a part of the window: the standard deviation of the brightness (0 to 127), its mean, the number of colours
 * and the mean colour. Uses a screenshot, not the canvas. */
export async function picture(page, name, clip) {
  const png = await page.screenshot({ clip });
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }
  const tool = await browser.newPage();
  const measured = await tool.evaluate(async (data) => {
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
  return measured;
}

/** The part of the window with the board. */
export function board(seen) {
  const spots = Object.values(seen.points);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const x = Math.max(0, Math.min(...xs));
  const y = Math.max(0, Math.min(...ys));
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether a picture shows a board, with light and dark, instead of one colour. */
export const shows = ({ spread, colours }) => spread > 12 && colours > 60;
