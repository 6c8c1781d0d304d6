//! The entry point of the program. Everything else is in the library.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    fanorona::cli::run(std::env::args_os(), WINDOW)
}

#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
const WINDOW: Option<fanorona::cli::Window> = Some(fanorona::app::run);
#[cfg(not(any(feature = "game", target_arch = "wasm32")))]
const WINDOW: Option<fanorona::cli::Window> = None;

/// Browsers have no command line; the entry points for them are in `src/web`.
#[cfg(target_arch = "wasm32")]
fn main() {}
