//! A whole game read under another rule set.

use super::cause::Experiment;
use super::error::CompareError;
use super::legality::Verdict;
use super::place::Place;
use super::sheets::{Sheets, same_board};
use super::turns::TurnComparison;
use fanorona_rules::perft::Counting;
use fanorona_rules::{DrawReason, Outcome, Position, Record, Ruleset, Switch, Turn, WinReason};
use std::sync::Arc;

/// How far a game could have been played under another rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReading {
    /// The number of turns of the game that could have been played.
    pub followed: usize,
    /// Why no further, or what is different at the end; `None` if the whole game could have been
    /// played and has the same end.
    pub parting: Option<Parting>,
    /// The number of turns after which, for the first time, the opponent could have claimed an
    /// omitted capture under the other rule set only.
    pub claimable: Option<usize>,
}

/// Where a game cannot go on under another rule set as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// What is different.
    pub kind: PartingKind,
    /// Sets of switches, each of which suffices: if the other rule set takes their values from that
    /// of the game, the game goes on as it did. As [`Cause::ways`](super::Cause::ways).
    pub ways: Vec<Vec<Switch>>,
}

/// What is different where a game cannot go on as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartingKind {
    /// The next turn of the game is not legal.
    Illegal {
        /// The turn.
        turn: Turn,
        /// Why it is not legal.
        verdict: Verdict,
    },
    /// The game is over already.
    Over(Outcome),
    /// The game is not over, but was.
    NotOver(Outcome),
    /// The game has another end.
    OtherEnd {
        /// Its end.
        was: Outcome,
        /// Its end under the other rule set.
        is: Outcome,
    },
}

/// Reads a game under another rule set on the same board: from the same start, turn by turn.
///
/// ```
/// use fanorona_game::compare::{PartingKind, Verdict, read_game};
/// use fanorona_rules::notation::{read_position, read_turn};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Record, Refusal, Switch};
///
/// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
/// let tsivy = rules("tsivy");
/// let start = read_position(&tsivy, "9/9/3B5/9/2W1B4 w 0 9")?;
/// let mut record = Record::from_position(tsivy.clone(), start);
/// record.play(&read_turn(&tsivy, &start, "c1-d1A")?)?;
///
/// // Under Parker the chain must go on.
/// let reading = read_game(&record, &rules("parker"))?;
/// let parting = reading.parting.unwrap();
/// let PartingKind::Illegal { verdict, .. } = parting.kind else { panic!() };
/// assert_eq!((reading.followed, verdict), (0, Verdict::Refused(Refusal::MustContinue)));
/// assert_eq!(parting.ways, [[Switch::Continuation]]);
/// assert_eq!(read_game(&record, &rules("tumicarona"))?.parting, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule set has another board.
pub fn read_game(record: &Record, other: &Arc<Ruleset>) -> Result<GameReading, CompareError> {
    same_board(record.rules(), other, 1)?;
    let place = Place::in_game(record.rules(), *record.start());
    let reading = replay(record, other, place.under(other)?);
    let followed = reading.followed;
    let parting = reading.kind.map(|kind| {
        let mut experiment = Experiment::new(other, record.rules(), place);
        let ways = experiment.ways(|hybrid| {
            let rules = Arc::new(hybrid.rules.clone());
            let further = replay(record, &rules, hybrid.position);
            further.kind.is_none() || further.followed > followed
        });
        Parting { kind, ways }
    });
    Ok(GameReading { followed, parting, claimable: reading.claimable })
}

/// The first position of a game in which the legal turns differ under another rule set, as far as it
/// can be played under it: the number of turns before, and the turns under the rules of the game and
/// under the others. `None` if no such position is found.
///
/// # Errors
/// The rule set has another board.
pub fn first_other_turns(
    record: &Record,
    other: &Arc<Ruleset>,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<(usize, TurnComparison)>, CompareError> {
    let sheets = Sheets::new(vec![record.rules().clone(), other.clone()])?;
    let reading = read_game(record, other)?;
    for (turns, position) in record.positions().iter().take(reading.followed + 1).enumerate() {
        if stop() {
            return Ok(None);
        }
        let place = Place::in_game(record.rules(), *position);
        let comparison = sheets.turns(&place, Counting::Sequences, stop)?;
        if comparison.turns.iter().any(|turn| !turn.is_common()) {
            return Ok(Some((turns, comparison)));
        }
    }
    Ok(None)
}

/// A reading without its cause.
struct Replay {
    followed: usize,
    kind: Option<PartingKind>,
    claimable: Option<usize>,
}

/// Plays the game under these rules from this start as far as possible.
fn replay(record: &Record, rules: &Arc<Ruleset>, start: Position) -> Replay {
    let mut own = Record::from_position(record.rules().clone(), *record.start());
    let mut other = Record::from_position(rules.clone(), start);
    let mut claimable = None;
    for (followed, turn) in record.turns().iter().enumerate() {
        if let Some(outcome) = other.outcome() {
            return Replay { followed, kind: Some(PartingKind::Over(outcome)), claimable };
        }
        let mut verdict = Verdict::of_turn(rules, other.position(), turn);
        if verdict.is_legal()
            && let Err(refusal) = other.play(turn)
        {
            verdict = Verdict::Refused(refusal);
        }
        if !verdict.is_legal() {
            let kind = PartingKind::Illegal { turn: turn.clone(), verdict };
            return Replay { followed, kind: Some(kind), claimable };
        }
        // The game's own record knows its claims; here only the turns that were not taken back are.
        let owned = own.play(turn).is_ok() && own.can_claim();
        if claimable.is_none() && other.can_claim() && !owned {
            claimable = Some(followed + 1);
        }
    }
    let kind = at_end(record.outcome(), other.outcome(), rules.switches.agreement);
    Replay { followed: record.turns().len(), kind, claimable }
}

/// What is different at the end of the turns: the end that the game had, and that under the rules,
/// which may have draws by agreement.
fn at_end(was: Option<Outcome>, is: Option<Outcome>, agreement: bool) -> Option<PartingKind> {
    let Some(was) = was else { return is.map(PartingKind::Over) };
    // The players' decisions end a game under any rules, if it is not over before.
    let decided = match was {
        Outcome::Win { reason: WinReason::Resigned | WinReason::OutOfTime, .. } => true,
        Outcome::Draw(DrawReason::Agreement) => agreement,
        _ => false,
    };
    match is {
        Some(is) if is == was => None,
        Some(is) => Some(PartingKind::OtherEnd { was, is }),
        None if decided => None,
        None => Some(PartingKind::NotOver(was)),
    }
}
