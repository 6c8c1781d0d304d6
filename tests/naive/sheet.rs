//! What the rule sheets settle one way or the other, as plain answers.

use fanorona::rules::Ruleset;
use fanorona::rules::switches::{
    Continuation, Extent, FirstTurn, GroupChoice, Methods, NoCapture, NoMove, OmittedCapture,
    Repeating, Revisiting,
};

/// May a chain step in a direction again?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Again {
    Always,
    NotJustAfter,
    NotInThisTurn,
}

/// The answers.
#[derive(Clone)]
pub struct Sheet {
    pub columns: i32,
    pub rows: i32,
    pub may_go_on: bool,
    pub must_go_on: bool,
    pub may_come_back: bool,
    pub again: Again,
    pub first_turn_is_single: bool,
    pub capture_only_if_claimed: bool,
    pub approach: bool,
    pub withdrawal: bool,
    pub only_the_larger: bool,
    pub only_the_nearest: bool,
    pub stuck_loses: bool,
    pub quiet_limit: Option<u32>,
    pub repetitions: Option<usize>,
    pub handicap_until: Option<usize>,
    pub eater_takes_the_nearest: bool,
    pub eater_goes_on: bool,
    /// Who has won when the eater finds nothing to take: `E`, the eater, or `G`, the giver.
    pub nothing_to_eat: Option<char>,
}

impl Sheet {
    /// The answers of a rule set.
    pub fn of(rules: &Ruleset) -> Self {
        let s = &rules.switches;
        Self {
            columns: rules.board.columns() as i32,
            rows: rules.board.rows() as i32,
            may_go_on: s.continuation != Continuation::Forbidden,
            must_go_on: s.continuation == Continuation::Compulsory,
            may_come_back: s.revisiting == Revisiting::Allowed,
            again: match s.repeating {
                Repeating::Allowed => Again::Always,
                Repeating::NotTwiceRunning => Again::NotJustAfter,
                Repeating::NotTwiceInChain => Again::NotInThisTurn,
            },
            first_turn_is_single: s.first_turn == FirstTurn::SingleStep,
            capture_only_if_claimed: s.omitted_capture == OmittedCapture::Claimed,
            approach: s.methods != Methods::WithdrawalOnly,
            withdrawal: s.methods != Methods::ApproachOnly,
            only_the_larger: s.choice == GroupChoice::Larger,
            only_the_nearest: s.extent == Extent::Nearest,
            stuck_loses: s.no_move == NoMove::Loses,
            quiet_limit: s.quiet_limit.map(u32::from),
            repetitions: s.repetition.times(),
            handicap_until: s.handicap.map(|handicap| usize::from(handicap.until)),
            eater_takes_the_nearest: s
                .handicap
                .is_some_and(|handicap| handicap.eater.extent == Extent::Nearest),
            eater_goes_on: s.handicap.is_none_or(|handicap| handicap.eater.chains),
            nothing_to_eat: match s.handicap.map(|handicap| handicap.eater.no_capture) {
                Some(NoCapture::Wins) => Some('E'),
                Some(NoCapture::Loses) => Some('G'),
                Some(NoCapture::Plays) | None => None,
            },
        }
    }
}
