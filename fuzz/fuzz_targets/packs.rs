//! The fuzz target `packs`; its body is in `fuzz/bodies/packs.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/packs.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
