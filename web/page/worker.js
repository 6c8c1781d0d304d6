// Behind the glue that wasm-bindgen makes: takes errands, one after the other.
let begun = null;
self.fanoronaTold = () => {};
self.onmessage = ({ data }) => {
  if (data.module) {
    begun = wasm_bindgen({ module_or_path: data.module }).then(
      () => self.postMessage({ ready: true }),
      (error) => self.postMessage({ failed: String(error) }),
    );
    for (const errand of early.splice(0)) work(errand);
  }
  if (data.errand !== undefined) {
    if (begun) work(data.errand);
    else early.push(data.errand);
  }
};
const early = [];
async function work(errand) {
  await begun;
  try {
    self.postMessage({ answer: wasm_bindgen.think(errand) ?? '' });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}
