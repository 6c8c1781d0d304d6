//! The fuzz target `commands`; its body is in `fuzz/bodies/commands.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/commands.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
