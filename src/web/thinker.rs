//! The computer player as a program of its own for a web worker, without Bevy or a window.
//!
//! Messages are search requests and reports as text. A search is stopped by terminating the worker,
//! which takes effect immediately.

#[cfg(target_arch = "wasm32")]
mod worker {
    use fanorona::engine::search_request::SearchRequest;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Passes on the report of each depth. Defined by the worker's script.
        #[wasm_bindgen(js_name = fanoronaTold)]
        fn told(report: String);
    }

    /// Runs a request within its time limit; `None` if it cannot be read.
    #[wasm_bindgen]
    pub fn think(request: &str) -> Option<String> {
        let request = SearchRequest::read(request)?;
        let began = js_sys::Date::now();
        let time = request.milliseconds.map(|time| time as f64);
        let mut enough = || time.is_some_and(|time| js_sys::Date::now() - began >= time);
        request.run(&mut told, &mut enough)
    }
}

fn main() {}
