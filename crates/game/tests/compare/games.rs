//! Games read under other sheets, and compared with the second implementation.

use crate::common::{play, random, random_turn};
use crate::plain::play::PlainPosition;
use crate::plain::sheet::Sheet;
use crate::plain::{LARGE, is_legal, plain, played, rules, with_switches};
use fanorona_game::compare::{
    GameReading, Parting, PartingKind, Place, Verdict, first_other_turns, read_game,
};
use fanorona_rules::booklet::sample;
use fanorona_rules::notation::read_position;
use fanorona_rules::switches::{OmittedCapture, Repetition};
use fanorona_rules::{DrawReason, Outcome, Record, Refusal, Ruleset, Side, Switch};
use rand::RngExt;
use std::sync::Arc;

/// How many turns of a game can be played under a sheet by the second implementation, and whether
/// the game is then over by its rules: the winner, or `=`.
fn follow(record: &Record, rules: &Ruleset) -> (usize, Option<char>) {
    let sheet = Sheet::of(rules);
    let place = Place::in_game(record.rules(), *record.start());
    let mut position = plain(rules, &place);
    let key = |position: &PlainPosition| {
        let first = sheet.first_turn_is_single && position.number == 1;
        (position.stones.text(), position.side, position.handicapped, position.claimed, first)
    };
    let mut stood = vec![key(&position)];
    let positions = record.positions();
    for (followed, turn) in record.turns().iter().enumerate() {
        let now = stood.last().unwrap();
        let times = stood.iter().filter(|other| *other == now).count();
        let repeated = sheet.repetitions.filter(|&limit| times >= limit).map(|_| '=');
        if let Some(end) = position.ended(&sheet).or(repeated) {
            return (followed, Some(end));
        }
        let (text, stones) = played(record.rules(), &positions[followed], turn);
        let all = position.turns(&sheet, usize::MAX).unwrap();
        let Some(same) = all.iter().find(|one| one.text == text && one.stones.text() == stones)
        else {
            return (followed, None);
        };
        position = position.after(&sheet, same);
        stood.push(key(&position));
    }
    let now = stood.last().unwrap();
    let times = stood.iter().filter(|other| *other == now).count();
    let repeated = sheet.repetitions.filter(|&limit| times >= limit).map(|_| '=');
    (record.turns().len(), position.ended(&sheet).or(repeated))
}

/// Positions from which games are soon drawn under one sheet or another.
const LATE: [&str; 4] = [
    "B8/9/9/9/8W w 12 60",
    "BB7/9/9/9/7WW b 15 60",
    "B8/9/9/9/8W w 90 60",
    "BBB6/9/9/9/6WWW w 0 60",
];

/// A random game of at most this number of turns, every second one from a late position.
fn random_game(key: &str, seed: u64, most: usize) -> Record {
    let mut random = random(seed);
    let rules = rules(key);
    let late = LATE[random.random_range(0..LATE.len())];
    let mut record = if random.random_range(0..2) == 0 {
        Record::from_position(rules.clone(), read_position(&rules, late).unwrap())
    } else {
        Record::new(rules.clone())
    };
    while record.turns().len() < most && record.outcome().is_none() {
        let Some(turn) = random_turn(&rules, record.position(), &mut random) else { break };
        record.play(&turn).unwrap();
    }
    record
}

