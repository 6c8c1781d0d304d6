//! The strength of a player in words.

use crate::engine::character::beside;
use crate::engine::rating::StrengthEstimate;
use crate::texts::{Arg, Texts, digits};

/// An estimated strength, to tens of Elo: "about 850 ± 120, between Noro and Soa, from 14 games".
pub fn strength(texts: &Texts, estimate: &StrengthEstimate) -> String {
    if estimate.games == 0 {
        return texts.get("strength-unknown");
    }
    let name = |name: &str| -> Arg<'static> { name.to_owned().into() };
    let place = match beside(estimate.elo.max(0.0).round() as u32) {
        [Some(weaker), Some(stronger)] => {
            let names = [("weaker", name(&weaker.name)), ("stronger", name(&stronger.name))];
            texts.with("strength-between", &names)
        }
        [None, Some(weakest)] => texts.with("strength-below", &[("name", name(&weakest.name))]),
        [strongest, None] => {
            let strongest = strongest.map_or("", |strongest| strongest.name.as_str());
            texts.with("strength-above", &[("name", name(strongest))])
        }
    };
    let tens = |elo: f64| digits((elo / 10.0).round() * 10.0);
    let arguments = [
        ("elo", tens(estimate.elo)),
        ("error", tens(estimate.error)),
        ("place", place.into()),
        ("games", estimate.games.into()),
    ];
    texts.with("strength-about", &arguments)
}
