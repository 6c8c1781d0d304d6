//! A game of a match, and the pair of games from one opening.

use super::choice::Forfeit;
use super::clock::MatchClock;
use super::match_player::MatchPlayer;
use crate::self_play::part_seed;
use fanorona_rules::{Outcome, Record, Side};
use std::time::{Duration, Instant};

/// After this many turns of both sides a game counts as a draw.
const MOST_TURNS: usize = 1_000;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GameEnd {
    /// By the rules.
    Rules(Outcome),
    /// The game had too many turns.
    TooLong,
    /// This side forfeited the game.
    Forfeit(Side, Forfeit),
}

/// The totals of a player's searches in one or more games.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SearchTotals {
    /// The number of turns.
    pub turns: u64,
    /// The sum of the finished depths.
    pub depth: u64,
    /// The number of visited positions.
    pub nodes: u64,
    /// The time used.
    pub time: Duration,
}

/// A finished game.
#[derive(Clone, Debug)]
pub(super) struct FinishedGame {
    pub record: Record,
    /// The number of turns of the opening.
    pub opening: usize,
    pub end: GameEnd,
    /// White's score in half points, 0 to 2.
    pub white: usize,
    /// The totals of White and Black.
    pub totals: [SearchTotals; 2],
}

impl SearchTotals {
    /// Adds other totals.
    pub fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.depth += other.depth;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

/// Plays both games of an opening: the first player has White, then Black.
pub(super) fn pair(
    opening: &Record,
    [first, second]: &mut [MatchPlayer; 2],
    clock: Option<MatchClock>,
    seed: u64,
) -> [FinishedGame; 2] {
    let one = game(opening.clone(), [first, second], clock, part_seed(seed, 0));
    let two = game(opening.clone(), [second, first], clock, part_seed(seed, 1));
    [one, two]
}

fn game(
    mut record: Record,
    players: [&mut MatchPlayer; 2],
    mut clock: Option<MatchClock>,
    seed: u64,
) -> FinishedGame {
    let opening = record.turns().len();
    let mut totals = [SearchTotals::default(); 2];
    let [white, black] = players;
    white.begin();
    black.begin();
    let end = loop {
        if let Some(outcome) = record.outcome() {
            break GameEnd::Rules(outcome);
        }
        if record.turns().len() >= MOST_TURNS {
            break GameEnd::TooLong;
        }
        let side = record.position().side();
        let player = if side == Side::White { &mut *white } else { &mut *black };
        let began = Instant::now();
        let choice =
            player.choose(&record, clock.as_ref(), part_seed(seed, record.turns().len() as u64));
        let used = began.elapsed();
        let totals = &mut totals[side as usize];
        totals.turns += 1;
        totals.time += used;
        let in_time = clock.as_mut().is_none_or(|clock| clock.press(side, used));
        let choice = if in_time { choice } else { Err(Forfeit::Clock) };
        let forfeit = match choice {
            Ok(choice) => {
                totals.depth += u64::from(choice.depth);
                totals.nodes += choice.nodes;
                match record.play(&choice.turn) {
                    Ok(()) => continue,
                    Err(refusal) => Forfeit::Illegal(format!("{refusal:?}")),
                }
            }
            Err(forfeit) => forfeit,
        };
        // In the record, the side that forfeits resigns.
        let _ = record.resign(side);
        break GameEnd::Forfeit(side, forfeit);
    };
    let winner = match &end {
        GameEnd::Rules(outcome) => outcome.winner(),
        GameEnd::Forfeit(side, _) => Some(side.opponent()),
        GameEnd::TooLong => {
            // If the variant does not allow agreed draws, the record stays unfinished.
            if record.offer_draw(Side::White).is_ok() {
                let _ = record.answer_draw(true);
            }
            None
        }
    };
    let white = match winner {
        None => 1,
        Some(Side::White) => 2,
        Some(Side::Black) => 0,
    };
    FinishedGame { record, opening, end, white, totals }
}
