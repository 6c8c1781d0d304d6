//! The fuzz target `positions`; its body is in `fuzz/bodies/positions.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/positions.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
