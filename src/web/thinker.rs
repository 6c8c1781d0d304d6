//! The computer player as a small program of its own, for a browser's worker: no Bevy, no window.
//!
//! A message is an errand as a text; the answer is a report as a text. It is stopped by ending the
//! worker, which takes no time at all.

#[cfg(target_arch = "wasm32")]
mod worker {
    use fanorona::engine::search_request::SearchRequest;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Hands on what is known after each depth. The worker's script defines it.
        #[wasm_bindgen(js_name = fanoronaTold)]
        fn told(report: String);
    }

    /// Runs an errand within its time; `None` if it cannot be read.
    #[wasm_bindgen]
    pub fn think(errand: &str) -> Option<String> {
        let errand = SearchRequest::read(errand)?;
        let began = js_sys::Date::now();
        let time = errand.milliseconds.map(|time| time as f64);
        let mut enough = || time.is_some_and(|time| js_sys::Date::now() - began >= time);
        errand.run(&mut told, &mut enough)
    }
}

fn main() {}
