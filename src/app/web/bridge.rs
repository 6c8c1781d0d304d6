//! What the page's script offers, as `globalThis.fanoronaPage` in `web/page/bridge.js`. Nothing
//! there throws: where a browser refuses, the answer is a word or nothing.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = fanoronaPage)]
extern "C" {
    /// The languages that the reader prefers, the dearest first, separated by commas.
    pub fn languages() -> String;
    /// What the page's address asks for: the part after `?`, a line break, the part after `#`.
    pub fn address() -> String;
    /// Is the page open again after a reload, so that its game goes on without a question?
    #[wasm_bindgen(js_name = isReload)]
    pub fn is_reload() -> bool;
    /// Is it worked with fingers rather than with a mouse?
    #[wasm_bindgen(js_name = hasFingers)]
    pub fn has_fingers() -> bool;
    /// Any number, for chance.
    pub fn chance() -> f64;

    /// The first whole picture has been drawn.
    pub fn ready();
    /// Reads a text out.
    pub fn say(text: &str);
    /// The program has failed, and does nothing more.
    pub fn failed(reason: &str);
    /// Keeps the running game where the page of failures finds it.
    pub fn remember(link: &str);

    /// Begins an errand in the worker; no if there is no worker.
    pub fn think(errand: &str) -> bool;
    /// The answer, once.
    pub fn thought() -> Option<String>;
    /// Gives the errand up.
    #[wasm_bindgen(js_name = stopThinking)]
    pub fn stop_thinking();

    /// Asks for files to read.
    #[wasm_bindgen(js_name = chooseFiles)]
    pub fn choose_files();
    /// The files are still being chosen or read.
    #[wasm_bindgen(js_name = isChoosing)]
    pub fn is_choosing() -> bool;
    /// The next file, once: a line with its name, then its text.
    pub fn brought() -> Option<String>;
    /// Asks for the clipboard's text.
    #[wasm_bindgen(js_name = askClipboard)]
    pub fn ask_clipboard();
    /// The answer, once: `text:` and the text, or `refused`.
    pub fn pasted() -> Option<String>;
    /// Hands a text over as a file of this name.
    pub fn download(name: &str, text: &str);
    /// Hands a picture over as a file of this name: four bytes a pixel, red first.
    pub fn picture(name: &str, width: u32, height: u32, pixels: &[u8]);

    /// The text kept under a name.
    pub fn kept(name: &str) -> Option<String>;
    /// Keeps a text; what went wrong, if something did.
    pub fn keep(name: &str, text: &str) -> Option<String>;
    /// Forgets a text; what went wrong, if something did.
    pub fn forget(name: &str) -> Option<String>;
    /// Takes a name that no other tab holds, and that is not held here; no if it is taken.
    pub fn hold(name: &str) -> bool;
    /// Lets go of it.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(name: &str);
    /// The names of all texts that begin so, a line each; nothing where none can be kept.
    #[wasm_bindgen(js_name = keptNames)]
    pub fn kept_names(begin: &str) -> Option<String>;
}
