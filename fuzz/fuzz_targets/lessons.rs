//! The fuzz target `lessons`; its body is in `fuzz/bodies/lessons.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/lessons.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
