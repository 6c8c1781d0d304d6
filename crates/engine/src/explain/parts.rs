//! A reason taken apart: its kind and its data by name, for output and for checks.

use super::Explanation;
use super::reason::{Horizon, Reason, StandingFactor};
use super::threats::passed;
use fanorona_rules::{PointSet, Position, Record, Ruleset, Turn};
use std::fmt;

/// A part of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// A number of stones, turns or steps; or a count, which may be negative.
    Number(i64),
    /// A word.
    Word(&'static str),
    /// How far a balance looks.
    Horizon(Horizon),
    /// Points of the board.
    Points(PointSet),
    /// Turns that follow each other, from the explained position.
    Line(&'a [Turn]),
    /// A turn of the opponent after the explained turn.
    Answer(&'a Turn),
    /// A turn of the opponent if the player of the explained turn passed instead.
    Threat(&'a Turn),
    /// A turn of the player if the opponent passed after the explained turn.
    OwnThreat(&'a Turn),
}

/// `exchange`, `exchange+2` for two quiet turns, or `turns3` for three turns.
impl fmt::Display for Horizon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Turns(turns) => write!(f, "turns{turns}"),
            Self::EXCHANGE => write!(f, "exchange"),
            Self::Quiet(quiet) => write!(f, "exchange+{quiet}"),
        }
    }
}

impl StandingFactor {
    /// The word for it in the output of commands.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stones => "stones",
            Self::Freedom => "freedom",
            Self::Safety => "safety",
            Self::Centre => "centre",
        }
    }
}

impl Reason {
    /// The word for its kind in the output of commands.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::OnlyTurn => "only-turn",
            Self::AllAlike { .. } => "all-alike",
            Self::OmitsCapture { .. } => "omits-capture",
            Self::WinsAtOnce { .. } => "wins-at-once",
            Self::Wins { .. } => "wins",
            Self::KeepsResult { .. } => "keeps-result",
            Self::AllowsWin { .. } => "allows-win",
            Self::ThrowsAway { .. } => "throws-away",
            Self::MissesWin { .. } => "misses-win",
            Self::Exchange { .. } => "exchange",
            Self::Forces { .. } => "forces",
            Self::Saves { .. } => "saves",
            Self::KeepsShut { .. } => "keeps-shut",
            Self::GivesLeast { .. } => "gives-least",
            Self::StopsChain { .. } => "stops-chain",
            Self::DeclinesLarger { .. } => "declines-larger",
            Self::OnlyAnswer { .. } => "only-answer",
            Self::Threatens { .. } => "threatens",
            Self::Loses { .. } => "loses",
            Self::Misses { .. } => "misses",
            Self::WentTooFar { .. } => "went-too-far",
            Self::StoppedEarly { .. } => "stopped-early",
            Self::Standing { .. } => "standing",
        }
    }

    /// Its data by name.
    pub fn parts(&self) -> Vec<(&'static str, Part<'_>)> {
        let number = |number: u32| Part::Number(number.into());
        let at_most = |turns: Option<u32>| turns.map(|turns| ("turns", number(turns)));
        let lined = |turns: Option<u32>, line| {
            at_most(turns).into_iter().chain([("line", Part::Line(line))]).collect()
        };
        match *self {
            Self::OnlyTurn => Vec::new(),
            Self::AllAlike { result } => vec![("result", Part::Word(result.word()))],
            Self::OmitsCapture { stones } => vec![("stones", Part::Points(stones))],
            Self::WinsAtOnce { reason } => vec![("how", Part::Word(reason.word()))],
            Self::Wins { turns, ref line }
            | Self::AllowsWin { turns, ref line }
            | Self::MissesWin { turns, ref line } => lined(turns, line),
            Self::KeepsResult { result, worse, of } => vec![
                ("result", Part::Word(result.word())),
                ("worse", number(worse)),
                ("of", number(of)),
            ],
            Self::ThrowsAway { had, left } => {
                vec![("had", Part::Word(had.word())), ("left", Part::Word(left.word()))]
            }
            Self::Exchange { horizon, takes, gives, worse, of, ref line } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("takes", number(takes)),
                ("gives", number(gives)),
                ("worse", number(worse)),
                ("of", number(of)),
                ("line", Part::Line(line)),
            ],
            Self::Forces { horizon, gains, worse, of, ref line } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("gains", number(gains)),
                ("worse", number(worse)),
                ("of", number(of)),
                ("line", Part::Line(line)),
            ],
            Self::Saves { stones, ref threat } => {
                vec![("stones", Part::Points(stones)), ("threat", Part::Threat(threat))]
            }
            Self::KeepsShut { horizon, costly, of } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("costly", number(costly)),
                ("of", number(of)),
            ],
            Self::GivesLeast { gives, costly, of } => {
                vec![("gives", number(gives)), ("costly", number(costly)), ("of", number(of))]
            }
            Self::StopsChain { horizon, loses, ref line }
            | Self::DeclinesLarger { horizon, loses, ref line } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("loses", number(loses)),
                ("line", Part::Line(line)),
            ],
            Self::OnlyAnswer { ref answer } => vec![("answer", Part::Answer(answer))],
            Self::Threatens { ref turn, gains } => {
                vec![("turn", Part::OwnThreat(turn)), ("gains", number(gains))]
            }
            Self::Loses { horizon, more, into_line, ref line } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("more", number(more)),
                ("into-line", Part::Word(if into_line { "yes" } else { "no" })),
                ("line", Part::Line(line)),
            ],
            Self::Misses { horizon, more, ref line }
            | Self::StoppedEarly { horizon, more, ref line } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("more", number(more)),
                ("line", Part::Line(line)),
            ],
            Self::WentTooFar { horizon, steps, more, ref line } => vec![
                ("horizon", Part::Horizon(horizon)),
                ("steps", number(steps)),
                ("more", number(more)),
                ("line", Part::Line(line)),
            ],
            Self::Standing { standing, here, there, ref line, ref other } => vec![
                ("standing", Part::Word(standing.word())),
                ("here", Part::Number(here.into())),
                ("there", Part::Number(there.into())),
                ("line", Part::Line(line)),
                ("other", Part::Line(other)),
            ],
        }
    }
}

