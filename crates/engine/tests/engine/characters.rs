//! Characters: what each of their settings does to the turns they play, and the settings of the one
//! whose strength is a number.

use crate::common::{self, endless, position, rng};
use crate::start;
use fanorona_engine::character::{Character, SearchResources, adjusting, adjusting_at, named};
use fanorona_engine::protocol::ManagedTime;
use fanorona_engine::{Engine, Limits, Options, Report, Score, search};
use fanorona_rules::generate::turns;
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, Record, Turn};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::time::Duration;

/// A character without errors, at a limit that is quickly reached.
fn exact() -> Character {
    let mut tompo = named("tompo").unwrap().as_ref().clone();
    (tompo.depth, tompo.nodes) = (3, 3_000);
    tompo
}

/// That character with one setting changed.
fn with(change: impl FnOnce(&mut Character)) -> Character {
    let mut character = exact();
    change(&mut character);
    character
}

fn think(character: &Character, record: &Record, seed: u64) -> Report {
    character.think(record, &SearchResources::default(), seed, &mut || false)
}

#[test]
fn a_character_without_errors_plays_what_the_search_finds() {
    for variant in ["tsivy", "telo", "tumicarona-rematch"] {
        let record = start(variant);
        let limits = exact().limits();
        let table_mib = Options::table_for(limits);
        // Only the strongest character judges by learned weights.
        let options = Options { table_mib, patterns: Vec::new(), ..Options::default() };
        let found = Engine::new(options).search(&record, limits, &mut || false);
        for seed in 0..3 {
            assert_eq!(think(&exact(), &record, seed), found, "{variant}");
        }
    }
}

#[test]
fn each_kind_of_error_alone_changes_the_turns() {
    let record = start("dimy");
    let played = |character: &Character| {
        let reports = (0..20).map(|seed| think(character, &record, seed));
        let turns = reports.map(|report| {
            assert!(report.depth > 0 && report.nodes > 0);
            report.best.unwrap().to_owned()
        });
        turns.map(|turn: Turn| format!("{turn:?}")).collect::<BTreeSet<_>>()
    };
    assert_eq!(played(&exact()).len(), 1);
    assert!(played(&with(|it| it.noise = 2_000)).len() > 1, "noise");
    assert!(played(&with(|it| it.overlooks = 300)).len() > 1, "turns overlooked");
    let greedy = with(|it| it.style.grab = 2_000);
    assert_eq!(played(&greedy).len(), 1);
    for ply in 0..30 {
        let mut record = start("dimy");
        for _ in 0..ply {
            let all = turns(record.rules(), record.position());
            let Some(turn) = all.get(ply % all.len().max(1)) else { break };
            record.play(turn).unwrap();
        }
        if record.outcome().is_some() {
            break;
        }
        let report = think(&greedy, &record, 1);
        let most =
            turns(record.rules(), record.position()).iter().map(|it| it.captured.len()).max();
        let taken = report.best.unwrap().captured.len();
        let proven = !matches!(report.score, Score::Estimate(_));
        assert!(proven || Some(taken) == most, "{taken} of {most:?} after {ply} turns");
    }
}

/// Each bit of the seed matters, whatever the position.
#[test]
fn neighbouring_seeds_give_other_errors() {
    let record = common::record("tsivy", "BBBBBBBBB/9/9/9/WWWWWWWWW w 0 9");
    let erring = with(|it| (it.depth, it.nodes, it.noise) = (1, 500, 10_000));
    for character in [&erring, adjusting_at(1).as_ref()] {
        let played = |seed| think(character, &record, seed).best.unwrap();
        for bit in 0..8 {
            let differs = |seed: u64| played(seed) != played(seed ^ 1 << bit);
            assert!((0..16).any(differs), "{}, bit {bit}", character.key);
        }
    }
}

