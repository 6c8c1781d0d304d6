// The computer player in web workers, in the order of `PageWorker` in src/app/web/jobs.rs. To stop a job the worker is
// terminated; that for what a person waits for is started again at once from the same compiled program, so that the
// next job does not wait for it.

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

  /** Starts a job. Returns false if there is no worker. */
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

  /** Stops the job, without an answer. */
  function stopThinking() {
    answer = undefined;
    if (!busy) return;
    busy = false;
    worker?.terminate();
    worker = null;
    if (spare) start();
  }

  return { warm, think, thought, stopThinking };
}

const workers = [computer(true), computer(false), computer(false), computer(false)];
export const { warm } = workers[0];
export const beginJob = (worker, job) => workers[worker].think(job);
export const jobAnswer = (worker) => workers[worker].thought();
export const stopJob = (worker) => workers[worker].stopThinking();
