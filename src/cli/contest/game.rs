//! One game of a match, and the pair of games from one opening.

use super::contestant::{Contestant, Foul};
use crate::rules::{Outcome, Record, Side};
use std::time::{Duration, Instant};

/// After this many turns of both together a game is called a draw, and the result says so.
const LONGEST: usize = 1_000;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// By the rules.
    Rules(Outcome),
    /// It grew too long.
    TooLong,
    /// A side broke off or broke the rules.
    Foul(Side, Foul),
}

/// What a player did in a game or more.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort {
    /// Turns it chose.
    pub turns: u64,
    /// The sum of the depths it finished.
    pub depth: u64,
    /// The positions it visited.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
}

/// A finished game.
#[derive(Clone, Debug)]
pub(super) struct FinishedGame {
    pub record: Record,
    /// How many turns belong to the opening.
    pub opening: usize,
    pub end: End,
    /// White's share in half points, 0 to 2.
    pub white: usize,
    /// White's effort and Black's.
    pub efforts: [Effort; 2],
}

impl Effort {
    /// Adds another's.
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
    [first, second]: &mut [Contestant; 2],
    seed: u64,
) -> [FinishedGame; 2] {
    let one = game(opening.clone(), [first, second], mixed(seed, 0));
    let two = game(opening.clone(), [second, first], mixed(seed, 1));
    [one, two]
}

/// A number for the chance of one thing out of many, from the number of the whole.
pub(super) const fn mixed(seed: u64, part: u64) -> u64 {
    let sum = seed ^ part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let sum = (sum ^ (sum >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    sum ^ (sum >> 31)
}

fn game(mut record: Record, seats: [&mut Contestant; 2], seed: u64) -> FinishedGame {
    let opening = record.turns().len();
    let mut efforts = [Effort::default(); 2];
    let [white, black] = seats;
    white.begin();
    black.begin();
    let end = loop {
        if let Some(outcome) = record.outcome() {
            break End::Rules(outcome);
        }
        if record.turns().len() >= LONGEST {
            break End::TooLong;
        }
        let side = record.position().side();
        let seat = if side == Side::White { &mut *white } else { &mut *black };
        let began = Instant::now();
        let choice = seat.choose(&record, mixed(seed, record.turns().len() as u64));
        let effort = &mut efforts[side as usize];
        effort.turns += 1;
        effort.time += began.elapsed();
        let foul = match choice {
            Ok(choice) => {
                effort.depth += u64::from(choice.depth);
                effort.nodes += choice.nodes;
                match record.play(&choice.turn) {
                    Ok(()) => continue,
                    Err(refusal) => Foul::Illegal(format!("{refusal:?}")),
                }
            }
            Err(foul) => foul,
        };
        // The record ends as other programs read it: the side at fault gives up.
        let _ = record.resign(side);
        break End::Foul(side, foul);
    };
    let winner = match &end {
        End::Rules(outcome) => outcome.winner(),
        End::Foul(side, _) => Some(side.opponent()),
        End::TooLong => {
            // Where the variant knows no agreement, the record ends open.
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
    FinishedGame { record, opening, end, white, efforts }
}
