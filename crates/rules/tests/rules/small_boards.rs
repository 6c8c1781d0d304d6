//! The results of perfect play on small boards, by exhaustive search.

use super::common::{custom, rules};
use fanorona_rules::notation::read_turn;
use fanorona_rules::{Outcome, Position, Ruleset, generate};
use std::collections::HashMap;

/// Whether the side to move can force a win within a number of turns.
///
/// Repetition can be ignored: a shortest forced win never repeats a position.
struct Solver<'a> {
    rules: &'a Ruleset,
    /// By hash: the smallest known number of turns that wins, and the largest that does not.
    known: HashMap<u64, (u8, u8)>,
}

impl Solver<'_> {
    fn wins(&mut self, position: &Position, turns: u8) -> bool {
        if let Some(outcome) = position.outcome(self.rules) {
            return outcome.winner() == Some(position.side());
        }
        let &(enough, short) = self.known.get(&position.hash()).unwrap_or(&(u8::MAX, 0));
        if turns >= enough || turns <= short {
            return turns >= enough;
        }
        let wins = self.after(position).iter().any(|next| self.loses(next, turns - 1));
        let known = if wins { (turns, short) } else { (enough, turns) };
        self.known.insert(position.hash(), known);
        wins
    }

    /// Whether the side to move loses within this number of turns against perfect play.
    fn loses(&mut self, position: &Position, turns: u8) -> bool {
        if let Some(outcome) = position.outcome(self.rules) {
            return matches!(outcome, Outcome::Win { winner, .. } if winner != position.side());
        }
        turns > 0 && self.after(position).iter().all(|next| self.wins(next, turns - 1))
    }

    fn after(&self, position: &Position) -> Vec<Position> {
        let effects = generate::effects(self.rules, position).list;
        effects.iter().map(|e| position.moved(self.rules, e.from, e.to, e.captured)).collect()
    }
}

// Schadd et al. 2008: Fanoron-Telo is a win for White, in 11 turns of both together.
#[test]
fn white_wins_telo_in_eleven_turns() {
    let telo = rules("telo");
    let start = Position::start(&telo);
    let mut solver = Solver { rules: &telo, known: HashMap::new() };
    assert!(!solver.wins(&start, 10));
    assert!(solver.wins(&start, 11));
}

#[test]
fn two_first_turns_win_telo_and_two_lose() {
    let telo = rules("telo");
    let start = Position::start(&telo);
    let mut solver = Solver { rules: &telo, known: HashMap::new() };
    for (turn, winning) in
        [("c1-b2A", true), ("c2-b2A", true), ("a1-b2A", false), ("b1-b2A", false)]
    {
        let after = start.play_unchecked(&telo, &read_turn(&telo, &start, turn).unwrap());
        assert_eq!(solver.loses(&after, 40), winning, "{turn}");
        assert_eq!(solver.wins(&after, 40), !winning, "{turn}");
    }
}

/// The smallest number of turns of both sides in which White forces a win.
fn fewest(columns: usize, rows: usize, start: &str) -> Option<u8> {
    let rules = custom(columns, rows, start, "");
    let mut solver = Solver { rules: &rules, known: HashMap::new() };
    (1..=50).find(|&turns| solver.wins(&Position::start(&rules), turns))
}

// Schadd et al. 2008: these boards are wins for White. The number of turns is a result of this project.
#[test]
fn white_wins_boards_of_three_by_five_and_seven() {
    assert_eq!(fewest(3, 5, "BBB/BBB/B1W/WWW/WWW"), Some(13));
    assert_eq!(fewest(5, 3, "BBBBB/BW1BW/WWWWW"), Some(11));
    assert_eq!(fewest(3, 7, "BBB/BBB/BBB/B1W/WWW/WWW/WWW"), Some(17));
    assert_eq!(fewest(7, 3, "BBBBBBB/BWB1WBW/WWWWWWW"), Some(17));
}
