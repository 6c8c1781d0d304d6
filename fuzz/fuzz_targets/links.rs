//! The fuzz target `links`; its body is in `fuzz/bodies/links.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/links.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
