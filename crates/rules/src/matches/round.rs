//! The next game of a match and its terms.

use super::{Match, MatchFormat, Party};
use crate::switches::NextGame;
use crate::{Outcome, Ruleset, Side, Variant};
use std::sync::Arc;

/// The role of a game in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// An ordinary game: one of several, or the first of a rematch.
    Game,
    /// The rematch under a handicap.
    Rematch,
    /// The third game at 1:1.
    Decider,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Its number from 1, counting drawn games that were replayed.
    pub number: u32,
    /// Its role in the match.
    pub kind: RoundKind,
    /// The variant to play.
    pub variant: Arc<Variant>,
    /// The party that has White and begins.
    pub white: Party,
    /// Whether it replaces the drawn game before it.
    pub replayed: bool,
}

impl Round {
    /// The party that has this side.
    pub fn party(&self, side: Side) -> Party {
        if side == Side::White { self.white } else { self.white.other() }
    }

    /// The side that this party has.
    pub fn side(&self, party: Party) -> Side {
        if party == self.white { Side::White } else { Side::Black }
    }

    /// The party that begins with a handicap, if one does.
    pub fn handicapped(&self) -> Option<Party> {
        self.variant.rules.switches.handicap.map(|handicap| self.party(handicap.side))
    }
}

/// Whether the players exchange their colours for the game after one with this outcome, if it is played under the
/// same rules and without a handicap.
pub fn colours_swap(rules: &Ruleset, outcome: Outcome) -> bool {
    match (rules.switches.next_game, outcome.winner()) {
        (NextGame::LoserBegins, Some(winner)) => winner == Side::White,
        _ => true,
    }
}

/// The next game of a match that is not decided.
pub(super) fn next(match_: &Match) -> Round {
    let number = match_.played().len() as u32 + 1;
    let ordinary = |kind, white| {
        let variant = match_.variant().clone();
        Round { number, kind, variant, white, replayed: false }
    };
    let Some(last) = match_.last() else { return ordinary(RoundKind::Game, Party::First) };
    match (match_.format(), last.winner()) {
        (MatchFormat::BestOf(_), _) => {
            let white = last.round.white;
            let swap = colours_swap(&match_.variant().rules, last.outcome);
            ordinary(RoundKind::Game, if swap { white.other() } else { white })
        }
        (MatchFormat::Rematch(_), None) => Round { number, replayed: true, ..last.round.clone() },
        (MatchFormat::Rematch(variant), Some(winner)) => match last.round.kind {
            RoundKind::Game => {
                // The winner takes the handicapped side. In the rematches of the rule sheets that is
                // Black, so the loser has White and begins.
                let handicap = variant.rules.switches.handicap;
                let bound = handicap.map_or(Side::Black, |handicap| handicap.side);
                let white = if bound == Side::Black { winner.other() } else { winner };
                let variant = variant.clone();
                Round { number, kind: RoundKind::Rematch, variant, white, replayed: false }
            }
            RoundKind::Rematch | RoundKind::Decider => ordinary(RoundKind::Decider, winner.other()),
        },
    }
}
