//! The points on which the rule sheets differ, in the words of the second implementation.

use fanorona_rules::Ruleset;
use fanorona_rules::switches::{
    Continuation, Eater, Extent, FirstTurn, GroupChoice, Handicap, Methods, NoCapture, NoMove,
    OmittedCapture, Repeating, Revisiting, Switches,
};

/// Whether a chain may use a direction again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Again {
    Always,
    NotJustAfter,
    NotInThisTurn,
}

/// A rule sheet.
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
    /// The winner if the eater cannot capture: `E`, the eater, or `G`, the giver.
    pub nothing_to_eat: Option<char>,
}

impl Sheet {
    /// The sheet of a rule set. Destructures the switches field by field, so that a new switch does
    /// not compile until the second implementation considers it.
    pub fn of(rules: &Ruleset) -> Self {
        let Ruleset { board, start: _, switches } = rules;
        let Switches {
            continuation,
            revisiting,
            repeating,
            first_turn,
            omitted_capture,
            methods,
            choice,
            extent,
            no_move,
            quiet_limit,
            repetition,
            // Of the record and of matches, which the second implementation does not have.
            agreement: _,
            next_game: _,
            handicap,
        } = *switches;
        let (until, eater) = match handicap {
            // The games are compared from positions that name the handicapped side.
            Some(Handicap { side: _, until, eater }) => (Some(usize::from(until)), Some(eater)),
            None => (None, None),
        };
        let Eater { extent: eater_extent, chains: eater_goes_on, no_capture } =
            eater.unwrap_or_default();
        Self {
            columns: board.columns() as i32,
            rows: board.rows() as i32,
            may_go_on: continuation != Continuation::Forbidden,
            must_go_on: continuation == Continuation::Compulsory,
            may_come_back: revisiting == Revisiting::Allowed,
            again: match repeating {
                Repeating::Allowed => Again::Always,
                Repeating::NotTwiceRunning => Again::NotJustAfter,
                Repeating::NotTwiceInChain => Again::NotInThisTurn,
            },
            first_turn_is_single: first_turn == FirstTurn::SingleStep,
            capture_only_if_claimed: omitted_capture == OmittedCapture::Claimed,
            approach: methods != Methods::WithdrawalOnly,
            withdrawal: methods != Methods::ApproachOnly,
            only_the_larger: choice == GroupChoice::Larger,
            only_the_nearest: extent == Extent::Nearest,
            stuck_loses: no_move == NoMove::Loses,
            quiet_limit: quiet_limit.map(u32::from),
            repetitions: repetition.times(),
            handicap_until: until,
            eater_takes_the_nearest: eater_extent == Extent::Nearest,
            eater_goes_on,
            nothing_to_eat: match no_capture {
                NoCapture::Wins => Some('E'),
                NoCapture::Loses => Some('G'),
                NoCapture::Plays => None,
            },
        }
    }
}
