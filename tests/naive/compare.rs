//! Both implementations play the same random games and must agree on every turn of every
//! position, on every position reached, on claims, and on the end.
//!
//! Where chains may come back to points a single position can have very many turns. Where there
//! are more than [`MOST`], one random chain is compared step by step instead of the whole list.

use super::board::Stones;
use super::chance::{scattered, switches};
use super::play::{Place, Way};
use super::sheet::Sheet;
use crate::common::{KEYS, custom, random, rules, start_for, turns};
use fanorona::rules::notation::{read_turn, write_position, write_turn};
use fanorona::rules::{Chain, Outcome, Position, Record, Ruleset, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::sync::Arc;

/// The most turns of a position that are compared as a list.
const MOST: usize = 2_000;

/// What was compared.
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
    // Small boards have few positions; a bound on games ends the search for new ones.
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
        let mut place = Place::read(&write_position(self.rules, &start));
        let mut stood = vec![before(&self.sheet, &place)];
        for _ in 0..120 {
            if self.seen.len() >= wanted || !self.agree(&record, &place, &stood) {
                return;
            }
            let Some(turn) = self.turn(record.position()) else { return };
            let text = write_turn(&self.rules.board, &turn);
            let played = self.along(&place, &text);
            let claimable = !played.captures && !place.first_captures(&self.sheet).is_empty();
            record.play(&turn).unwrap();
            // A handicapped side has no captures that could be claimed.
            assert_eq!(record.can_claim(), claimable, "{}", self.at(&place));
            if claimable && self.random.random_range(0..3) == 0 {
                assert_eq!(record.claim(), Ok(turn));
                self.tally.claims += 1;
                place.claimed = true;
                stood.pop();
            } else {
                place = place.after(&self.sheet, &played);
            }
            stood.push(before(&self.sheet, &place));
        }
    }

    fn at(&self, place: &Place) -> String {
        format!("{}, seed {}: {}, claimed {}", self.name, self.seed, place.text(), place.claimed)
    }

    /// Compares everything here; false at the end of a game.
    fn agree(&mut self, record: &Record, place: &Place, stood: &[String]) -> bool {
        let at = self.at(place);
        assert_eq!(write_position(self.rules, record.position()), place.text(), "{at}");
        let now = stood.last().unwrap();
        let times = stood.iter().filter(|&other| other == now).count();
        let repeated = self.sheet.repetitions.filter(|&limit| times >= limit).map(|_| '=');
        let ended = place.ended(&self.sheet).or(repeated);
        let outcome = record.outcome().map(|outcome| match outcome {
            Outcome::Win { winner, .. } => ['W', 'B'][winner as usize],
            Outcome::Draw(_) => '=',
        });
        assert_eq!(outcome, ended, "{at}");
        if self.seen.insert(format!("{} {}", place.text(), place.claimed)) {
            self.lists(record.position(), place, &at);
        }
        self.tally.ended += usize::from(ended.is_some());
        ended.is_none()
    }

    fn lists(&mut self, position: &Position, place: &Place, at: &str) {
        let Some(expected) = place.turns(&self.sheet, MOST) else {
            self.tally.chains += 1;
            return self.chain(position, place, at);
        };
        let mut expected: Vec<String> = expected.into_iter().map(|turn| turn.text).collect();
        expected.sort_unstable();
        let found = turns(self.rules, position);
        assert_eq!(found, expected, "{at}");
        self.tally.lists += 1;
        self.tally.turns += found.len();
    }

    /// Compares the steps of one random chain.
    fn chain(&mut self, position: &Position, place: &Place, at: &str) {
        let sheet = &self.sheet;
        let mut chain = Chain::new(*position);
        let mut ways = place.first_captures(sheet);
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
            let kind = fanorona::rules::CaptureKind::BOTH
                .into_iter()
                .find(|kind| letter == kind.letter().to_string());
            let point = |name: &str| self.rules.board.point_named(name).unwrap();
            chain.push(self.rules, point(&from), point(&to), kind).unwrap();
            ways = place.next_captures(sheet, &way);
            let must = sheet.must_go_on && !ways.is_empty();
            assert_eq!(chain.may_end(self.rules).is_err(), must, "{at} {}", way.text);
        }
    }

    /// A random turn, walked step by step so that long lists do not matter.
    fn turn(&mut self, position: &Position) -> Option<Turn> {
        crate::common::random_turn(self.rules, position, &mut self.random)
    }

    /// What the second implementation makes of a turn.
    fn along(&self, place: &Place, text: &str) -> super::play::Played {
        let quiet = place.quiet_turns(&self.sheet).into_iter().find(|turn| turn.text == text);
        quiet.unwrap_or_else(|| {
            let mut ways = place.first_captures(&self.sheet);
            loop {
                let fits =
                    |way: &&Way| text == way.text || text.starts_with(&format!("{}-", way.text));
                let way = ways.iter().find(fits).unwrap_or_else(|| panic!("{}", self.at(place)));
                if way.text == text {
                    let stones: Stones = way.stones.clone();
                    return super::play::Played { text: text.to_owned(), stones, captures: true };
                }
                ways = place.next_captures(&self.sheet, way);
            }
        })
    }
}

/// The last step of a way: its points and its letter.
fn last_step(way: &Way) -> [String; 3] {
    let mut steps = way.text.rsplit('-');
    let (to, letter) = steps.next().unwrap().split_at(2);
    [steps.next().unwrap()[..2].to_owned(), to.to_owned(), letter.to_owned()]
}

/// What makes two positions the same when they are counted.
fn before(sheet: &Sheet, place: &Place) -> String {
    let first = sheet.first_turn_is_single && place.number == 1;
    format!(
        "{} {} {:?} {} {first}",
        place.stones.text(),
        place.side,
        place.handicapped,
        place.claimed
    )
}

#[test]
#[expect(clippy::print_stderr, reason = "the extent of the comparison is worth knowing")]
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
    let place = Place::read(&write_position(&rules, &start));
    for turn in place.turns(&Sheet::of(&rules), MOST).unwrap() {
        let read = read_turn(&rules, &start, &turn.text).unwrap();
        let after = start.play_unchecked(&rules, &read);
        let expected = place.after(&Sheet::of(&rules), &turn).text();
        assert_eq!(write_position(&rules, &after), expected);
    }
}
