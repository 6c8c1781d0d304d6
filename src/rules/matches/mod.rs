//! Series: several games that belong together, their score, and which game comes next.
//!
//! A series knows two parties. They keep their names and their score while colours change from
//! game to game. It is told how each game ended, and answers everything else: the score, the next
//! game with its rules, who has White in it and who is handicapped, and whether the match is
//! decided. Like a record it knows no clock and no screen. [`tags`] says how records keep it.

mod error;
mod format;
mod obligation;
mod party;
mod round;
mod score;
pub mod tags;

pub use error::MatchError;
pub use format::{MatchFormat, ParseMatchFormatError};
pub use obligation::{Obligation, obligation, stones_to_give};
pub use party::Party;
pub use round::{Round, RoundKind};
pub use score::{MatchScore, Standing};

use super::outcome::{DrawReason, Outcome, WinReason};
use super::switches::{NoCapture, NoMove, Repetition};
use super::{Record, Ruleset, Variant};
use std::sync::Arc;

/// A match of one or more games.
#[derive(Clone, Debug)]
pub struct Match {
    form: MatchFormat,
    variant: Arc<Variant>,
    names: [String; 2],
    played: Vec<PlayedGame>,
}

/// A finished game of a series.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Which game it was.
    pub round: Round,
    /// How it ended.
    pub outcome: Outcome,
}

impl PlayedGame {
    /// The party that won it, if one did.
    pub fn winner(&self) -> Option<Party> {
        self.outcome.winner().map(|side| self.round.party(side))
    }
}

impl Match {
    /// A new series under a variant. The first party has White in the first game.
    ///
    /// # Errors
    /// The form asks for no games or for too many, or its rematch has no handicap.
    pub fn new(
        form: MatchFormat,
        variant: Arc<Variant>,
        names: [String; 2],
    ) -> Result<Self, MatchError> {
        match &form {
            MatchFormat::BestOf(games) if !(1..=MatchFormat::MOST_GAMES).contains(games) => {
                return Err(MatchError::Games(*games));
            }
            MatchFormat::Rematch(rematch) if rematch.rules.switches.handicap.is_none() => {
                return Err(MatchError::NoHandicap(rematch.key.clone()));
            }
            MatchFormat::BestOf(_) | MatchFormat::Rematch(_) => {}
        }
        Ok(Self { form, variant, names, played: Vec::new() })
    }

    /// Which games it has.
    pub const fn form(&self) -> &MatchFormat {
        &self.form
    }

    /// The variant of its ordinary games.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// A party's name.
    pub fn name(&self, party: Party) -> &str {
        &self.names[party as usize]
    }

    /// Gives a party another name.
    pub fn rename(&mut self, party: Party, name: String) {
        self.names[party as usize] = name;
    }

    /// The games finished so far, drawn and replayed ones too.
    pub fn played(&self) -> &[PlayedGame] {
        &self.played
    }

    /// The score now.
    pub fn score(&self) -> MatchScore {
        let mut score = MatchScore::default();
        for game in &self.played {
            match (game.winner(), &self.form) {
                (Some(winner), _) => score.win(winner),
                (None, MatchFormat::BestOf(_)) => score.draw(),
                // It is played again, so it counts nothing.
                (None, MatchFormat::Rematch(_)) => {}
            }
        }
        score
    }

    /// Is the match decided, and for whom?
    pub fn standing(&self) -> Standing {
        let score = self.score();
        let played = self.played.len() as u32;
        let leader = score.leader();
        match self.form {
            MatchFormat::Rematch(_) => match leader {
                Some(party) if score.halves(party) >= 4 => Standing::Won(party),
                _ => Standing::Open,
            },
            MatchFormat::BestOf(games) => {
                let left = u32::from(games).saturating_sub(played);
                match leader {
                    Some(party) if score.lead() > 2 * left => Standing::Won(party),
                    None if left == 0 => Standing::Drawn,
                    _ => Standing::Open,
                }
            }
        }
    }

    /// The game to be played now; `None` when the match is decided.
    pub fn next_round(&self) -> Option<Round> {
        (self.standing() == Standing::Open).then(|| round::next(self))
    }

    /// The last game finished.
    pub fn last(&self) -> Option<&PlayedGame> {
        self.played.last()
    }

    /// Takes the end of the game that was to be played.
    ///
    /// # Errors
    /// The match is decided, or the rules of this game know no such end; nothing has changed then.
    pub fn finish(&mut self, outcome: Outcome) -> Result<(), MatchError> {
        let round = self.next_round().ok_or(MatchError::Decided)?;
        if !is_possible(&round.variant.rules, outcome) {
            return Err(MatchError::Impossible(outcome));
        }
        self.played.push(PlayedGame { round, outcome });
        Ok(())
    }

    /// Takes the end of a game from its record.
    ///
    /// # Errors
    /// As [`Match::finish`]; or the record is not of the game that was to be played, or the game
    /// is not over.
    pub fn finish_record(&mut self, record: &Record) -> Result<(), MatchError> {
        let round = self.next_round().ok_or(MatchError::Decided)?;
        let rules = &round.variant.rules;
        if record.rules() != rules || record.has_own_start() {
            return Err(MatchError::AnotherGame);
        }
        self.finish(record.outcome().ok_or(MatchError::UnderWay)?)
    }

    /// Takes the last finished game back: it is to be played on, or again.
    ///
    /// # Errors
    /// No game is finished.
    pub fn reopen(&mut self) -> Result<PlayedGame, MatchError> {
        self.played.pop().ok_or(MatchError::NothingPlayed)
    }
}

/// Can a game under these rules end like this?
fn is_possible(rules: &Ruleset, outcome: Outcome) -> bool {
    let switches = &rules.switches;
    let hunger = |decides| switches.handicap.is_some_and(|h| h.eater.no_capture == decides);
    match outcome {
        Outcome::Win { reason: WinReason::Immobilised, .. } => switches.no_move == NoMove::Loses,
        Outcome::Win { reason: WinReason::NothingGiven, .. } => hunger(NoCapture::Wins),
        Outcome::Win { reason: WinReason::NothingToEat, .. } => hunger(NoCapture::Loses),
        Outcome::Win { .. } => true,
        Outcome::Draw(DrawReason::QuietTurns) => switches.quiet_limit.is_some(),
        Outcome::Draw(DrawReason::Repetition) => switches.repetition != Repetition::Never,
        Outcome::Draw(DrawReason::Agreement) => switches.agreement,
        Outcome::Draw(DrawReason::NoMove) => switches.no_move == NoMove::Draws,
    }
}
