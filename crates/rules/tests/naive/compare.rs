//! Both implementations play the same random games and must agree on all turns of every position,
//! on the positions reached, on claims and on outcomes.
//!
//! If chains may revisit points, a single position can have very many turns. If there are more than
//! [`MOST`], one random chain is compared step by step instead of the whole list.

use super::board::Stones;
use super::play::{PlainChain, PlainPosition};
use super::samples::{scattered, switches};
use super::sheet::Sheet;
use crate::common::{KEYS, custom, random, rules, start_for, turns};
use fanorona_rules::notation::{read_turn, write_position, write_turn};
use fanorona_rules::{Chain, Outcome, Position, Record, Ruleset, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::sync::Arc;

/// The maximum number of turns that are compared as a list.
const MOST: usize = 2_000;

/// The numbers of comparisons.
#[derive(Default)]
struct Tally {
    /// Positions whose whole lists of turns agree.
    lists: usize,
    /// Positions with too many turns, compared along one chain.
    chains: usize,
    /// The turns in all lists.
    turns: usize,
    /// Games and their ends.
    games: usize,
    ended: usize,
    claims: usize,
}

struct Trial<'a> {
    name: String,
    rules: &'a Arc<Ruleset>,
    sheet: Sheet,
    seed: u64,
    random: Xoshiro256PlusPlus,
    seen: HashSet<String>,
    tally: Tally,
}

fn trial(name: &str, rules: &Arc<Ruleset>, seed: u64, wanted: usize) -> Tally {
    let mut trial = Trial {
        name: name.to_owned(),
        rules,
        sheet: Sheet::of(rules),
        seed,
        random: random(seed),
        seen: HashSet::new(),
        tally: Tally::default(),
    };
    // Small boards have few positions, so the number of games is limited as well.
    while trial.seen.len() < wanted && trial.tally.games < wanted {
        let start = if trial.tally.games.is_multiple_of(3) {
            Position::start(rules)
        } else {
            scattered(rules, &trial.sheet, &mut trial.random)
        };
        trial.game(start, wanted);
    }
    trial.tally
}

impl Trial<'_> {
    fn game(&mut self, start: Position, wanted: usize) {
        self.tally.games += 1;
        let mut record = Record::from_position(Arc::clone(self.rules), start);
        let mut plain = PlainPosition::read(&write_position(self.rules, &start));
        let mut stood = vec![before(&self.sheet, &plain)];
        for _ in 0..120 {
            if self.seen.len() >= wanted || !self.agree(&record, &plain, &stood) {
                return;
            }
            let Some(turn) = self.turn(record.position()) else { return };
            let text = write_turn(&self.rules.board, &turn);
            let played = self.along(&plain, &text);
            let claimable = !played.captures && !plain.first_captures(&self.sheet).is_empty();
            record.play(&turn).unwrap();
            // A handicapped side has no captures that could be claimed.
            assert_eq!(record.can_claim(), claimable, "{}", self.at(&plain));
            if claimable && self.random.random_range(0..3) == 0 {
                assert_eq!(record.claim(), Ok(turn));
                self.tally.claims += 1;
                plain.claimed = true;
                stood.pop();
            } else {
                plain = plain.after(&self.sheet, &played);
            }
            stood.push(before(&self.sheet, &plain));
        }
    }

    fn at(&self, plain: &PlainPosition) -> String {
        format!("{}, seed {}: {}, claimed {}", self.name, self.seed, plain.text(), plain.claimed)
    }

    /// Compares the current position. Returns whether the game continues.
    fn agree(&mut self, record: &Record, plain: &PlainPosition, stood: &[String]) -> bool {
        let at = self.at(plain);
        assert_eq!(write_position(self.rules, record.position()), plain.text(), "{at}");
        let now = stood.last().unwrap();
        let times = stood.iter().filter(|&other| other == now).count();
        let repeated = self.sheet.repetitions.filter(|&limit| times >= limit).map(|_| '=');
        let ended = plain.ended(&self.sheet).or(repeated);
        let outcome = record.outcome().map(|outcome| match outcome {
            Outcome::Win { winner, .. } => ['W', 'B'][winner as usize],
            Outcome::Draw(_) => '=',
        });
        assert_eq!(outcome, ended, "{at}");
        if self.seen.insert(format!("{} {}", plain.text(), plain.claimed)) {
            self.lists(record.position(), plain, &at);
        }
        self.tally.ended += usize::from(ended.is_some());
        ended.is_none()
    }

    fn lists(&mut self, position: &Position, plain: &PlainPosition, at: &str) {
        let Some(expected) = plain.turns(&self.sheet, MOST) else {
            self.tally.chains += 1;
            return self.chain(position, plain, at);
        };
        let mut expected: Vec<String> = expected.into_iter().map(|turn| turn.text).collect();
        expected.sort_unstable();
        let found = turns(self.rules, position);
        assert_eq!(found, expected, "{at}");
        self.tally.lists += 1;
        self.tally.turns += found.len();
    }

    /// Compares the steps of one random chain.
    fn chain(&mut self, position: &Position, plain: &PlainPosition, at: &str) {
        let sheet = &self.sheet;
        let mut chain = Chain::new(*position);
        let mut ways = plain.first_captures(sheet);
        while !ways.is_empty() {
            let mut found = Vec::new();
            for step in chain.next_steps(self.rules).iter().filter(|step| step.kind.is_some()) {
                let mut longer = chain.clone();
                longer.push(self.rules, step.from, step.to, step.kind).unwrap();
                let turn = Turn::new(longer.steps().to_vec()).unwrap();
                found.push(write_turn(&self.rules.board, &turn));
            }
            let mut expected: Vec<&str> = ways.iter().map(|way| way.text.as_str()).collect();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{at}");
            let way = ways[self.random.random_range(0..ways.len())].clone();
            let [from, to, letter] = last_step(&way);
            let kind = fanorona_rules::CaptureKind::BOTH
                .into_iter()
                .find(|kind| letter == kind.letter().to_string());
            let point = |name: &str| self.rules.board.point_named(name).unwrap();
            chain.push(self.rules, point(&from), point(&to), kind).unwrap();
            ways = plain.next_captures(sheet, &way);
            let must = sheet.must_go_on && !ways.is_empty();
            assert_eq!(chain.may_end(self.rules).is_err(), must, "{at} {}", way.text);
        }
    }

    /// A random turn, played step by step so that no long list is needed.
    fn turn(&mut self, position: &Position) -> Option<Turn> {
        crate::common::random_turn(self.rules, position, &mut self.random)
    }

    /// The turn in the second implementation.
    fn along(&self, plain: &PlainPosition, text: &str) -> super::play::PlainTurn {
        let quiet = plain.quiet_turns(&self.sheet).into_iter().find(|turn| turn.text == text);
        quiet.unwrap_or_else(|| {
            let mut ways = plain.first_captures(&self.sheet);
            loop {
                let fits = |way: &&PlainChain| {
                    text == way.text || text.starts_with(&format!("{}-", way.text))
                };
                let way = ways.iter().find(fits).unwrap_or_else(|| panic!("{}", self.at(plain)));
                if way.text == text {
                    let stones: Stones = way.stones.clone();
                    return super::play::PlainTurn {
                        text: text.to_owned(),
                        stones,
                        captures: true,
                    };
                }
                ways = plain.next_captures(&self.sheet, way);
            }
        })
    }
}