#[test]
fn random_games_go_as_far_as_the_second_implementation_says() {
    let (mut whole, mut illegal, mut over, mut not_over) = (0, 0, 0, 0);
    for seed in 0..64 {
        // Parker's chains can be too many for the second implementation.
        let own = LARGE[seed as usize % LARGE.len()];
        let record = random_game(own, seed, 120);
        for other in LARGE.into_iter().filter(|&other| other != own && other != "parker") {
            let other = rules(other);
            let GameReading { followed, parting, .. } = read_game(&record, &other).unwrap();
            let (expected, end) = follow(&record, &other);
            assert_eq!(followed, expected, "{own}, seed {seed}");
            let letter = |outcome: &Outcome| match outcome.winner() {
                Some(Side::White) => 'W',
                Some(Side::Black) => 'B',
                None => '=',
            };
            let Some(Parting { kind, ways }) = parting else {
                assert_eq!(end, record.outcome().as_ref().map(letter), "{own}, seed {seed}");
                assert_eq!(followed, record.turns().len());
                whole += 1;
                continue;
            };
            match &kind {
                PartingKind::Illegal { .. } => {
                    illegal += 1;
                    assert_eq!(end, None);
                }
                PartingKind::Over(outcome) => {
                    over += 1;
                    assert_eq!(end, Some(letter(outcome)));
                }
                PartingKind::NotOver(was) => {
                    not_over += 1;
                    assert_eq!((end, Some(*was)), (None, record.outcome()));
                }
                PartingKind::OtherEnd { was, is } => {
                    assert_eq!((end, Some(*was)), (Some(letter(is)), record.outcome()));
                }
            }
            // With the values of the named switches the game goes further.
            assert!(!ways.is_empty(), "{own}, seed {seed}: {kind:?}");
            for way in &ways {
                let between = with_switches(&other, record.rules(), way);
                let (further, end) = follow(&record, &between);
                let alike = end == record.outcome().as_ref().map(letter);
                let whole = further == record.turns().len() && alike;
                assert!(further > followed || whole, "{own}, seed {seed}: {way:?}");
            }
        }
    }
    assert!(
        whole > 10 && illegal > 50 && over > 5 && not_over > 5,
        "{whole} {illegal} {over} {not_over}"
    );
}

// Parker's sample game comes back to a point at White's second turn.
#[test]
fn parkers_sample_game_is_illegal_elsewhere_from_its_third_turn() {
    let parker = rules("parker");
    let mut record = Record::new(parker);
    for turn in sample().unwrap() {
        record.play(&turn.turn).unwrap();
    }
    let reading = read_game(&record, &rules("tsivy")).unwrap();
    assert_eq!(reading.followed, 2);
    let Parting { kind, ways } = reading.parting.unwrap();
    let PartingKind::Illegal { turn, verdict } = kind else { panic!("{kind:?}") };
    assert_eq!(turn, record.turns()[2]);
    assert_eq!(verdict, Verdict::Refused(Refusal::PointTouched));
    assert_eq!(ways, [[Switch::Revisiting]]);
    let (turns, comparison) =
        first_other_turns(&record, &rules("tsivy"), &mut || false).unwrap().unwrap();
    // Black's first turn may have several steps under Tsivy.
    assert_eq!(turns, 1);
    assert!(comparison.turns.iter().all(|turn| turn.is_common() || turn.is_only(1)));
    assert_eq!(read_game(&record, record.rules()).unwrap().parting, None);
}

fn quiet_game(key: &str, quiet: u16) -> Record {
    let rules = rules(key);
    let start = read_position(&rules, &format!("B8/9/9/9/8W w {quiet} 60")).unwrap();
    let mut record = Record::from_position(rules, start);
    play(&mut record, "i1-i2");
    record
}

#[test]
fn a_game_may_end_earlier_or_go_on() {
    // Under Tumicarona 20 turns without a capture draw the game.
    let reading = read_game(&quiet_game("tsivy", 19), &rules("tumicarona")).unwrap();
    let draw = Outcome::Draw(DrawReason::QuietTurns);
    let ways = vec![vec![Switch::QuietLimit]];
    let parting = Parting { kind: PartingKind::Over(draw), ways: ways.clone() };
    assert_eq!(reading, GameReading { followed: 1, parting: Some(parting), claimable: None });
    let reading = read_game(&quiet_game("tumicarona", 19), &rules("tsivy")).unwrap();
    assert_eq!(reading.parting, Some(Parting { kind: PartingKind::NotOver(draw), ways }));
    let mut long = quiet_game("tsivy", 18);
    play(&mut long, "a5-a4 i2-i1");
    let reading = read_game(&long, &rules("tumicarona")).unwrap();
    assert_eq!((reading.followed, reading.parting.unwrap().kind), (2, PartingKind::Over(draw)));
}

