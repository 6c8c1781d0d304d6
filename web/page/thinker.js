// The computer player in web workers: one for everything that a person waits for, one for the analysis of
// games, so that nobody waits for that, one for the lines of a position under review, and one for the exact
// results of its turns, which keeps the endgame tables that it builds. To stop a search the worker is
// terminated; the next one is started at once from the same compiled program, so that the next search does
// not wait for it.

/** How long a new worker with its program may take to report that it is ready, in milliseconds. */
const TIMEOUT = 15000;

let program = null;

/** The program, which is fetched once; again if that failed. */
function compiled() {
  program ??= WebAssembly.compileStreaming(fetch('./@THINKER_WASM@')).catch(async () => {
    // The host serves it with another content type.
    const response = await fetch('./@THINKER_WASM@');
    return WebAssembly.compile(await response.arrayBuffer());
  }).catch((error) => {
    program = null;
    throw error;
  });
  return program;
}

/** A worker. With `spare`, another one is started when it is stopped. */
function computer(spare) {
  let worker = null;
  let broken = false;
  let busy = false;
  let answer;

  /** Ends a worker that has failed. The next request starts another one, unless none can work. */
  function giveUp(forGood) {
    broken = forGood;
    worker?.terminate();
    worker = null;
    if (busy) answer = '';
    busy = false;
  }

  function start() {
    try {
      const started = new Worker('./@THINKER@');
      let timeout;
      started.onmessage = ({ data }) => {
        if (started !== worker) return;
        if (data.ready) clearTimeout(timeout);
        if (data.failed) giveUp(true);
        if (data.told !== undefined && busy) answer = data.told;
        if (data.answer !== undefined && busy) {
          answer = data.answer;
          busy = false;
        }
      };
      // Without a message its script could not be fetched.
      started.onerror = ({ message }) => started === worker && giveUp(message !== undefined);
      worker = started;
      compiled().then((module) => {
        if (started !== worker) return;
        timeout = setTimeout(() => started === worker && giveUp(true), TIMEOUT);
        started.postMessage({ module });
      }, () => started === worker && giveUp(false));
    } catch {
      giveUp(true);
    }
  }

  /** Starts the worker before it is needed. */
  function warm() {
    if (!worker && !broken) start();
  }

  /** Starts a search. Returns false if there is no worker. */
  function think(request) {
    if (busy) stopThinking();
    warm();
    if (broken) return false;
    answer = undefined;
    busy = true;
    worker.postMessage({ request });
    return true;
  }

  /** The answer, or what was told on the way to it, once; an empty text if the worker has failed, undefined
   * while there is none. */
  function thought() {
    const found = answer;
    answer = undefined;
    return found;
  }

  /** Stops the search, without an answer. */
  function stopThinking() {
    answer = undefined;
    if (!busy) return;
    busy = false;
    worker?.terminate();
    worker = null;
    if (spare) start();
  }

  return { warm, think, thought, stopThinking, isBusy: () => busy };
}

export const { warm, think, thought, stopThinking } = computer(true);
const analyst = computer(false);
export const analyse = analyst.think;
export const analysed = analyst.thought;
export const stopAnalysing = analyst.stopThinking;
const seeker = computer(false);
export const seek = seeker.think;
export const sought = seeker.thought;
export const isSeeking = seeker.isBusy;
export const stopSeeking = seeker.stopThinking;
const prober = computer(false);
export const probe = prober.think;
export const probed = prober.thought;
