//! The functions that the page's script offers, as `globalThis.fanoronaPage` in
//! `web/page/bridge.js`. None of them throws: if the browser refuses, the result says so.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = fanoronaPage)]
extern "C" {
    /// The visitor's preferred languages, best first, separated by commas.
    pub fn languages() -> String;
    /// What the page's address asks for: the part after `?`, a line break, the part after `#`.
    pub fn address() -> String;
    /// The page's address without what it asks for.
    #[wasm_bindgen(js_name = pageAddress)]
    pub fn page_address() -> String;
    /// Shows the licences of the libraries, a file beside the page, in a tab of its own.
    #[wasm_bindgen(js_name = showLicences)]
    pub fn show_licences();
    /// Whether the visitor returns, by a reload or through the history, so that the game continues without a question.
    #[wasm_bindgen(js_name = isReturn)]
    pub fn is_return() -> bool;
    /// The width of the room for the game, in CSS pixels.
    pub fn width() -> u32;
    /// The height of the room for the game, in CSS pixels.
    pub fn height() -> u32;
    /// Whether the page is used with fingers rather than with a mouse.
    #[wasm_bindgen(js_name = hasFingers)]
    pub fn has_fingers() -> bool;
    /// What the visitor's system wishes, as the browser's media queries name it: `reduced-motion: reduce` and
    /// `contrast: more`, separated by a comma.
    pub fn wishes() -> String;
    /// A random number for seeds.
    pub fn chance() -> f64;

    /// Notes a step of the start in the browser's timeline, for `web/measure.mjs`.
    pub fn mark(step: &str);
    /// Whether the browser can draw the game. If it cannot, the page tells the player.
    #[wasm_bindgen(js_name = canDraw)]
    pub fn can_draw() -> bool;
    /// Reports that the first complete frame has been drawn.
    pub fn ready();
    /// Reads a text aloud.
    pub fn say(text: &str);
    /// Reports that the program has failed and stopped.
    pub fn failed(reason: &str);
    /// Stores the running game as a link for the failure page.
    pub fn remember(link: &str);

    /// Begins a job in the worker with this number. Returns `false` if there is none.
    #[wasm_bindgen(js_name = beginJob)]
    pub fn begin_job(worker: u32, job: &str) -> bool;
    /// The newest answer to the job, once; an empty text if the worker has failed.
    #[wasm_bindgen(js_name = jobAnswer)]
    pub fn job_answer(worker: u32) -> Option<String>;
    /// Stops the job.
    #[wasm_bindgen(js_name = stopJob)]
    pub fn stop_job(worker: u32);

    /// Starts to fetch a text of the variant with this key: its `puzzles`, `openings` or `book`.
    #[wasm_bindgen(js_name = fetchText)]
    pub fn fetch_text(kind: &str, variant: &str);
    /// The next text, once: a line with its kind and its variant's key, then the text; the line alone if it could not
    /// be fetched.
    #[wasm_bindgen(js_name = fetchedText)]
    pub fn fetched_text() -> Option<String>;

    /// The texts that were fetched together with the program: a line with the code of their language, then its
    /// Fluent files.
    #[wasm_bindgen(js_name = firstTexts)]
    pub fn first_texts() -> Option<String>;
    /// Starts to fetch the texts of the language with this code, unless they are on their way; [`take_texts`] gets
    /// them.
    ///
    /// [`take_texts`]: super::languages::take_texts
    #[wasm_bindgen(js_name = fetchTexts)]
    pub fn fetch_texts(code: &str);

    /// Tells the page the code of the language that the game speaks, for screen readers.
    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(code: &str);

    /// Starts to fetch the Cyrillic letters, unless they are on their way; [`take_letters`] gets them.
    ///
    /// [`take_letters`]: super::fonts::take_letters
    #[wasm_bindgen(js_name = fetchLetters)]
    pub fn fetch_letters();
    /// Starts to draw the letters of these words, one a line; [`take_letters`] gets a font with all that was drawn.
    ///
    /// [`take_letters`]: super::fonts::take_letters
    #[wasm_bindgen(js_name = drawLetters)]
    pub fn draw_letters(words: &str);

    /// Shows the browser's own text field over one of the interface.
    ///
    /// - `id`: its number.
    /// - `place`: left, top, width, height and the size of the letters, in CSS pixels of the canvas.
    /// - `kind`: `text`, `number`, `wrapped` or `lines`.
    /// - `longest`: the highest number of characters, if there is one.
    /// - `enter`: whether it gets the keyboard.
    #[wasm_bindgen(js_name = showField)]
    pub fn show_field(
        id: u64,
        place: &[f32],
        kind: &str,
        text: &str,
        hint: &str,
        name: &str,
        longest: Option<u16>,
        enter: bool,
    );
    /// Hides the fields that were not shown since the last call.
    #[wasm_bindgen(js_name = fieldsShown)]
    pub fn fields_shown();

    /// Asks the player for files to read.
    #[wasm_bindgen(js_name = chooseFiles)]
    pub fn choose_files();
    /// Whether files are still being chosen or read.
    #[wasm_bindgen(js_name = isChoosing)]
    pub fn is_choosing() -> bool;
    /// The next file, once: a line with its name, then its text.
    pub fn brought() -> Option<String>;
    /// Asks for the clipboard's text.
    #[wasm_bindgen(js_name = askClipboard)]
    pub fn ask_clipboard();
    /// The answer, once: `text:` and the text, or `refused`.
    pub fn pasted() -> Option<String>;
    /// Offers a text as a download with this file name.
    pub fn download(name: &str, text: &str);
    /// Offers a picture as a download with this file name: four bytes a pixel (red, green, blue,
    /// alpha), row by row from the top.
    pub fn picture(name: &str, width: u32, height: u32, pixels: &[u8]);
    /// Opens the share sheet of a phone with a link. Returns `false` if there is none.
    #[wasm_bindgen(js_name = shareLink)]
    pub fn share_link(link: &str) -> bool;
    /// Shares a picture, given as that of [`picture`]: by the share sheet of a phone, else on the clipboard, or as a
    /// download if that takes none. [`take_shared`] is told which.
    ///
    /// [`take_shared`]: super::share::take_shared
    #[wasm_bindgen(js_name = sharePicture)]
    pub fn share_picture(name: &str, width: u32, height: u32, pixels: &[u8]);

    /// The text stored under a key.
    pub fn kept(key: &str) -> Option<String>;
    /// Stores a text. Returns the error, if any. With a saved game, the page's address no longer asks for another one.
    pub fn keep(key: &str, text: &str) -> Option<String>;
    /// Removes a text. Returns the error, if any.
    pub fn forget(key: &str) -> Option<String>;
    /// Locks a key. Returns `false` if this or another tab has locked it.
    pub fn hold(key: &str) -> bool;
    /// Unlocks a key.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(key: &str);
    /// The keys that begin with this prefix, one a line; `None` if nothing can be stored.
    #[wasm_bindgen(js_name = keptNames)]
    pub fn kept_names(prefix: &str) -> Option<String>;
}

/// The result of a function that returns the error, if any.
pub(super) fn result(error: Option<String>) -> Result<(), String> {
    error.map_or(Ok(()), Err)
}
