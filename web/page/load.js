// Fetches the game, shows how far it is, and hands over with the first whole picture.
import { onReady, textOf, words } from './@BRIDGE@';
import { fail, hasFailed } from './@FAILURE@';
import { askWhoHolds } from './@HOLDS@';
import { warm } from './@THINKER_PAGE@';
import { offerUpdates } from './@OFFLINE@';
import init, * as game from './@GLUE@';

/** Bytes of the program, unpacked: what a stream counts, whatever the host packs it with. */
const SIZE = @WASM_BYTES@;
/** How much of the bar is for fetching; the rest is for setting up. */
const FETCHING = 90;

const by = (id) => document.getElementById(id);
const bar = by('bar');
const canvas = by('game');

function hasGraphics() {
  try {
    const probe = document.createElement('canvas').getContext('webgl2');
    probe?.getExtension('WEBGL_lose_context')?.loseContext();
    return Boolean(probe);
  } catch {
    return false;
  }
}

/** The same answer, counted while it comes. */
function counted(response) {
  if (!response.ok || !response.body) return response;
  const reader = response.body.getReader();
  let got = 0;
  const stream = new ReadableStream({
    async pull(to) {
      const { done, value } = await reader.read();
      if (done) {
        bar.value = FETCHING;
        performance.mark('fanorona-fetched');
        by('stage').textContent = words.prepare;
        to.close();
        return;
      }
      got += value.length;
      bar.value = Math.max(bar.value, FETCHING * Math.min(1, got / SIZE));
      to.enqueue(value);
    },
    cancel: (why) => reader.cancel(why),
  });
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

function listen() {
  canvas.setAttribute('aria-label', words.board);
  // Only on the canvas: the page itself keeps its menus and its scrolling.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
  // Who goes from part to part with Tab sees where that leads; nobody else has a frame around the game.
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab') document.documentElement.classList.add('keys');
  }, { capture: true });
  addEventListener('pointerdown', () => document.documentElement.classList.remove('keys'), { capture: true });
  // The game's own pages, before the browser's.
  canvas.addEventListener('keydown', (event) => {
    if (event.key === 'F1' || event.key === 'F2') event.preventDefault();
  });
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    fail(words.lost, 'webglcontextlost');
  });
  addEventListener('error', (event) => {
    const text = String(event.message || event.error);
    // winit leaves its own loop by an exception.
    if (!text.includes('Using exceptions for control flow')) fail('', text);
  });
  addEventListener('unhandledrejection', (event) => {
    const text = String(event.reason);
    if (event.reason instanceof WebAssembly.RuntimeError) fail('', text);
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', async (event) => {
    event.preventDefault();
    for (const file of event.dataTransfer?.files ?? []) game.bringIn(file.name, await textOf(file));
  });
  by('typing').querySelector('label').textContent = words.field;
  by('typing').querySelector('button').textContent = words.send;
  by('typing').addEventListener('submit', (event) => {
    event.preventDefault();
    game.typeLine(by('line').value);
    by('line').value = '';
  });
}

async function look() {
  game.look();
  for (;;) {
    const seen = game.seen();
    if (seen) return JSON.parse(seen);
    await new Promise((next) => setTimeout(next, 30));
  }
}

onReady(() => {
  bar.value = 100;
  const loading = by('loading');
  loading.classList.add('gone');
  setTimeout(() => { loading.hidden = true; }, 400);
  // What the address asked for is done; a reload goes on from here.
  if (location.search || location.hash) history.replaceState(null, '', location.pathname);
  performance.mark('fanorona-ready');
  canvas.focus({ preventScroll: true });
  warm();
  offerUpdates(words);
  // For tests: where things are, and whether all is well.
  globalThis.fanorona = { ready: true, look, failed: hasFailed, game };
});

async function load() {
  if (!hasGraphics()) {
    fail(words.noGraphics, 'no webgl2');
    return;
  }
  by('stage').textContent = words.load;
  let response;
  try {
    response = await fetch('./@WASM@');
  } catch (error) {
    fail(words.noFetch, String(error));
    return;
  }
  if (!response.ok) {
    fail(words.noFetch, `${response.status} ${response.statusText}`);
    return;
  }
  listen();
  try {
    await askWhoHolds();
    await init({ module_or_path: counted(response) });
  } catch (error) {
    if (!String(error).includes('Using exceptions for control flow')) {
      fail('', String(error?.stack || error));
    }
  }
}

load();
