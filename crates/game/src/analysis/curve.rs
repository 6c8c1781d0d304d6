//! The curve from scores to chances, fitted for each variant.

use super::Chances;
use fanorona_engine::Score;
use fanorona_rules::Ruleset;
use fanorona_rules::variant::shipped;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The fitted curves as RON.
const FILE: &str = include_str!("../../../../assets/analysis/curves.ron");

/// A curve from the score of a search to the chances of the side to move.
///
/// It is an ordered logistic model: with the score `s` in hundredths of a stone, a win has the
/// probability 1 / (1 + exp((turn + draw − s) / scale)) and a loss
/// 1 / (1 + exp((draw − turn + s) / scale)); what remains is the probability of a draw. A score assumes
/// best play, but the players of the games err, and the side to move errs first: that is `turn`.
///
/// ```
/// use fanorona_game::analysis::Curve;
/// use fanorona_engine::Score;
/// use fanorona_rules::variant::shipped;
///
/// let curve = Curve::of(&shipped::variant("tsivy").unwrap().rules);
/// let even = curve.to_move(Score::Estimate(0));
/// assert!((even.expected() - 0.5).abs() < 0.1 && even.draw > 0.1);
/// assert_eq!(curve.moved(Score::Estimate(0)), even.reversed());
/// assert!(curve.to_move(Score::Estimate(200)).expected() > 0.55);
/// assert_eq!(curve.to_move(Score::Win(5)).win, 1.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// The hundredths of a stone that change the odds of a win by the factor e; more than 0.
    pub scale: f64,
    /// The distance from an even position at which a win and no win are equally likely, in hundredths
    /// of a stone; not negative.
    pub draw: f64,
    /// The score of an even position for the side to move, in hundredths of a stone.
    pub turn: f64,
}

/// A curve of the file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fitted {
    /// The key of the variant.
    variant: String,
    scale: f64,
    draw: f64,
    turn: f64,
}

/// The curves of the file.
#[expect(clippy::expect_used, reason = "the text is compiled in, and a test reads it")]
fn fitted() -> &'static [Fitted] {
    static FITTED: OnceLock<Vec<Fitted>> = OnceLock::new();
    FITTED.get_or_init(|| ron::from_str(FILE).expect("the fitted curves are sound"))
}

impl Curve {
    /// The curve of a rule set: that of the shipped variant with these rules, or else with the board
    /// whose number of points is nearest.
    pub fn of(rules: &Ruleset) -> Self {
        let known = fitted().iter().filter_map(|fitted| {
            let variant = shipped::variant(&fitted.variant)?;
            let far = variant.rules.board.len().abs_diff(rules.board.len());
            Some((*variant.rules != *rules, far, fitted))
        });
        let nearest = known.min_by_key(|&(differs, far, _)| (differs, far));
        nearest.map_or(Self { scale: 250.0, draw: 150.0, turn: 0.0 }, |(_, _, fitted)| Self {
            scale: fitted.scale,
            draw: fitted.draw,
            turn: fitted.turn,
        })
    }

    /// The chances of the side to move in a position with this score. Proven results are certain.
    pub fn to_move(self, score: Score) -> Chances {
        match score {
            Score::Estimate(value) => self.of_estimate(f64::from(value) - self.turn),
            Score::Win(_) | Score::TableWin(_) => Chances::WIN,
            Score::Loss(_) | Score::TableLoss(_) => Chances::LOSS,
            Score::Draw => Chances::DRAW,
        }
    }

    /// The chances of a side after a turn with this score for it.
    pub fn moved(self, score: Score) -> Chances {
        match score {
            Score::Estimate(value) => self.to_move(Score::Estimate(-value)).reversed(),
            proven => self.to_move(proven),
        }
    }

    fn of_estimate(self, value: f64) -> Chances {
        let beyond = |distance: f64| 1.0 / (1.0 + (distance / self.scale).exp());
        let (win, loss) = (beyond(self.draw - value), beyond(self.draw + value));
        Chances { win, draw: (1.0 - win - loss).max(0.0), loss }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_variant_has_a_sound_curve() {
        for variant in shipped::all() {
            assert_eq!(fitted().iter().filter(|it| it.variant == variant.key).count(), 1);
            let curve = Curve::of(&variant.rules);
            assert!(curve.scale > 10.0 && curve.scale < 2_000.0, "{}", variant.key);
            assert!(curve.draw >= 0.0 && curve.draw < 2_000.0, "{}", variant.key);
            assert!(curve.turn.abs() < 500.0, "{}", variant.key);
        }
        assert_eq!(fitted().len(), shipped::all().len());
    }

    #[test]
    fn the_curve_rises_and_a_turn_ends_where_the_next_begins() {
        let curve = Curve::of(&shipped::variant("tsivy").unwrap().rules);
        let mut last = 0.0;
        for value in (-3_000..=3_000).step_by(50) {
            let chances = curve.to_move(Score::Estimate(value));
            assert!(chances.are_sound());
            let other = curve.moved(Score::Estimate(-value)).reversed();
            assert_eq!(chances, other);
            assert!(chances.expected() > last, "{value}");
            last = chances.expected();
        }
    }

    #[test]
    fn rules_of_a_players_own_take_the_curve_of_the_nearest_board() {
        let dimy = shipped::variant("dimy").unwrap();
        let mut rules = dimy.rules.as_ref().clone();
        rules.switches.quiet_limit = Some(7);
        assert_eq!(Curve::of(&rules), Curve::of(&dimy.rules));
    }
}