/// The last step of a chain: its points and its letter.
fn last_step(way: &PlainChain) -> [String; 3] {
    let mut steps = way.text.rsplit('-');
    let (to, letter) = steps.next().unwrap().split_at(2);
    [steps.next().unwrap()[..2].to_owned(), to.to_owned(), letter.to_owned()]
}

/// A key that is equal for positions that count as the same.
fn before(sheet: &Sheet, plain: &PlainPosition) -> String {
    let first = sheet.first_turn_is_single && plain.number == 1;
    format!(
        "{} {} {:?} {} {first}",
        plain.stones.text(),
        plain.side,
        plain.handicapped,
        plain.claimed
    )
}

#[test]
#[expect(clippy::print_stderr, reason = "prints how much was compared")]
fn both_implementations_agree_on_over_100_000_positions() {
    let mut all = Tally::default();
    let mut add = |tally: Tally| {
        all.lists += tally.lists;
        all.chains += tally.chains;
        all.turns += tally.turns;
        all.games += tally.games;
        all.ended += tally.ended;
        all.claims += tally.claims;
    };
    for (seed, key) in (1..).zip(KEYS) {
        add(trial(key, &rules(key), seed, 9_000));
    }
    let sizes = [
        (5, 3),
        (3, 5),
        (7, 3),
        (3, 7),
        (9, 3),
        (3, 9),
        (2, 2),
        (8, 8),
        (9, 7),
        (7, 9),
        (7, 5),
        (5, 7),
        (4, 4),
        (2, 9),
        (9, 2),
        (6, 3),
        (3, 3),
        (5, 5),
        (8, 5),
        (9, 5),
    ];
    for (columns, rows) in sizes {
        for round in 0..9 {
            let seed = 1_000 + columns as u64 * 100 + rows as u64 * 10 + round;
            let switches = if round == 0 { String::new() } else { switches(&mut random(seed)) };
            let rules = custom(columns, rows, &start_for(columns, rows), &switches);
            add(trial(&format!("{columns} x {rows}, {switches}"), &rules, seed, 320));
        }
    }
    eprintln!(
        "{} lists of {} turns in all, {} chains step by step; {} games, {} ended, {} claims",
        all.lists, all.turns, all.chains, all.games, all.ended, all.claims
    );
    assert!(all.lists >= 100_000, "only {} positions", all.lists);
    assert!(all.chains < all.lists / 50, "too many positions only in part: {}", all.chains);
    assert!(all.claims > 100 && all.ended > 1_000, "games were played to their ends");
}

#[test]
fn a_turn_read_back_from_the_second_implementation_is_legal() {
    let rules = rules("tsivy");
    let start = Position::start(&rules);
    let plain = PlainPosition::read(&write_position(&rules, &start));
    for turn in plain.turns(&Sheet::of(&rules), MOST).unwrap() {
        let read = read_turn(&rules, &start, &turn.text).unwrap();
        let after = start.play_unchecked(&rules, &read);
        let expected = plain.after(&Sheet::of(&rules), &turn).text();
        assert_eq!(write_position(&rules, &after), expected);
    }
}
