// Downloads the game with a progress bar, and shows it after its first complete picture.
import { fetchFirstTexts, onDrawing, onFirstFrame, onLateFile, onLetters, onReady, onTexts, textOf, words } from './@BRIDGE@';
import { fail, hasFailed } from './@FAILURE@';
import { askWhoHolds } from './@HOLDS@';
import { compiled, compiledIn, compilingWorker } from './@PARTS@';
import { warm } from './@THINKER_PAGE@';
import { offerUpdates } from './@OFFLINE@';
import init, * as game from './@GLUE@';

/** The program: its first part, which builds the game, and the rest, which is downloaded meanwhile, or all of it and ''. The
 * sizes are those of uncompressed files in bytes, which is what a stream counts. */
let [program, rest, size] = ['./@WASM@', '@REST@', @WASM_BYTES@];
/** All of the program in one file, or '', and its size. It is used if the first part has turned out to need the rest, which
 * is stored under this key, or said by this parameter at the end of the address if nothing can be stored. */
const [WHOLE, WHOLE_SIZE, WHOLE_KEY, WHOLE_PARAMETER] = ['@WHOLE@', @WHOLE_BYTES@, 'fanorona/whole-program', 'whole-program'];
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
  bar.value = Math.max(bar.value, DOWNLOAD_SHARE * Math.min(1, got / size));
  if (got < size) return;
  performance.mark('fanorona-fetched');
  by('stage').textContent = words.prepare;
}

/** Uses all of the program in one file. */
function takeWhole() {
  [program, rest, size] = [WHOLE, '', WHOLE_SIZE];
}

/** Does something with the storage of the browser, or else with that of the tab. Returns what that returns, or `false` if there is
 * no storage or no space. */
function withStorage(task) {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      const result = task(globalThis[name]);
      if (result) return result;
    } catch {
      // The next one, or none.
    }
  }
  return false;
}

/** Whether all of the program was needed at once before; removes the parameter that says so. */
function neededWhole() {
  const { pathname, search, hash } = location;
  const others = search.replace(new RegExp(`[?&]${WHOLE_PARAMETER}$`), '');
  if (others !== search) history.replaceState(null, '', `${pathname}${others}${hash}`);
  return others !== search || withStorage((storage) => storage.getItem(WHOLE_KEY) === WHOLE);
}

/** Whether an error comes from a call of what is not there yet. If so, the page begins anew, with all of the program. */
function needsRest(error) {
  if (hasFailed()) return false;
  if (!rest || !(error instanceof WebAssembly.RuntimeError)) return false;
  const stored = withStorage((storage) => {
    storage.setItem(WHOLE_KEY, WHOLE);
    return true;
  });
  const { pathname, search, hash } = location;
  if (stored) location.reload();
  else location.replace(`${pathname}${search}${search ? '&' : '?'}${WHOLE_PARAMETER}${hash}`);
  return true;
}

/** Until the first frame there is nothing to touch, and what handles events may be in the rest of the program. */
function keepEventsBack() {
  const kinds = [
    'pointerdown', 'pointerup', 'pointermove', 'pointerover', 'pointerout', 'pointerenter', 'pointerleave', 'pointercancel',
    'wheel', 'keydown', 'keyup', 'focus', 'blur', 'contextmenu',
  ];
  const keep = (event) => {
    if (rest) event.stopImmediatePropagation();
  };
  for (const kind of kinds) addEventListener(kind, keep, { capture: true, passive: true });
}

/** What is passed on to the game as soon as its program runs; nothing waits any more after that. */
let waiting = [];

/** Passes something on to the game: a line or a file may be there before all of its program. */
function tellGame(task) {
  if (waiting) waiting.push(task);
  else task();
}

/** Runs the first part of the program, then adds the rest. */
async function run(module, others) {
  try {
    await init({ module_or_path: module });
  } catch (error) {
    // winit leaves its event loop by throwing an exception.
    if (!String(error).includes('Using exceptions for control flow')) throw error;
  }
  if (others) {
    await WebAssembly.instantiate(await others, { first: game.exportsOfProgram() });
    rest = '';
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

function listen() {
  onLetters((font) => game.takeLetters(font));
  onTexts((code, files) => game.takeTexts(code, files));
  canvas.setAttribute('aria-label', words.board);
  // The program gives it the focus when it starts, also while a line is being typed.
  canvas.focus = () => {};
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
    if (!isOurs(event) || needsRest(event.error)) return;
    if (!text.includes('Using exceptions for control flow')) fail('', text);
  });
  addEventListener('unhandledrejection', (event) => {
    const text = String(event.reason);
    if (needsRest(event.reason)) return;
    if (event.reason instanceof WebAssembly.RuntimeError) fail('', text);
  });
  addEventListener('dragover', (event) => event.preventDefault());
  const bringIn = (name, text) => tellGame(() => game.bringIn(name, text));
  onLateFile(bringIn);
  addEventListener('drop', async (event) => {
    event.preventDefault();
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

/** Ends the worker that compiles, if there is one. */
let stopCompiling = () => {};

onReady(() => {
  stopCompiling();
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
  if (WHOLE && neededWhole()) takeWhole();
  by('stage').textContent = words.load;
  bar.setAttribute('aria-label', words.load);
  // While the graphics start, the program is downloaded and prepares the game, which asks again before it draws.
  onDrawing(canDraw);
  startGraphics().then(() => {
    performance.mark('fanorona-graphics');
    canDraw();
  });
  onFirstFrame(() => !rest);
  keepEventsBack();
  const first = compiled(program, showProgress, download.signal);
  const worker = rest && compilingWorker();
  const others = rest && Promise.all([worker, first]).then(([it, module]) => {
    stopCompiling = () => it?.terminate();
    return compiledIn(it, module, rest, showProgress, download.signal);
  });
  const ready = Promise.all([first, askWhoHolds(), fetchFirstTexts(), worker]);
  listen();
  try {
    const [module] = await ready;
    performance.mark('fanorona-compiled');
    if (hasFailed()) return;
    await run(module, others);
  } catch (error) {
    if (error?.name === 'NotFetched') {
      fail(words.noFetch, error.message);
    } else if (!needsRest(error)) {
      fail('', String(error?.stack || error));
    }
  }
}

load();
