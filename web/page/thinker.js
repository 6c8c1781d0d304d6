// The computer's thoughts, in a worker of their own. Stopping is ending the worker; the next one is
// begun at once from the same compiled program, so that nobody waits for it.

/** A worker that has not said that it is there after so many milliseconds is given up. */
const PATIENCE = 15000;

let program = null;
let worker = null;
let broken = false;
let busy = false;
let answer;

function compiled() {
  program ??= WebAssembly.compileStreaming(fetch('./@THINKER_WASM@')).catch(async () => {
    // A host that serves it as another type.
    const response = await fetch('./@THINKER_WASM@');
    return WebAssembly.compile(await response.arrayBuffer());
  });
  return program;
}

function give_up() {
  broken = true;
  worker?.terminate();
  worker = null;
  if (busy) answer = '';
  busy = false;
}

function begin() {
  try {
    const begun = new Worker('./@THINKER@');
    const impatient = setTimeout(() => begun === worker && give_up(), PATIENCE);
    begun.onmessage = ({ data }) => {
      if (begun !== worker) return;
      if (data.ready) clearTimeout(impatient);
      if (data.failed) give_up();
      if (data.answer !== undefined && busy) {
        answer = data.answer;
        busy = false;
      }
    };
    begun.onerror = () => begun === worker && give_up();
    worker = begun;
    compiled().then((module) => begun.postMessage({ module }), give_up);
  } catch {
    give_up();
  }
}

/** Makes the worker ready before it is needed. */
export function warm() {
  if (!worker && !broken) begin();
}

/** Begins an errand. No where there is no worker. */
export function think(errand) {
  if (busy) stopThinking();
  warm();
  if (broken) return false;
  answer = undefined;
  busy = true;
  worker.postMessage({ errand });
  return true;
}

/** The answer, once; an empty text if the worker has failed. */
export function thought() {
  const found = answer;
  answer = undefined;
  return found;
}

/** Gives the errand up. */
export function stopThinking() {
  answer = undefined;
  if (!busy) return;
  busy = false;
  worker?.terminate();
  worker = null;
  begin();
}
