//! The fuzz target `variants`; its body is in `fuzz/bodies/variants.rs`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bodies/variants.rs"]
mod body;

fuzz_target!(|data: &[u8]| body::check(data));
