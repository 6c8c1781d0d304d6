//! Random positions under every pair of shipped sheets: the lists of turns are those of the second
//! implementation, and the named rule is really the cause.

use crate::common::{custom, random, random_turn, start_for};
use crate::plain::{LARGE, Played, is_legal, plain, played, rules, turns, with_switches};
use crate::switches::random_switches;
use fanorona_game::compare::{Causes, ComparedTurn, HandicapState, Place, Sheets};
use fanorona_rules::notation::{read_position, write_position};
use fanorona_rules::perft::Counting;
use fanorona_rules::{Record, Ruleset, Side, Switch};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Positions with more turns under one of the sheets are not compared as lists.
const MOST: usize = 600;
/// The most differences of one position and pair whose causes are checked.
const CAUSES: usize = 6;

/// What was compared.
#[derive(Default)]
struct Tally {
    positions: usize,
    skipped: usize,
    pairs: usize,
    turns: usize,
    differing: usize,
    causes: usize,
    /// How often a set of switches was named as a cause.
    named: BTreeMap<String, usize>,
}

/// A place with random stones, at random counters, with a random handicap.
fn scattered(rules: &Ruleset, random: &mut Xoshiro256PlusPlus) -> Place {
    let (empty, white) = (random.random_range(2..10), random.random_range(1..10));
    loop {
        let mut row = || -> String {
            let mut letter = || match random.random_range(0..10) {
                n if n < empty => '1',
                _ if random.random_range(0..10) < white => 'W',
                _ => 'B',
            };
            (0..rules.board.columns()).map(|_| letter()).collect()
        };
        let rows: Vec<String> = (0..rules.board.rows()).map(|_| row()).collect();
        let side = ['w', 'b'][random.random_range(0..2)];
        let quiet = [0, 0, 0, 19, 20, 99, 100][random.random_range(0..7)];
        let number = random.random_range(1..4);
        let text = format!("{} {side} {quiet} {number}", rows.join("/"));
        let Ok(position) = read_position(rules, &text) else { continue };
        let handicap = match random.random_range(0..6) {
            0 => HandicapState::Given(None),
            1 => HandicapState::Given(Some(Side::White)),
            2 => HandicapState::Given(Some(Side::Black)),
            _ => HandicapState::BySheet,
        };
        return Place { position, handicap };
    }
}

/// The places of a random game under a random sheet, with random claims.
fn game(random: &mut Xoshiro256PlusPlus) -> Vec<Place> {
    let rules = rules(LARGE[random.random_range(0..LARGE.len())]);
    let mut record = Record::new(rules.clone());
    let mut places = Vec::new();
    for _ in 0..60 {
        let place = Place::in_game(&rules, *record.position());
        places.push(place);
        let Some(turn) = random_turn(&rules, record.position(), random) else { break };
        if record.outcome().is_some() || record.play(&turn).is_err() {
            break;
        }
        if record.can_claim() && random.random_range(0..2) == 0 {
            record.claim().unwrap();
        }
    }
    places
}

fn places(random: &mut Xoshiro256PlusPlus, wanted: usize) -> Vec<Place> {
    let mut all = Vec::new();
    while all.len() < wanted {
        if random.random_range(0..4) == 0 {
            all.extend(game(random));
        }
        let tsivy = rules("tsivy");
        all.extend((0..20).map(|_| scattered(&tsivy, random)));
    }
    all.truncate(wanted);
    all
}

/// Compares this number of random positions under every pair of sheets.
fn compare(seed: u64, wanted: usize) -> Tally {
    let mut random = random(seed);
    let mut tally = Tally::default();
    let all: Vec<Arc<Ruleset>> = LARGE.map(rules).into();
    while tally.positions < wanted {
        for place in places(&mut random, wanted - tally.positions) {
            let lists: Vec<_> = all.iter().map(|rules| turns(rules, &place, MOST)).collect();
            if lists.iter().any(Option::is_none) {
                tally.skipped += 1;
                continue;
            }
            let lists: Vec<BTreeSet<Played>> = lists.into_iter().flatten().collect();
            tally.positions += 1;
            for b in 0..all.len() {
                for a in 0..b {
                    let sheets = Sheets::new(vec![all[a].clone(), all[b].clone()]).unwrap();
                    let at = format!(
                        "{} and {}, {}, {:?}",
                        LARGE[a],
                        LARGE[b],
                        write_position(&all[a], &place.position),
                        place.handicap
                    );
                    pair(&sheets, &place, [&lists[a], &lists[b]], &mut tally, &at);
                }
            }
        }
    }
    tally
}