impl Explanation {
    /// Whether all its turns are legal where they are named and all its points are on the board: what
    /// an explanation that was sent as text must fulfil before it is shown.
    pub fn fits(&self, record: &Record) -> bool {
        let (rules, position) = (record.rules().as_ref(), record.position());
        let Some(turn) = self.line.first() else { return false };
        if !is_legal(rules, position, &self.line) || !is_legal(rules, position, &self.best_line) {
            return false;
        }
        let after = position.play_unchecked(rules, turn);
        let one = |position: Option<Position>, turn: &Turn| {
            position.is_some_and(|it| is_legal(rules, &it, std::slice::from_ref(turn)))
        };
        self.reasons.iter().flat_map(Reason::parts).all(|(_, part)| match part {
            Part::Number(_) | Part::Word(_) | Part::Horizon(_) => true,
            Part::Points(points) => (points - rules.board.all()).is_empty(),
            Part::Line(line) => !line.is_empty() && is_legal(rules, position, line),
            Part::Answer(turn) => one(Some(after), turn),
            Part::Threat(turn) => one(passed(rules, position), turn),
            Part::OwnThreat(turn) => one(passed(rules, &after), turn),
        })
    }
}

/// Whether a line is legal, turn by turn.
fn is_legal(rules: &Ruleset, position: &Position, line: &[Turn]) -> bool {
    let mut at = *position;
    line.iter().all(|turn| {
        let legal = super::alternatives::is_legal(rules, &at, turn);
        if legal {
            at = at.play_unchecked(rules, turn);
        }
        legal
    })
}
