// Downloads the game with a progress bar, and shows it after its first complete picture.
import {
  fetchFirstTexts, onDrawing, onLateFile, onLetters, onReady, onShared, onTexts, textOf, words,
} from './@BRIDGE@';
import { fail, hasFailed } from './@FAILURE@';
import { onField } from './@FIELDS@';
import { askWhoHolds } from './@HOLDS@';
import { warm } from './@THINKER_PAGE@';
import { offerUpdates } from './@OFFLINE@';
import init, * as game from './@GLUE@';

/** The program, and its uncompressed size in bytes, which is what a stream counts. */
const [PROGRAM, SIZE] = ['./@WASM@', @WASM_BYTES@];
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

let got = 0;

/** Moves the progress bar with the download. */
function showProgress(arrived) {
  got += arrived;
  bar.value = Math.max(bar.value, DOWNLOAD_SHARE * Math.min(1, got / SIZE));
  if (got < SIZE) return;
  performance.mark('fanorona-fetched');
  by('stage').textContent = words.prepare;
}

/** The program, which is compiled while it is downloaded. What cannot be fetched is an error with the name `NotFetched`. */
async function compiled() {
  const notFetched = (reason) => Object.assign(new Error(reason), { name: 'NotFetched' });
  let response;
  try {
    response = await fetch(PROGRAM, { signal: download.signal });
  } catch (error) {
    throw notFetched(String(error));
  }
  if (!response.ok) throw notFetched(`${response.status} ${response.statusText}`);
  const count = async (reader) => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) showProgress(part.value.length);
  };
  // Counted from a copy: browsers keep what they have compiled for the next visit only if they get the response itself.
  let broken;
  const counted = count(response.clone().body.getReader()).catch((error) => { broken = error; });
  if (response.headers.get('Content-Type') !== 'application/wasm') {
    // Not every host knows the type that compilers demand.
    response = new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } });
  }
  try {
    const module = await WebAssembly.compileStreaming(response);
    await counted;
    return module;
  } catch (error) {
    await counted;
    throw broken ? notFetched(String(broken)) : error;
  }
}

/** What is passed on to the game as soon as its program runs; nothing waits any more after that. */
let waiting = [];

/** Passes something on to the game: a line, a file or letters may be there before its program runs. */
function tellGame(task) {
  if (waiting) waiting.push(task);
  else task();
}

/** Runs the program. */
async function run(module) {
  try {
    await init({ module_or_path: module });
  } catch (error) {
    // winit leaves its event loop by throwing an exception.
    if (!String(error).includes('Using exceptions for control flow')) throw error;
  }
  const tasks = waiting;
  waiting = undefined;
  for (const task of tasks) task();
}

/** Whether an error comes from the page's own files. Browsers' extensions also run scripts in the page. */
function isOurs({ error, filename = '' }) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  const site = new URL('./', location.href).href;
  return filename.startsWith('wasm') || (filename.startsWith(site) && /-[0-9a-f]{10}\.\w+$/.test(filename));
}

/** The wheel belongs to the game, but with Ctrl to the browser. Each browser counts a notch as another number of pixels or
 * lines; the game gets notches, as from a system. */
function turnWheel(event) {
  const field = event.target.classList?.contains('field');
  if (!event.isTrusted || (event.target !== canvas && !field)) return;
  if (event.ctrlKey) {
    event.stopPropagation();
    return;
  }
  event.preventDefault();
  const notches = -event.wheelDeltaY / 120;
  const whole = notches !== 0 && Number.isInteger(notches);
  if (!whole && !field) return;
  event.stopPropagation();
  const { clientX, clientY, shiftKey, altKey, metaKey, deltaX } = event;
  const [deltaMode, deltaY] = whole ? [WheelEvent.DOM_DELTA_LINE, notches] : [event.deltaMode, event.deltaY];
  canvas.dispatchEvent(new WheelEvent('wheel', { clientX, clientY, shiftKey, altKey, metaKey, deltaMode, deltaX, deltaY }));
}

function listen() {
  onLetters((name, font) => tellGame(() => game.takeLetters(name, font)));
  onTexts((code, files) => game.takeTexts(code, files));
  onField((id, text, entered) => game.fieldEvent(id, text, entered));
  onShared((place) => game.takeShared(place));
  canvas.setAttribute('aria-label', words.board);
  // The program gives it the focus when it starts, also while a line is being typed.
  canvas.focus = () => {};
  // Only on the canvas: the rest of the page keeps its context menu and scrolling.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener('wheel', turnWheel, { capture: true, passive: false });
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
    if (!isOurs(event)) return;
    if (!text.includes('Using exceptions for control flow')) fail('', text);
  });
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) fail('', String(event.reason));
  });
  addEventListener('dragover', (event) => event.preventDefault());
  // The game says what becomes of files that are held over the page. What is left for nothing is the page itself.
  const hold = (held) => tellGame(() => game.holdFiles(held));
  addEventListener('dragenter', (event) => {
    if (event.dataTransfer?.types.includes('Files')) hold(true);
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) hold(false);
  });
  const bringIn = (name, text) => tellGame(() => game.bringIn(name, text));
  onLateFile(bringIn);
  addEventListener('drop', async (event) => {
    event.preventDefault();
    hold(false);
    for (const file of event.dataTransfer?.files ?? []) bringIn(file.name, await textOf(file));
  });
  by('typing').querySelector('label').textContent = words.field;
  by('typing').querySelector('button').textContent = words.send;
  by('typing').addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = by('line');
    tellGame(() => game.typeLine(value));
    by('line').value = '';
  });
  // The game listens on the document, and would import what is pasted into the field.
  for (const kind of ['copy', 'cut', 'paste']) by('typing').addEventListener(kind, (event) => event.stopPropagation());
}

onReady(() => {
  bar.value = 100;
  const loading = by('loading');
  loading.classList.add('gone');
  setTimeout(() => { loading.hidden = true; }, 400);
  performance.mark('fanorona-ready');
  delete canvas.focus;
  // Unless a line is being typed.
  if ([document.body, null].includes(document.activeElement)) canvas.focus({ preventScroll: true });
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
  const ready = Promise.all([compiled(), askWhoHolds(), fetchFirstTexts()]);
  listen();
  try {
    const [module] = await ready;
    performance.mark('fanorona-compiled');
    if (hasFailed()) return;
    await run(module);
  } catch (error) {
    if (error?.name === 'NotFetched') fail(words.noFetch, error.message);
    else fail('', String(error?.stack || error));
  }
}

load();
