//! The two questions asked in turns, or at the same time, until the value is settled.

use super::attack::{Attack, Frame};
use super::numbers::{Found, Numbers};
use super::shortest::Shortest;
use super::{Distance, NoRoom, Solution, SolveBudget, check, line};
use crate::rules::generate::{self, Effect};
use crate::rules::{Position, Turn};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The positions of a question's first round; every round has twice as many, up to the last.
const FIRST_ROUND: u64 = 1 << 14;
const LAST_ROUND: u64 = 1 << 24;

/// The most positions that are visited for the shortest win.
const MOST_FOR_SHORTEST: u64 = 1_000_000;

/// The most positions of a closed set: some hundred MiB.
const MOST_CHECKED: usize = 5_000_000;

/// What a question has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Open,
    Yes,
    No,
    /// No proof was found that keeps within the limit of quiet turns.
    Hindered,
}

/// Both questions about one position.
pub(super) struct Rounds<'a> {
    frame: &'a Frame<'a>,
    position: Position,
    /// The attack of the side to move, then the other's.
    attacks: [Attack<'a>; 2],
    answers: [Answer; 2],
    lengths: [u16; 2],
    means: SolveBudget,
}

impl<'a> Rounds<'a> {
    /// Nothing is known yet.
    ///
    /// # Errors
    /// The system has no room for the tables.
    pub fn new(
        frame: &'a Frame<'a>,
        position: &Position,
        means: SolveBudget,
    ) -> Result<Self, NoRoom> {
        let side = position.side();
        let attack = |side| Attack::new(frame, side, means.bytes / 2);
        let mut attacks = [attack(side)?, attack(side.opponent())?];
        attacks[1].enough = Arc::clone(&attacks[0].enough);
        Ok(Self {
            frame,
            position: *position,
            attacks,
            answers: [Answer::Open; 2],
            lengths: [0; 2],
            means,
        })
    }

    /// Takes over what an earlier solution has settled.
    pub fn assume(&mut self, solution: &Solution) {
        for (answer, known) in self.answers.iter_mut().zip([solution.wins, solution.loses]) {
            if known == Some(false) {
                *answer = Answer::No;
            }
        }
    }

    /// Asks until the value is settled or the means are spent.
    pub fn run(&mut self) {
        let mut slice = FIRST_ROUND;
        while !self.decided() {
            let open = self.answers.iter().filter(|&&answer| answer == Answer::Open).count() as u64;
            let left = self.means.nodes.saturating_sub(self.nodes());
            let slice_now = slice.min(left.div_ceil(open));
            if left == 0 || !self.round(slice_now) {
                break;
            }
            slice = (slice * 2).min(LAST_ROUND);
        }
    }

