// Measures how long built pages take from opening to playable. Usage:
//
//   measure.mjs [--runs 3] [--slower 4] [--speed 10] [--watch 4000] [folder…]
//
// `slower` slows the processor down, `speed` is the network's in Mbit/s; the defaults are a mid-range phone. Several
// folders are visited in turns, each run in another order, and each compared with the first, run by run. Each run of a
// folder is a first visit with a new browser and a new profile, then a second one with a new browser and that profile.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';
import { DIST, TIMEOUT, launchOptions } from './tests/browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    speed: { type: 'string', default: '10' },
    // How long the page is watched after it is playable, in milliseconds.
    watch: { type: 'string', default: '4000' },
  },
});
const [runs, slower, speed, watch] = ['runs', 'slower', 'speed', 'watch'].map((name) => Number(values[name]));
const folders = positionals.length > 0 ? positionals : [DIST];
/** The round-trip time in milliseconds. */
const LATENCY = 40;
/** The mark that tells that the page is playable; docs/web.md describes all of them. */
const PLAYABLE = 'ready';

/** Notes the longest time between two frames of the browser after the page is playable. */
function watchFrames() {
  let last;
  let longest = 0;
  const frame = (now) => {
    if (performance.getEntriesByName('fanorona-ready').length > 0) {
      if (last !== undefined) longest = Math.max(longest, now - last);
      last = now;
    }
    globalThis.longestPause = longest;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Opens the page in a new browser with this profile. Returns the times of its marks in milliseconds. */
async function visit(profile, address) {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(), viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'en-GB',
  });
  const page = context.pages()[0] ?? await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript(watchFrames);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false, latency: LATENCY, downloadThroughput: speed * 125000, uploadThroughput: speed * 125000,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.fanorona?.ready, null, { timeout: TIMEOUT, polling: 50 });
  // The service worker fills its cache, the browser keeps what it has compiled, and the picture becomes finer.
  await page.waitForTimeout(watch);
  const times = await page.evaluate(() => ({
    bar: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ...Object.fromEntries(performance.getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('fanorona-'))
      .map(({ name, startTime }) => [name.slice('fanorona-'.length), startTime])),
    'longest pause after': globalThis.longestPause,
  }));
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.close();
  return times;
}

/** Serves a folder. Returns its address. */
async function address(folder) {
  const server = await serve(folder, 0, '/games/fanorona/');
  return `http://127.0.0.1:${server.address().port}/games/fanorona/`;
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const round = (number) => (number < 10 ? number.toFixed(2) : String(Math.round(number)));
const addresses = await Promise.all(folders.map(address));
const visits = folders.map(() => ({ first: [], second: [] }));
const load = [loadavg()[0]];
for (let run = 0; run < runs; run++) {
  const order = folders.map((_, at) => (at + run) % folders.length);
  for (const at of order) {
    const profile = mkdtempSync(join(tmpdir(), 'fanorona-visit-'));
    for (const kind of ['first', 'second']) visits[at][kind].push(await visit(profile, addresses[at]));
    rmSync(profile, { recursive: true, force: true });
  }
  load.push(loadavg()[0]);
}
console.log(`medians of ${runs} in milliseconds; processor ${slower} times slower, ${speed} Mbit/s, ${LATENCY} ms; load ${
  load.map((it) => it.toFixed(1)).join(', ')}`);
for (const kind of ['first', 'second']) {
  console.log(`\n${kind} visit`);
  folders.forEach((folder, at) => {
    const all = visits[at][kind];
    const times = Object.keys(all[0]).map((mark) => `${mark} ${round(median(all.map((it) => it[mark])))}`);
    console.log(`${folder}: ${times.join(', ')}`);
    if (at === 0) return;
    const ratios = all.map((it, run) => it[PLAYABLE] / visits[0][kind][run][PLAYABLE]);
    console.log(`  ${PLAYABLE}, in relation to the first folder: median ${round(median(ratios))}, ${
      round(Math.min(...ratios))} to ${round(Math.max(...ratios))}`);
  });
}
process.exit(0);
