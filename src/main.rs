//! Reads the command line and starts what it asks for; nothing else.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    fanorona::cli::run(std::env::args_os(), WINDOW)
}

#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
const WINDOW: Option<fanorona::cli::Window> = Some(fanorona::app::run);
#[cfg(not(any(feature = "game", target_arch = "wasm32")))]
const WINDOW: Option<fanorona::cli::Window> = None;

/// A browser has no command line: `src/web` begins there.
#[cfg(target_arch = "wasm32")]
fn main() {}