#[test]
fn an_open_chain_is_completed_in_the_best_way() {
    let rules = endless(5, 5);
    let mut random = rng(4);
    let (mut wins, mut stops) = (0, 0);
    while wins < 4 || stops < 4 {
        let position = position(&rules, 24, &mut random);
        let record = Record::from_position(rules.clone(), position);
        let all = turns(&rules, record.position());
        let Some(chain) = all.iter().find(|turn| turn.steps.len() > 1) else { continue };
        let first = chain.steps[0];
        let mut open = record.clone();
        open.step(first.from, first.to, first.kind).unwrap();
        let value = |turn: &Turn| {
            let mut after = record.clone();
            after.play(turn).unwrap();
            let report = search(&after, Limits::depth(3), &mut || false);
            (-report.score.rank(), after.outcome().and_then(Outcome::winner))
        };
        let ways = all.iter().filter(|turn| turn.steps[0] == first);
        let values: Vec<(i32, usize)> =
            ways.clone().map(|turn| (value(turn).0, turn.captured.len())).collect();
        let best = values.iter().map(|&(value, _)| value).max().unwrap();
        let worst = values.iter().map(|&(value, _)| value).min().unwrap();
        if best - worst < 200 {
            continue;
        }
        let unlimited = with(|it| it.nodes = u64::MAX);
        let report = unlimited.think(&open, &SearchResources::default(), 1, &mut || false);
        let turn = report.best.unwrap();
        assert_eq!(turn, report.line[0]);
        let (found, winner) = value(&turn);
        assert!(found == best && report.nodes > 0 || winner.is_some());
        if let Some(winner) = winner {
            assert_eq!((winner, report.score), (record.position().side(), Score::Win(1)));
            wins += 1;
        }
        let most = values.iter().map(|&(_, taken)| taken).max();
        stops += usize::from(Some(turn.captured.len()) < most);
    }
}

#[test]
fn a_strength_has_the_settings_of_the_characters_beside_it() {
    let settings = |elo| {
        let it = adjusting_at(elo);
        assert!(it.seconds.is_none() && !it.all_threads, "nothing depends on the machine");
        (it.elo, it.depth, it.nodes, it.claims, it.endgame)
    };
    // Random turns below Fara, who notices a quarter of the omitted captures.
    assert_eq!(settings(1), (1, 1, 2_000, 0, 0));
    assert_eq!(settings(260), (260, 1, 2_000, 16, 0));
    // Three quarters of the way from Noro to Soa.
    assert_eq!(settings(950), (950, 1, 2_000, 61, 0));
    assert_eq!(settings(835), (835, 1, 2_000, 50, 0));
    // Between Tompo and Ombiasy, who is limited by nodes instead of seconds.
    assert_eq!(settings(2_300), (2_300, 100, 200_000, 100, 9));
    assert_eq!(settings(2_373), (2_373, 100, 200_000, 100, 9));
}

#[test]
fn the_opponent_is_the_same_at_every_strength() {
    let (noro, other) = (named("noro").unwrap(), named("soa").unwrap());
    assert!(adjusting_at(850).is_same_opponent(adjusting()));
    assert!(adjusting_at(850).is_same_opponent(&adjusting_at(851)));
    assert!(!adjusting_at(835).is_same_opponent(&noro) && !noro.is_same_opponent(adjusting()));
    assert!(noro.is_same_opponent(&noro) && !noro.is_same_opponent(&other));
    assert_eq!(named("sahala"), Some(adjusting().clone()));
    assert_eq!(named("sahala:elo=850"), Some(adjusting_at(850)));
}

/// The nodes of Ombiasy's turn here, by a clock that goes on by a millisecond with each look at it: with
/// managed time, and with all of the time.
fn nodes(text: &str) -> [u64; 2] {
    let tsivy = shipped::variant("tsivy").unwrap().rules.clone();
    let record = Record::from_position(tsivy.clone(), read_position(&tsivy, text).unwrap());
    let ombiasy = named("ombiasy").unwrap();
    let resources = SearchResources::default();
    let most = Duration::from_millis(400);
    [true, false].map(|managed| {
        let now = Cell::new(Duration::ZERO);
        let time = ManagedTime::within(most, || {
            now.set(now.get() + Duration::from_millis(1));
            now.get()
        });
        let mut observe = |report: &Report| {
            if managed {
                time.observe(report);
            }
        };
        let mut over = || time.is_over();
        ombiasy.think_with_reports(&record, &resources, 1, &mut observe, &mut over).nodes
    })
}

#[test]
fn the_strongest_character_ends_an_easy_turn_early() {
    // White takes four stones at once.
    let [managed, all] = nodes("9/2W1BBBB1/9/9/B2B4W w 0 30");
    assert!(managed * 2 < all, "{managed} {all}");
}
