//! The fuzz target `turns`; its body is in `fuzz/bodies/turns.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/turns.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
