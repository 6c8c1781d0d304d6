//! The fuzz target `intents`; its body is in `fuzz/bodies/intents.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/intents.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
