//! The game as a web page: starts the app, which finds its canvas by itself.

fn main() {
    #[cfg(target_arch = "wasm32")]
    fanorona::app::open_page();
}
