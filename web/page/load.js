// Downloads the game with a progress bar, and shows it after its first complete picture.
import { fetchFirstTexts, onDrawing, onLetters, onReady, onTexts, textOf, words } from './@BRIDGE@';
import { fail, hasFailed } from './@FAILURE@';
import { askWhoHolds } from './@HOLDS@';
import { warm } from './@THINKER_PAGE@';
import { offerUpdates } from './@OFFLINE@';
import init, * as game from './@GLUE@';

/** The size of the uncompressed program in bytes, which is what a stream counts. */
const SIZE = @WASM_BYTES@;
/** The share of the download in the progress bar, in percent; the rest is for starting the game. */
const DOWNLOAD_SHARE = 90;

const by = (id) => document.getElementById(id);
const bar = by('bar');
const canvas = by('game');

/** Whether the browser can draw the game. The context is the one that the game takes, so it has the attributes that wgpu asks for. */
function hasGraphics() {
  try {
    return Boolean(canvas.getContext('webgl2', { antialias: false }));
  } catch {
    return false;
  }
}

/** Starts the browser's graphics in a worker, which takes a second where there is no graphics card. The page's own thread
 * would wait, and read nothing of the program meanwhile. */
function startGraphics() {
  const look = 'try { new OffscreenCanvas(1, 1).getContext("webgl2"); } finally { postMessage(0); }';
  return new Promise((done) => {
    try {
      const worker = new Worker(URL.createObjectURL(new Blob([look], { type: 'text/javascript' })));
      worker.onmessage = worker.onerror = () => {
        worker.terminate();
        done();
      };
    } catch {
      done();
    }
  });
}

/** The program could not be fetched, for the reason in its message. */
class NotFetched extends Error {}

/** The program, which is compiled while it is downloaded. */
async function compiled(signal) {
  let response;
  try {
    response = await fetch('./@WASM@', { signal });
  } catch (error) {
    throw new NotFetched(String(error));
  }
  if (!response.ok) throw new NotFetched(`${response.status} ${response.statusText}`);
  // The progress bar has a copy: browsers keep what they have compiled for the next visit only if they get the response itself.
  showProgress(response.clone()).catch(() => {});
  return WebAssembly.compileStreaming(ofProgram(response));
}

/** The response, with the type that compilers demand, which not every host knows. */
function ofProgram(response) {
  if (response.headers.get('Content-Type') === 'application/wasm') return response;
  return new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } });
}

/** Moves the progress bar with the download. */
async function showProgress(response) {
  const reader = response.body.getReader();
  let got = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    got += part.value.length;
    bar.value = Math.max(bar.value, DOWNLOAD_SHARE * Math.min(1, got / SIZE));
  }
  bar.value = DOWNLOAD_SHARE;
  performance.mark('fanorona-fetched');
  by('stage').textContent = words.prepare;
}

function listen() {
  onLetters((font) => game.takeLetters(font));
  onTexts((code, files) => game.takeTexts(code, files));
  canvas.setAttribute('aria-label', words.board);
  // Only on the canvas: the rest of the page keeps its context menu and scrolling.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
  // The focus frame around the game is shown only to those who navigate with Tab.
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab') document.documentElement.classList.add('keys');
  }, { capture: true });
  addEventListener('pointerdown', () => document.documentElement.classList.remove('keys'), { capture: true });
  // F1 and F2 belong to the game, not to the browser.
  canvas.addEventListener('keydown', (event) => {
    if (event.key === 'F1' || event.key === 'F2') event.preventDefault();
  });
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    fail(words.lost, 'webglcontextlost');
  });
  addEventListener('error', (event) => {
    const text = String(event.message || event.error);
    // winit leaves its event loop by throwing an exception.
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

onReady(() => {
  bar.value = 100;
  const loading = by('loading');
  loading.classList.add('gone');
  setTimeout(() => { loading.hidden = true; }, 400);
  // The parameters of the address are applied; a reload resumes the game instead.
  if (location.search || location.hash) history.replaceState(null, '', location.pathname);
  performance.mark('fanorona-ready');
  canvas.focus({ preventScroll: true });
  warm();
  offerUpdates(words);
  // For tests: whether the page is ready or has failed, and in builds with a probe, what it shows.
  globalThis.fanorona = { ready: true, failed: hasFailed, game };
});

const download = new AbortController();

/** Whether the game can be drawn. If not, the player is told. */
function canDraw() {
  if (hasFailed()) return false;
  if (hasGraphics()) return true;
  download.abort();
  fail(words.noGraphics, 'no webgl2');
  return false;
}

async function load() {
  by('stage').textContent = words.load;
  bar.setAttribute('aria-label', words.load);
  // While the graphics start, the program is downloaded and prepares the game, which asks again before it draws.
  onDrawing(canDraw);
  startGraphics().then(() => {
    performance.mark('fanorona-graphics');
    canDraw();
  });
  const ready = Promise.all([compiled(download.signal), askWhoHolds(), fetchFirstTexts()]);
  listen();
  try {
    const [module] = await ready;
    performance.mark('fanorona-compiled');
    if (hasFailed()) return;
    await init({ module_or_path: module });
  } catch (error) {
    if (error instanceof NotFetched) {
      fail(words.noFetch, error.message);
    } else if (!String(error).includes('Using exceptions for control flow')) {
      fail('', String(error?.stack || error));
    }
  }
}

load();
