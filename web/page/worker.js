// Appended to the glue code of wasm-bindgen: carries out jobs, one after the other.
let started = null;
self.fanoronaTold = (told) => self.postMessage({ told });
self.onmessage = ({ data }) => {
  if (data.module) {
    started = wasm_bindgen({ module_or_path: data.module }).then(
      () => self.postMessage({ ready: true }),
      (error) => self.postMessage({ failed: String(error) }),
    );
    for (const request of early.splice(0)) answer(request);
  }
  if (data.request !== undefined) {
    if (started) answer(data.request);
    else early.push(data.request);
  }
};
const early = [];
async function answer(request) {
  await started;
  try {
    self.postMessage({ answer: wasm_bindgen.think(request) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}
