//! The laboratory's program.

use std::process::ExitCode;

fn main() -> ExitCode {
    fanorona_lab::run()
}
