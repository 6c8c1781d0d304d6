//! Variant files: the places of errors are inside the text, and a variant that is read can be played.

use fanorona_rules::{Record, Variant, generate};

/// Turns that are played with each variant that is read.
const TURNS: usize = 4;

/// Runs the target on one input: a variant file in RON.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let lines = text.split('\n').count();
    match Variant::read(text) {
        Err(errors) => {
            assert!(!errors.is_empty());
            assert!(errors.iter().all(|error| (1..=lines).contains(&error.line)));
        }
        Ok(variant) => {
            let mut record = Record::new(variant.rules.clone());
            for _ in 0..TURNS {
                let effects = generate::effects(&variant.rules, record.position()).list;
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
}