    /// Spends so many positions on each open question. No when the watch has said stop.
    fn round(&mut self, slice: u64) -> bool {
        let position = self.position;
        let stopped = AtomicBool::new(false);
        let enough = Arc::clone(&self.attacks[0].enough);
        let open = self.attacks.iter_mut().zip(&mut self.answers).zip(&mut self.lengths);
        let mut open: Vec<_> = open.filter(|((_, answer), _)| **answer == Answer::Open).collect();
        let ask = |attack: &mut Attack<'a>, answer: &mut Answer, length: &mut u16| {
            let found = attack.settle(&position, slice);
            if attack.was_told_to_stop() {
                stopped.store(true, Ordering::Relaxed);
            }
            *answer = answer_of(&found);
            *length = found.length;
            if *answer == Answer::Yes {
                enough.store(true, Ordering::Relaxed);
            }
        };
        if self.means.threads > 1 && open.len() > 1 {
            std::thread::scope(|scope| {
                for ((attack, answer), length) in open {
                    let ask = &ask;
                    scope.spawn(move || ask(attack, answer, length));
                }
            });
        } else {
            for ((attack, answer), length) in &mut open {
                ask(attack, answer, length);
                if enough.load(Ordering::Relaxed) || stopped.load(Ordering::Relaxed) {
                    break;
                }
            }
        }
        !stopped.load(Ordering::Relaxed)
    }

    fn decided(&self) -> bool {
        self.answers.contains(&Answer::Yes) || !self.answers.contains(&Answer::Open)
    }

    /// Has the limit of quiet turns kept a question from being answered?
    pub fn hindered(&self) -> bool {
        self.answers.contains(&Answer::Hindered)
    }

    fn nodes(&self) -> u64 {
        self.attacks.iter().map(Attack::nodes).sum()
    }

    /// What has been settled, with the line that shows it.
    pub fn solution(&mut self) -> Solution {
        let known = |answer| match answer {
            Answer::Yes => Some(true),
            Answer::No => Some(false),
            Answer::Open | Answer::Hindered => None,
        };
        let [mut wins, mut loses] = self.answers.map(known);
        if wins == Some(true) {
            loses = Some(false);
        } else if loses == Some(true) {
            wins = Some(false);
        }
        // What is lost of the tables may be looked for again.
        self.attacks[0].enough.store(false, Ordering::Relaxed);
        let mut solution = Solution {
            wins,
            loses,
            distance: None,
            checked: None,
            line: Vec::new(),
            proof_nodes: self.nodes(),
            nodes: self.nodes(),
        };
        if let Some(winner) = self.answers.iter().position(|&answer| answer == Answer::Yes) {
            self.show_win(winner, &mut solution);
        } else if wins == Some(false) && loses == Some(false) {
            self.show_draw(&mut solution);
            solution.nodes = self.nodes();
        }
        solution
    }

    fn show_draw(&mut self, solution: &mut Solution) {
        if self.frame.counted {
            return;
        }
        let position = self.position;
        let [first, second] = &mut self.attacks;
        let sets = [first, second]
            .map(|attack| check::closed(self.frame, attack, &position, MOST_CHECKED));
        if let [Some(first), Some(second)] = sets {
            solution.checked = Some((first.len() + second.len()) as u64);
            let effects = line::drawn(self.frame, &self.attacks, &[first, second], &position);
            solution.line = self.turns(&effects);
        }
    }

    fn show_win(&mut self, winner: usize, solution: &mut Solution) {
        let attack = &mut self.attacks[winner];
        let rests_on_tables = attack.rests_on_tables;
        let length = self.lengths[winner];
        // Within so many turns the limit of quiet turns is of no account.
        let left = self.frame.limit.map_or(u16::MAX, |limit| limit - self.position.quiet());
        let most_turns = if rests_on_tables { left } else { left.min(length) };
        // A few times the work of the proof is worth the shortest win, and no more.
        let budget = (4 * attack.nodes()).min(MOST_FOR_SHORTEST) + 100_000;
        let mut shortest = Shortest::new(self.frame, attack, budget);
        let found = shortest.fewest(&self.position, most_turns);
        let effects = if let Some(turns) = found {
            solution.distance = Some(Distance::Shortest(u32::from(turns)));
            shortest.line(&self.position, turns)
        } else {
            None
        };
        let looked = shortest.nodes();
        let effects = effects.unwrap_or_else(|| line::won(self.frame, attack, &self.position));
        if solution.distance.is_none() && !rests_on_tables {
            solution.distance = Some(Distance::AtMost(u32::from(length)));
        }
        solution.line = self.turns(&effects);
        solution.nodes = self.nodes() + looked;
    }

    fn turns(&self, effects: &[Effect]) -> Vec<Turn> {
        let mut position = self.position;
        let mut turns = Vec::with_capacity(effects.len());
        for &effect in effects {
            // A drawn line may be cut off by the limit of quiet turns.
            if position.outcome(self.frame.given).is_some() {
                break;
            }
            let Some(turn) = generate::turn_with(self.frame.rules, &position, effect) else {
                break;
            };
            position = position.moved(self.frame.rules, effect.from, effect.to, effect.captured);
            turns.push(turn);
        }
        turns
    }
}

fn answer_of(found: &Found) -> Answer {
    match (found.numbers, found.rests) {
        (Numbers::PROVED, _) => Answer::Yes,
        (Numbers::DISPROVED, Found::ON_NOTHING) => Answer::No,
        (Numbers::DISPROVED, _) => Answer::Hindered,
        _ => Answer::Open,
    }
}
