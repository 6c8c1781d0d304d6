//! Variant files: faults lie inside the text, and what is read can be played.
#![no_main]

use fanorona::rules::{Record, Variant, generate};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let lines = text.split('\n').count();
    match Variant::read(text) {
        Err(errors) => {
            assert!(!errors.is_empty());
            assert!(errors.iter().all(|error| (1..=lines).contains(&error.line)));
        }
        Ok(variant) => {
            let mut record = Record::new(variant.rules.clone());
            for _ in 0..4 {
                let mut effects = Vec::new();
                generate::effects(&variant.rules, record.position(), &mut effects);
                let Some(&effect) = effects.first() else { break };
                if record.outcome().is_some() {
                    break;
                }
                let turn = generate::turn_with(&variant.rules, record.position(), effect);
                let Some(turn) = turn else { panic!("{text}") };
                assert_eq!(record.play(&turn), Ok(()));
            }
        }
    }
});
