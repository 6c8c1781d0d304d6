//! What a character likes: its own weights for what the evaluation counts.

use crate::engine::evaluate::{Feature, Weights};
use serde::{Deserialize, Serialize};

/// How much each thing means to a character, in percent of what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Taste {
    /// Stones.
    pub stones: i32,
    /// Freedom to move.
    pub freedom: i32,
    /// Not to be captured next.
    pub safety: i32,
    /// What each stone taken at once adds to a turn's charm, in hundredths of a stone.
    pub grab: u32,
}

impl Default for Taste {
    fn default() -> Self {
        Self { stones: 100, freedom: 100, safety: 100, grab: 0 }
    }
}

impl Taste {
    /// The weights of the evaluation as this character feels them.
    pub(super) fn weights(&self) -> Weights {
        let mut weights = Weights::default();
        for (feature, percent) in [
            (Feature::Stones, self.stones),
            (Feature::Lead, self.stones),
            (Feature::Steps, self.freedom),
            (Feature::Danger, self.safety),
            (Feature::Targets, self.safety),
        ] {
            let [giving, given] = &mut weights.giving;
            for weights in [&mut weights.early, &mut weights.late, giving, given] {
                let weight = &mut weights[feature as usize];
                *weight = *weight * percent.clamp(-1_000, 1_000) / 100;
            }
        }
        weights
    }
}
