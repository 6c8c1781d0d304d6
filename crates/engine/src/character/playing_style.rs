//! A character's playing style: factors for the weights of the evaluation.

use crate::evaluate::{Feature, Weights};
use serde::{Deserialize, Serialize};

/// Factors for the evaluation weights, in percent of the normal weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayingStyle {
    /// The weight of stones.
    pub stones: i32,
    /// The weight of mobility.
    pub freedom: i32,
    /// The weight of safety from captures.
    pub safety: i32,
    /// A bonus for each captured stone when turns are compared, in hundredths of a stone.
    pub grab: u32,
}

impl Default for PlayingStyle {
    fn default() -> Self {
        Self { stones: 100, freedom: 100, safety: 100, grab: 0 }
    }
}

impl PlayingStyle {
    /// The evaluation weights of this style.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_multiplies_the_weights_it_names() {
        let (normal, twice) =
            (Weights::default(), PlayingStyle { safety: 200, ..Default::default() });
        assert_eq!(PlayingStyle::default().weights(), normal);
        let all = |weights: &Weights| {
            let [giving, given] = weights.giving;
            [weights.early, weights.late, giving, given]
        };
        let of = |style: PlayingStyle| all(&style.weights());
        for (phase, (before, after)) in all(&normal).iter().zip(of(twice)).enumerate() {
            for (feature, (&before, after)) in before.iter().zip(after).enumerate() {
                let named = [Feature::Danger, Feature::Targets];
                let changed = named.iter().any(|&it| it as usize == feature);
                assert_eq!(after, before * if changed { 2 } else { 1 }, "{phase} {feature}");
            }
        }
        for (style, feature) in [
            (PlayingStyle { stones: 50, ..Default::default() }, Feature::Stones),
            (PlayingStyle { stones: 50, ..Default::default() }, Feature::Lead),
            (PlayingStyle { freedom: 50, ..Default::default() }, Feature::Steps),
        ] {
            let [early, ..] = of(style);
            assert_eq!(early[feature as usize], normal.early[feature as usize] / 2);
        }
    }
}
