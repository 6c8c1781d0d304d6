//! The fuzz target `records`; its body is in `fuzz/bodies/records.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/records.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
