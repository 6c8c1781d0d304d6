//! The judge: searches of its own that verify claims. They decide only whether a side can reach
//! something, by trying turns one after another, so that there is little that can go wrong.

use fanorona::engine::explain::Horizon;
use fanorona::engine::{Limits, search};
use fanorona::rules::generate::{self, Effect};
use fanorona::rules::switches::OmittedCapture;
use fanorona::rules::{Outcome, PointSet, Position, Record, Ruleset, Side, Turn};
use std::collections::HashMap;

/// What the end of the game counts in a balance.
pub const END: i32 = 100;
/// From this number of turns on, the judge asks the engine which turn to try first.
const ADVISED: u32 = 4;
/// The positions that the judge visits for one question before it gives up.
const MOST_VISITED: u64 = 30_000_000;

/// A position as far as a question about it depends on it.
type Key = ([PointSet; 2], Side, u16, bool, Option<Side>);

pub struct Judge {
    /// The rules, with captures compulsory.
    rules: Ruleset,
    balances: HashMap<(Key, Horizon, i32), bool>,
    wins: HashMap<(Key, Side, u32), bool>,
    visited: u64,
}

impl Judge {
    pub fn new(rules: &Ruleset) -> Self {
        let mut rules = rules.clone();
        rules.switches.omitted_capture = OmittedCapture::Enforced;
        Self { rules, balances: HashMap::new(), wins: HashMap::new(), visited: 0 }
    }

    fn key(&self, at: &Position) -> Key {
        let stones = Side::BOTH.map(|side| at.stones(side));
        (stones, at.side(), at.quiet(), at.first_turn_is_bound(&self.rules), at.handicapped())
    }

    fn visit(&mut self) {
        self.visited += 1;
        assert!(self.visited < MOST_VISITED, "too difficult for the judge");
    }

    /// Forgets what an earlier question needed.
    pub fn rest(&mut self) {
        self.visited = 0;
        self.balances.clear();
        self.wins.clear();
    }

    /// The turns of a position, those that take most first.
    fn turns(&self, at: &Position) -> Vec<Effect> {
        let mut all = generate::effects(&self.rules, at).list;
        all.sort_by_key(|effect| std::cmp::Reverse(effect.captured.len()));
        all
    }

    fn play(&self, at: &Position, effect: Effect) -> Position {
        at.moved(&self.rules, effect.from, effect.to, effect.captured)
    }

    /// Whether the side to move can reach a balance of at least `least`.
    pub fn reaches(&mut self, at: &Position, horizon: Horizon, least: i32) -> bool {
        self.visit();
        match at.outcome(&self.rules) {
            Some(Outcome::Draw(_)) => return 0 >= least,
            Some(Outcome::Win { winner, .. }) => {
                return if winner == at.side() { END >= least } else { -END >= least };
            }
            None => {}
        }
        let turns = self.turns(at);
        let captures = turns.iter().any(|turn| !turn.captured.is_empty());
        let next = match horizon {
            Horizon::Turns(0) => None,
            Horizon::Turns(turns) => captures.then(|| Horizon::Turns(turns - 1)),
            Horizon::Quiet(_) if captures => Some(horizon),
            Horizon::Quiet(quiet) => quiet.checked_sub(1).map(Horizon::Quiet),
        };
        let Some(next) = next else { return 0 >= least };
        let key = (self.key(at), horizon, least);
        if let Some(&known) = self.balances.get(&key) {
            return known;
        }
        let found = turns.into_iter().any(|turn| {
            let taken = turn.captured.len() as i32;
            // The opponent must not reach so much that less than `least` remains.
            !self.reaches(&self.play(at, turn), next, taken - least + 1)
        });
        self.balances.insert(key, found);
        found
    }

    /// Whether a turn has exactly this balance.
    pub fn is_balance(&mut self, at: &Position, turn: Effect, to: Horizon, balance: i32) -> bool {
        self.is_at_least(at, turn, to, balance) && !self.is_at_least(at, turn, to, balance + 1)
    }

    /// Whether a turn has at least this balance.
    pub fn is_at_least(&mut self, at: &Position, turn: Effect, to: Horizon, least: i32) -> bool {
        let taken = turn.captured.len() as i32;
        if to == Horizon::TURN {
            return taken >= least;
        }
        !self.reaches(&self.play(at, turn), to, taken - least + 1)
    }

    /// The balance of a turn.
    pub fn balance(&mut self, at: &Position, turn: Effect, to: Horizon) -> i32 {
        let (mut reached, mut missed) = (-2 * END, 2 * END);
        while missed - reached > 1 {
            let middle = i32::midpoint(reached, missed);
            if self.is_at_least(at, turn, to, middle) {
                reached = middle;
            } else {
                missed = middle;
            }
        }
        reached
    }

    /// Whether this side wins by force within this many turns of both sides.
    pub fn wins(&mut self, at: &Position, side: Side, turns: u32) -> bool {
        self.visit();
        if let Some(outcome) = at.outcome(&self.rules) {
            return outcome.winner() == Some(side);
        }
        if turns == 0 {
            return false;
        }
        let key = (self.key(at), side, turns);
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let mut all = self.turns(at);
        let attacks = at.side() == side;
        if attacks && turns >= ADVISED {
            // The engine's turn is tried first. It only saves time: all replies are tried in any case.
            let rules = self.rules.clone().into();
            let record = Record::from_position(rules, *at);
            let best = search(&record, Limits::nodes(10_000), &mut || false).best;
            let best = best.as_ref().map(effect);
            all.sort_by_key(|&turn| Some(turn) != best);
        }
        let mut after =
            all.into_iter().map(|turn| self.play(at, turn)).collect::<Vec<_>>().into_iter();
        let found = if attacks {
            after.any(|next| self.wins(&next, side, turns - 1))
        } else {
            after.all(|next| self.wins(&next, side, turns - 1))
        };
        self.wins.insert(key, found);
        found
    }
}

/// The effect of a turn.
pub fn effect(turn: &Turn) -> Effect {
    Effect { from: turn.from, to: turn.to(), captured: turn.captured }
}
