//! Matches: several games that belong together, their score, and which game comes next.
//!
//! A match has two parties. They keep their names and their score while the colours change from
//! game to game. From the outcomes of the finished games it derives everything else: the score, the
//! next game with its rules, which party has White and which is handicapped, and whether the match
//! is decided. [`tags`] describes how records store it.

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
pub use round::{Round, RoundKind, colours_swap};
pub use score::{MatchScore, Standing};

use super::outcome::{DrawReason, Outcome, WinReason};
use super::switches::{NoCapture, NoMove, Repetition};
use super::{Ruleset, Variant};
use std::sync::Arc;

/// A match of one or more games.
///
/// ```
/// use fanorona_rules::matches::{MatchFormat, Party, Standing};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Match, Outcome, Side, WinReason};
///
/// let names = ["Rasoa".to_owned(), "Bao".to_owned()];
/// let variant = shipped::variant("tsivy").unwrap();
/// let mut best_of_three = Match::new(MatchFormat::BestOf(3), variant, names)?;
/// let win = |winner| Outcome::Win { winner, reason: WinReason::TookAll };
/// best_of_three.finish(win(Side::White))?;
/// assert_eq!(best_of_three.score().to_string(), "1-0");
/// assert_eq!(best_of_three.next_round().unwrap().white, Party::Second);
/// best_of_three.finish(win(Side::Black))?;
/// assert_eq!(best_of_three.standing(), Standing::Won(Party::First));
/// # Ok::<(), fanorona_rules::matches::MatchError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    format: MatchFormat,
    variant: Arc<Variant>,
    names: [String; 2],
    played: Vec<PlayedGame>,
    /// The score of `played`.
    score: MatchScore,
}

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// Its place in the match.
    pub round: Round,
    /// Its outcome.
    pub outcome: Outcome,
}

impl PlayedGame {
    /// The party that won it, or `None` for a draw.
    pub fn winner(&self) -> Option<Party> {
        self.outcome.winner().map(|side| self.round.party(side))
    }
}

impl Match {
    /// A new match under a variant. The first party has White in the first game.
    ///
    /// # Errors
    /// The number of games is out of range, or the variant of the rematch has no handicap.
    pub fn new(
        format: MatchFormat,
        variant: Arc<Variant>,
        names: [String; 2],
    ) -> Result<Self, MatchError> {
        match &format {
            MatchFormat::BestOf(games) if !(1..=MatchFormat::MOST_GAMES).contains(games) => {
                return Err(MatchError::Games(*games));
            }
            MatchFormat::Rematch(rematch) if rematch.rules.switches.handicap.is_none() => {
                return Err(MatchError::NoHandicap(rematch.key.clone()));
            }
            MatchFormat::BestOf(_) | MatchFormat::Rematch(_) => {}
        }
        Ok(Self { format, variant, names, played: Vec::new(), score: MatchScore::default() })
    }

    /// The format.
    pub const fn format(&self) -> &MatchFormat {
        &self.format
    }

    /// The variant of its ordinary games.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// A party's name.
    pub fn name(&self, party: Party) -> &str {
        &self.names[party as usize]
    }

    /// Changes the name of a party.
    pub fn rename(&mut self, party: Party, name: String) {
        self.names[party as usize] = name;
    }

    /// The games finished so far, including drawn games that were replayed.
    pub fn played(&self) -> &[PlayedGame] {
        &self.played
    }

    /// The current score.
    pub const fn score(&self) -> MatchScore {
        self.score
    }

    /// Counts a game that has been added to the score.
    fn count(&mut self, game: &PlayedGame) {
        match (game.winner(), &self.format) {
            (Some(winner), _) => self.score.win(winner),
            (None, MatchFormat::BestOf(_)) => self.score.draw(),
            // It is replayed, so it does not count.
            (None, MatchFormat::Rematch(_)) => {}
        }
    }

    /// Keeps only the first `games` games.
    fn truncate(&mut self, games: usize) {
        let mut played = std::mem::take(&mut self.played);
        played.truncate(games);
        self.score = MatchScore::default();
        for game in &played {
            self.count(game);
        }
        self.played = played;
    }

    /// Whether the match is decided, and who has won.
    pub fn standing(&self) -> Standing {
        let score = self.score();
        let played = self.played.len() as u32;
        let leader = score.leader();
        match self.format {
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

    /// The next game, or `None` if the match is decided.
    ///
    /// ```
    /// use fanorona_rules::matches::MatchFormat;
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Match, Outcome, Side, WinReason};
    ///
    /// let names = ["Rasoa", "Bao"].map(str::to_owned);
    /// let variant = shipped::variant("tsivy").unwrap();
    /// let mut three = Match::new(MatchFormat::BestOf(3), variant, names)?;
    /// three.finish(Outcome::Win { winner: Side::White, reason: WinReason::TookAll })?;
    /// let round = three.next_round().unwrap();
    /// assert_eq!(three.name(round.party(Side::White)), "Bao"); // the colours swap
    /// three.finish(Outcome::Win { winner: Side::Black, reason: WinReason::TookAll })?;
    /// assert_eq!(three.next_round(), None); // the match is decided
    /// # Ok::<(), fanorona_rules::matches::MatchError>(())
    /// ```
    pub fn next_round(&self) -> Option<Round> {
        (self.standing() == Standing::Open).then(|| round::next(self))
    }

    /// The last finished game.
    pub fn last(&self) -> Option<&PlayedGame> {
        self.played.last()
    }

    /// Records the outcome of the next game.
    ///
    /// # Errors
    /// The match is decided, or the outcome is impossible under the rules of this game; the match is
    /// then unchanged.
    pub fn finish(&mut self, outcome: Outcome) -> Result<(), MatchError> {
        let round = self.next_round().ok_or(MatchError::Decided)?;
        if !is_possible(&round.variant.rules, outcome) {
            return Err(MatchError::Impossible(outcome));
        }
        let game = PlayedGame { round, outcome };
        self.count(&game);
        self.played.push(game);
        Ok(())
    }

    /// Removes the last finished game, to be continued or replayed, and returns it.
    ///
    /// # Errors
    /// No game is finished.
    pub fn reopen(&mut self) -> Result<PlayedGame, MatchError> {
        let game = self.played.last().cloned().ok_or(MatchError::NothingPlayed)?;
        self.truncate(self.played.len() - 1);
        Ok(game)
    }
}

/// Whether a game under these rules can have this outcome.
fn is_possible(rules: &Ruleset, outcome: Outcome) -> bool {
    let switches = &rules.switches;
    let no_capture = |result| switches.handicap.is_some_and(|h| h.eater.no_capture == result);
    match outcome {
        Outcome::Win { reason: WinReason::Immobilised, .. } => switches.no_move == NoMove::Loses,
        Outcome::Win { reason: WinReason::NothingGiven, .. } => no_capture(NoCapture::Wins),
        Outcome::Win { reason: WinReason::NothingToEat, .. } => no_capture(NoCapture::Loses),
        Outcome::Win { .. } => true,
        Outcome::Draw(DrawReason::QuietTurns) => switches.quiet_limit.is_some(),
        Outcome::Draw(DrawReason::Repetition) => switches.repetition != Repetition::Never,
        Outcome::Draw(DrawReason::Agreement) => switches.agreement,
        Outcome::Draw(DrawReason::NoMove) => switches.no_move == NoMove::Draws,
    }
}