/// Compares a pair in one position.
fn pair(
    sheets: &Sheets,
    place: &Place,
    expected: [&BTreeSet<Played>; 2],
    tally: &mut Tally,
    at: &str,
) {
    let counting = Counting::Sequences;
    let comparison = sheets.turns(place, counting, &mut || false).unwrap();
    assert!(comparison.complete.iter().all(|complete| *complete), "{at}");
    for (rules, position) in sheets.rules().iter().zip(&comparison.positions) {
        assert_eq!(write_position(rules, position), plain(rules, place).text(), "{at}");
    }
    let mut found = [BTreeSet::new(), BTreeSet::new()];
    let mut seen = BTreeSet::new();
    let mut causes = sheets.causes(place, counting);
    let mut checked = 0;
    for turn in &comparison.turns {
        let written = played(&sheets.rules()[0], &comparison.positions[0], &turn.turn);
        assert!(seen.insert(written.clone()), "{at}: {written:?} is there twice");
        for (sheet, verdict) in turn.verdicts.iter().enumerate() {
            if verdict.is_legal() {
                found[sheet].insert(written.clone());
            }
        }
        if !turn.is_common() {
            tally.differing += 1;
            if checked < CAUSES {
                checked += 1;
                cause(sheets, place, &mut causes, turn, &written, tally, at);
            }
        }
    }
    assert_eq!([&found[0], &found[1]], expected, "{at}");
    let union: BTreeSet<Played> = expected[0].union(expected[1]).cloned().collect();
    assert_eq!(seen, union, "{at}");
    tally.turns += union.len();
    tally.pairs += 1;
}

/// Checks by the second implementation that what is named as the cause of a difference is its cause.
fn cause(
    sheets: &Sheets,
    place: &Place,
    causes: &mut Causes<'_>,
    turn: &ComparedTurn,
    written: &Played,
    tally: &mut Tally,
    at: &str,
) {
    let refuses = turn.verdicts.iter().position(|verdict| !verdict.is_legal()).unwrap();
    let found = causes.of_turn(turn, refuses).unwrap();
    assert_eq!((found.refuses, found.allows), (refuses, 1 - refuses), "{at}");
    assert_eq!(causes.of_turn(turn, 1 - refuses), None, "{at}");
    let (from, toward) = (&sheets.rules()[refuses], &sheets.rules()[1 - refuses]);
    let legal = |set: &[Switch]| is_legal(&with_switches(from, toward, set), place, written);
    assert!(!legal(&[]), "{at} {written:?}");
    assert!(!found.ways.is_empty(), "{at} {written:?}");
    for way in &found.ways {
        assert!(legal(way), "{at} {written:?}: {way:?} is not enough");
        for left_out in 0..way.len() {
            let mut fewer = way.clone();
            fewer.remove(left_out);
            assert!(!legal(&fewer), "{at} {written:?}: {fewer:?} is enough, not {way:?}");
        }
        let names: Vec<&str> = way.iter().map(|switch| switch.name()).collect();
        *tally.named.entry(names.join(" + ")).or_default() += 1;
    }
    // Every single switch that is enough is named; if there is none, every pair.
    let differing = Switch::differing(&from.switches, &toward.switches);
    for (place, &second) in differing.iter().enumerate() {
        let is_named = |set: &[Switch]| found.ways.iter().any(|way| *way == set);
        assert_eq!(legal(&[second]), is_named(&[second]), "{at} {written:?}: {second}");
        if found.ways[0].len() > 1 {
            for &first in &differing[..place] {
                let set = [first, second];
                assert_eq!(legal(&set), is_named(&set), "{at} {written:?}: {set:?}");
            }
        }
    }
    tally.causes += 1;
}

#[expect(clippy::print_stderr, reason = "prints how much was compared")]
fn report(tally: &Tally) {
    eprintln!(
        "{} positions ({} more have too many turns), {} pairs, {} turns, {} differing, {} causes: {:?}",
        tally.positions,
        tally.skipped,
        tally.pairs,
        tally.turns,
        tally.differing,
        tally.causes,
        tally.named
    );
}

