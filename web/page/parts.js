// The parts of the program: downloaded, compiled, and compiled ahead in a worker.

/** A part of the program, which is compiled while it is downloaded. `tell` gets the sizes of what has arrived. What cannot be
 * fetched is an error with the name `NotFetched`. Refers to nothing outside of itself, so that a worker can run it. */
export async function compiled(address, tell, signal) {
  const notFetched = (reason) => Object.assign(new Error(reason), { name: 'NotFetched' });
  let response;
  try {
    response = await fetch(address, { signal });
  } catch (error) {
    throw notFetched(String(error));
  }
  if (!response.ok) throw notFetched(`${response.status} ${response.statusText}`);
  const count = async (reader) => {
    // Told in steps, because the page's own thread handles every message.
    const step = 1 << 18;
    let arrived = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      arrived += part.value.length;
      if (arrived < step) continue;
      tell(arrived);
      arrived = 0;
    }
    if (arrived > 0) tell(arrived);
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

/** An instance of the first part that can do nothing: it has no memory before its start is called (web/split.mjs), and what it
 * imports fails. As the next two functions, it runs in a worker. */
function inert(module) {
  const imports = {};
  const fails = () => { throw new Error('only compiled'); };
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = fails;
  return new WebAssembly.Instance(module, imports).exports;
}

/** Has the functions of a table compiled, by calling each. Some browsers compile a function when it is first called, for all
 * threads at once, so the page's own thread finds them ready. */
async function compileAhead(table) {
  // So many calls take a few milliseconds.
  const CALLS = 32;
  // Nearly all calls fail, and nobody asks where.
  Error.stackTraceLimit = 0;
  const { port1, port2 } = new MessageChannel();
  for (let at = 0; at < table.length; at += 1) {
    const call = table.get(at);
    try {
      // A number of any kind can be made of these.
      call(...Array(call.length).fill(false));
    } catch {
      // It has been compiled.
    }
    if (at % CALLS > 0) continue;
    // What has been downloaded is handled in between.
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(0);
    });
  }
}

/** Compiles both parts ahead, the second one when it is there. */
export async function bothAhead(first, rest) {
  const exports = inert(first);
  await compileAhead(exports.ahead);
  await compileAhead(new WebAssembly.Instance(await rest, { first: exports }).exports.ahead);
}

/** A worker that compiles a part of the program, which it is told by `compiledIn`, or `undefined` if there can be none. It
 * starts, and begins to take messages, only while the page's own thread is free, so that thread waits for it. */
export function compilingWorker() {
  const work = `${compiled} ${inert} ${compileAhead} ${bothAhead}
    onmessage = ({ data: { first, address } }) => {
      const rest = compiled(address, (arrived) => postMessage({ arrived }));
      rest.then((module) => postMessage({ module }), ({ name, message }) => postMessage({ name, message }));
      // The page can do without this.
      bothAhead(first, rest).catch(() => {});
    };
    setTimeout(() => postMessage({}));`;
  return new Promise((done) => {
    try {
      const worker = new Worker(URL.createObjectURL(new Blob([work], { type: 'text/javascript' })));
      worker.onmessage = () => done(worker);
      worker.onerror = () => done(undefined);
    } catch {
      done(undefined);
    }
  });
}

/** As `compiled`, in a worker: while the page's own thread runs the first part, it would let a download wait. After that the
 * worker compiles both parts ahead until it is terminated. */
export function compiledIn(worker, first, address, tell, signal) {
  if (!worker) return compiled(address, tell, signal);
  return new Promise((done, failed) => {
    worker.onmessage = ({ data: { arrived, module, name, message } }) => {
      if (arrived) return tell(arrived);
      worker.onerror = null;
      if (module) return done(module);
      worker.terminate();
      return failed(Object.assign(new Error(message), { name }));
    };
    worker.onerror = () => {
      worker.terminate();
      compiled(address, tell, signal).then(done, failed);
    };
    signal.addEventListener('abort', () => worker.terminate());
    worker.postMessage({ first, address: new URL(address, location.href).href });
  });
}
