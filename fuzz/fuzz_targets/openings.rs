//! The fuzz target `openings`; its body is in `fuzz/bodies/openings.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/openings.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
