// Measures how long the built page takes to load, by default slowed down to a mid-range phone with 10 Mbit/s.
// Usage: measure.mjs [runs] [slowdown of the processor] [Mbit/s]
import { begin, end, fresh, home, TIMEOUT } from './tests/browser.mjs';

const [runs = 3, slower = 4, speed = 10] = process.argv.slice(2).map(Number);
/** The round-trip time in milliseconds. */
const LATENCY = 40;

async function visit(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false, latency: LATENCY, downloadThroughput: speed * 125000, uploadThroughput: speed * 125000,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(home());
  await page.waitForFunction(() => globalThis.fanorona?.ready, null, { timeout: TIMEOUT, polling: 50 });
  const times = await page.evaluate(() => ({
    bar: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
    downloaded: Math.round(performance.getEntriesByName('fanorona-fetched')[0]?.startTime ?? NaN),
    playable: Math.round(performance.getEntriesByName('fanorona-ready')[0].startTime),
  }));
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Now the service worker fills its cache.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(1500);
  await page.close();
  return times;
}

await begin();
const first = [];
const second = [];
for (let run = 0; run < runs; run++) {
  const context = await fresh({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  first.push(await visit(context));
  second.push(await visit(context));
  await context.close();
}
await end();
const middle = (list, key) => list.map((it) => it[key]).sort((a, b) => a - b)[Math.floor(list.length / 2)];
for (const [name, list] of [['first visit', first], ['second visit', second]]) {
  const times = ['bar', 'downloaded', 'playable'].map((key) => `${key} ${middle(list, key)} ms`).join(', ');
  console.log(`${name}: ${times} (medians of ${runs}; processor ${slower} times slower, ${speed} Mbit/s)`);
}