#[test]
fn the_players_decisions_end_a_game_where_they_may() {
    let mut resigned = quiet_game("tsivy", 5);
    resigned.resign(Side::Black).unwrap();
    assert_eq!(read_game(&resigned, &rules("parker")).unwrap().parting, None);
    let mut agreed = quiet_game("tsivy", 5);
    agreed.offer_draw(Side::White).unwrap();
    agreed.answer_draw(true).unwrap();
    assert_eq!(read_game(&agreed, &rules("parker")).unwrap().parting, None);
    let mut strict = rules("parker").as_ref().clone();
    strict.switches.agreement = false;
    let was = Outcome::Draw(DrawReason::Agreement);
    let ways = vec![vec![Switch::Agreement]];
    let parting = Parting { kind: PartingKind::NotOver(was), ways };
    assert_eq!(read_game(&agreed, &Arc::new(strict)).unwrap().parting, Some(parting));
}

#[test]
fn repetition_ends_a_game_under_one_sheet_only() {
    let mut never = rules("tsivy").as_ref().clone();
    never.switches.repetition = Repetition::Never;
    let never = Arc::new(never);
    let start = read_position(&never, "B8/9/9/9/8W w 0 60").unwrap();
    let mut record = Record::from_position(never, start);
    for _ in 0..2 {
        play(&mut record, "i1-i2 a5-a4 i2-i1 a4-a5");
    }
    play(&mut record, "i1-i2");
    let reading = read_game(&record, &rules("tsivy")).unwrap();
    let kind = PartingKind::Over(Outcome::Draw(DrawReason::Repetition));
    let parting = Parting { kind, ways: vec![vec![Switch::Repetition]] };
    assert_eq!(reading, GameReading { followed: 8, parting: Some(parting), claimable: None });
}

#[test]
fn an_omitted_capture_is_illegal_without_claims() {
    let claimed = rules("tumicarona-claimed");
    let start = read_position(&claimed, "8B/9/2BW5/9/W8 w 0 9").unwrap();
    let mut record = Record::from_position(claimed, start);
    play(&mut record, "a1-a2");
    let reading = read_game(&record, &rules("tumicarona")).unwrap();
    assert_eq!(reading.followed, 0);
    assert_eq!(reading.parting.unwrap().ways, [[Switch::OmittedCapture]]);
}

// A handicapped side omits nothing, but without the handicap its plain step would be an omission.
#[test]
fn a_claim_may_be_possible_under_the_other_sheet_only() {
    let claimed = rules("tumicarona-claimed");
    let mut found = 0;
    let mut random = random(9);
    for _ in 0..40 {
        let rematch = rules("tumicarona-rematch");
        let mut record = Record::new(rematch.clone());
        for _ in 0..random.random_range(2..10) {
            let Some(turn) = random_turn(&rematch, record.position(), &mut random) else { break };
            record.play(&turn).unwrap();
        }
        let reading = read_game(&record, &claimed).unwrap();
        // By the second implementation: the first plain step though a stone could capture.
        let sheet = Sheet::of(&claimed);
        let omits = |turn: &usize| {
            let place = Place::in_game(&claimed, record.positions()[*turn]);
            let could = !plain(&claimed, &place).first_captures(&sheet).is_empty();
            record.turns()[*turn].is_paika() && could
        };
        let expected = (0..reading.followed).find(omits).map(|turn| turn + 1);
        assert_eq!(reading.claimable, expected);
        assert_eq!(claimed.switches.omitted_capture, OmittedCapture::Claimed);
        found += usize::from(expected.is_some());
    }
    assert!(found > 5, "{found}");
}

#[test]
fn the_first_other_turns_are_the_first() {
    let mut random = random(10);
    for _ in 0..8 {
        let tsivy = rules("tsivy");
        let mut record = Record::new(tsivy.clone());
        for _ in 0..5 {
            let turn = random_turn(&tsivy, record.position(), &mut random).unwrap();
            record.play(&turn).unwrap();
        }
        let other = rules("vela-eater-loses");
        let found = first_other_turns(&record, &other, &mut || false).unwrap().unwrap();
        assert_eq!(found.0, 0);
        let turn = found.1.turns.iter().find(|turn| turn.is_only(1)).unwrap();
        let place = Place::in_game(record.rules(), *record.start());
        let written = played(&other, &found.1.positions[1], &turn.turn);
        assert!(is_legal(&other, &place, &written) && !is_legal(record.rules(), &place, &written));
        let stopped = first_other_turns(&record, &other, &mut || true).unwrap();
        assert_eq!(stopped, None);
    }
}
