//! Whether a rule sheet allows a turn, and if not, why.

use fanorona_rules::{Chain, PointSet, Position, Refusal, Ruleset, Step, Turn};

/// What a rule sheet says about a turn, or about a step of a chain.
///
/// ```
/// use fanorona_game::compare::Verdict;
/// use fanorona_rules::notation::{read_position, read_turn};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Refusal;
///
/// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
/// let (tsivy, parker) = (rules("tsivy"), rules("parker"));
/// let position = read_position(&tsivy, "9/9/3B5/9/2W1B4 w 0 9")?;
/// let turn = read_turn(&tsivy, &position, "c1-d1A")?;
/// assert_eq!(Verdict::of_turn(&tsivy, &position, &turn), Verdict::Legal);
/// let verdict = Verdict::of_turn(&parker, &position, &turn);
/// assert_eq!(verdict, Verdict::Refused(Refusal::MustContinue));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is legal.
    Legal,
    /// It is refused for this reason. That of a turn is the reason of its first step that is
    /// refused, or of its end.
    Refused(Refusal),
    /// The same step takes these stones instead, which may be none.
    Takes(PointSet),
    /// No turn has this effect.
    NoSuchEffect,
}

impl Verdict {
    /// Whether it is legal.
    pub const fn is_legal(self) -> bool {
        matches!(self, Self::Legal)
    }

    /// What the rules say about a turn with exactly these steps and captured stones. Needs no list
    /// of turns.
    pub fn of_turn(rules: &Ruleset, position: &Position, turn: &Turn) -> Self {
        match follow(rules, position, &turn.steps) {
            Ok(chain) => chain.may_end(rules).map_or_else(Self::Refused, |()| Self::Legal),
            Err(verdict) => verdict,
        }
    }
}

/// The chain after these steps.
pub(super) fn follow(
    rules: &Ruleset,
    position: &Position,
    steps: &[Step],
) -> Result<Chain, Verdict> {
    let mut chain = Chain::new(*position);
    for step in steps {
        push(rules, &mut chain, step)?;
    }
    Ok(chain)
}

/// Takes a step that takes exactly these stones.
pub(super) fn push(rules: &Ruleset, chain: &mut Chain, step: &Step) -> Result<(), Verdict> {
    let found = chain.check(rules, step.from, step.to, step.kind).map_err(Verdict::Refused)?;
    if found != *step {
        return Err(Verdict::Takes(found.captured));
    }
    chain.push(rules, step.from, step.to, step.kind).map_err(Verdict::Refused)?;
    Ok(())
}
