// The page without a network, and newer versions of the page.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../serve.mjs';
import { DIST, begin, close, end, failure, open, picture, ready, still, type, until } from './browser.mjs';

before(begin);
afterEach(close);
after(end);

/** Copies the site to a folder. Returns a function that publishes a version of it, with an addition to the page. */
function published(folder) {
  cpSync(DIST, folder, { recursive: true });
  // Without compressed copies, which would lack the addition.
  for (const name of ['index.html', 'service.js']) {
    for (const end of ['.br', '.gz']) rmSync(join(folder, name + end), { force: true });
  }
  const [index, service] = ['index.html', 'service.js'].map((name) => readFileSync(join(folder, name), 'utf8'));
  return (version, added = '') => {
    writeFileSync(join(folder, 'index.html'),
      index.replace('</head>', `<meta name="test-version" content="${version}">${added}</head>`));
    writeFileSync(join(folder, 'service.js'), service.replace(/(?<=STORES\}|fanorona-)[0-9a-f]+(?=[`'])/, version));
  };
}

test('the second visit needs no network', async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  assert.equal(await failure(page), '');
  // The game opens the licences in a new tab.
  const licences = await page.context().newPage();
  await licences.goto(new URL('./licences.txt', page.url()).href);
  assert.match(await licences.textContent('body'), /Apache License/);
  await assert.rejects(licences.goto(new URL('./nothing.txt', page.url()).href));
});

test('a newer version is offered, not forced, and a broken one can be replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fanorona-site-'));
  const publish = published(folder);
  publish('a1');
  const server = await serve(folder);
  try {
    const site = `http://127.0.0.1:${server.address().port}/`;
    const page = await open('?variant=telo&white=person&black=person', { site });
    const version = () => page.evaluate(() => document.querySelector('meta[name=test-version]').content);
    const take = async (wanted) => {
      await page.click('#update .take');
      await page.waitForFunction((it) => document.querySelector('meta[name=test-version]')?.content === it, wanted);
    };
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await type(page, (await still(page)).turns[0]);
    await until(page, (now) => now.played === 1, 'the turn');

    publish('a2', '<script>HTMLCanvasElement.prototype.getContext = () => null</script>');
    await page.reload();
    await ready(page);
    assert.equal(await version(), 'a1', 'the cached page is used');
    await page.waitForSelector('#update:not([hidden])');
    await picture(page, 'update');
    await page.click('#update .later');
    await page.waitForSelector('#update', { state: 'hidden' });
    await page.reload();
    await ready(page);
    await page.waitForSelector('#update:not([hidden])');
    assert.equal(await version(), 'a1');
    await until(page, (now) => now.played === 1, 'the resumed game');

    // Another tab still shows the version before.
    const other = await page.context().newPage();
    await other.goto(`${site}icon-192.png`);
    // The accepted version is broken; its failure page offers the next one as well.
    await take('a2');
    const stores = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').pop()));
    assert.deepEqual(await stores(), ['a1', 'a2']);
    await page.context().setOffline(true);
    assert.ok(await other.evaluate(async () => {
      const store = await caches.open((await caches.keys()).find((name) => name.endsWith(' a2')));
      const { url } = (await store.keys()).find((request) => /puzzles-telo-/.test(request.url));
      await store.delete(url);
      return (await fetch(url)).ok;
    }), 'a file that only the version before has');
    await page.context().setOffline(false);
    await other.close();
    await page.waitForSelector('#failure:not([hidden])');
    publish('a3');
    await page.reload();
    await page.waitForSelector('#failure:not([hidden])');
    assert.equal(await version(), 'a2');
    await page.waitForSelector('#update:not([hidden])');
    await picture(page, 'update-failed');
    await take('a3');
    await ready(page);
    assert.deepEqual(await stores(), ['a2', 'a3']);
    await until(page, (now) => now.played === 1, 'the resumed game');
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