#[test]
fn lists_are_exact_and_the_named_rule_is_the_cause() {
    let tally = compare(1, 150);
    report(&tally);
    assert!(tally.causes > 2_000 && tally.differing > 10_000, "{}", tally.causes);
    for name in [
        "continuation",
        "revisiting",
        "repeating",
        "first_turn",
        "omitted_capture",
        "quiet_limit",
        "handicap",
        "handicap.eater.extent",
        "handicap.eater.chains",
        "handicap.eater.no_capture",
    ] {
        assert!(tally.named.contains_key(name), "{name}: {:?}", tally.named);
    }
}

#[test]
#[ignore = "minutes; run with --release"]
fn lists_are_exact_and_the_named_rule_is_the_cause_in_10_000_positions() {
    let tally = compare(2, 10_000);
    report(&tally);
    assert_eq!(tally.pairs, 280_000);
}

// Any two rule sets on small boards: many switches differ, and several may be needed together.
#[test]
fn the_named_rules_are_the_cause_under_random_rules_too() {
    let mut random = random(6);
    let mut tally = Tally::default();
    for (columns, rows) in [(3, 3), (5, 3), (4, 4), (5, 5), (8, 3), (7, 5)].repeat(12) {
        let start = start_for(columns, rows);
        let sheets = [(); 2].map(|()| custom(columns, rows, &start, &random_switches(&mut random)));
        let sheets = Sheets::new(sheets.into()).unwrap();
        for _ in 0..8 {
            let place = scattered(&sheets.rules()[0], &mut random);
            let lists = [0, 1].map(|sheet| turns(&sheets.rules()[sheet], &place, MOST));
            let [Some(first), Some(second)] = lists else { continue };
            let switches = |sheet: usize| sheets.rules()[sheet].switches;
            let at = format!("{:?} and {:?}, {place:?}", switches(0), switches(1));
            pair(&sheets, &place, [&first, &second], &mut tally, &at);
        }
    }
    report(&tally);
    let together = tally.named.keys().filter(|name| name.contains('+')).count();
    let more = tally.named.keys().filter(|name| name.matches('+').count() > 1).count();
    assert!(tally.causes > 1_000 && together > 20 && more > 0, "{together} {more}");
}

// Turns with the same effect count once: the effects of the second implementation.
#[test]
fn effects_are_exact_too() {
    let mut random = random(3);
    let all: Vec<Arc<Ruleset>> = LARGE.map(rules).into();
    let mut merged = 0;
    for place in places(&mut random, 60) {
        for b in 1..all.len() {
            let sheets = Sheets::new(vec![all[0].clone(), all[b].clone()]).unwrap();
            let lists = [turns(&all[0], &place, MOST), turns(&all[b], &place, MOST)];
            let [Some(first), Some(second)] = lists else { continue };
            // The same start, and the same stones after the turn.
            let effect = |(text, stones): &Played| (text[..2].to_owned(), stones.clone());
            let expected: [BTreeSet<Played>; 2] =
                [&first, &second].map(|list| list.iter().map(effect).collect());
            let counting = Counting::Results;
            let comparison = sheets.turns(&place, counting, &mut || false).unwrap();
            let mut found = [BTreeSet::new(), BTreeSet::new()];
            let mut causes = sheets.causes(&place, counting);
            for turn in &comparison.turns {
                let position = &comparison.positions[0];
                let written = effect(&played(&all[0], position, &turn.turn));
                for (sheet, verdict) in turn.verdicts.iter().enumerate() {
                    if verdict.is_legal() {
                        found[sheet].insert(written.clone());
                        continue;
                    }
                    let (from, toward) = (&sheets.rules()[sheet], &sheets.rules()[1 - sheet]);
                    let cause = causes.of_turn(turn, sheet).unwrap();
                    for way in cause.ways {
                        let between = with_switches(from, toward, &way);
                        let Some(list) = turns(&between, &place, MOST) else { continue };
                        assert!(list.iter().any(|turn| effect(turn) == written), "{way:?}");
                    }
                }
            }
            assert_eq!(found, expected);
            assert!(comparison.turns.len() <= first.union(&second).count());
            merged += first.union(&second).count() - comparison.turns.len();
        }
    }
    assert!(merged > 50, "{merged}");
}
