//! The first turn of each player.

use crate::common::{game, play, rules, turns};
use fanorona_rules::notation::read_turn;
use fanorona_rules::notation::turn::ParseTurnError;
use fanorona_rules::{Position, Record, Refusal};

// Parker: five first turns, A to E; the same five under the standard rules.
#[test]
fn white_has_five_first_turns() {
    for key in ["tsivy", "parker", "tumicarona", "tumicarona-rematch"] {
        let rules = rules(key);
        let first = turns(&rules, &Position::start(&rules));
        assert_eq!(first, ["d2-e3A", "d3-e3A", "d3-e3W", "e2-e3A", "f2-e3A"], "{key}");
    }
}

// Parker: "at the first turn of both players only a single capturing step is allowed".
#[test]
fn the_first_turn_of_each_parker_player_is_one_capturing_step() {
    let (parker, tsivy) = (rules("parker"), rules("tsivy"));
    let long = |record: &Record| {
        turns(record.rules(), record.position()).into_iter().find(|turn| turn.len() > 6)
    };
    let [mut short, mut usual] = [parker, tsivy].map(Record::new);
    for record in [&mut short, &mut usual] {
        play(record, "f2-e3A");
    }
    assert_eq!(long(&short), None);
    let chain = long(&usual).unwrap();
    let error = read_turn(short.rules(), short.position(), &chain).unwrap_err();
    assert!(
        matches!(error, ParseTurnError::Refused { refusal: Refusal::FirstTurnIsOneStep, .. }),
        "{chain}: {error:?}"
    );
}

// Parker: from the second turn on chains are compulsory.
#[test]
fn the_second_turn_of_each_parker_player_is_ordinary() {
    let parker = rules("parker");
    let mut record = Record::new(parker.clone());
    play(&mut record, "d2-e3A g4-g5W");
    assert!(turns(&parker, record.position()).iter().any(|turn| turn.len() > 6));
}

// Parker: the exception applies to Black's first turn as well, whatever White did.
#[test]
fn the_exception_depends_on_the_turn_number() {
    let parker = rules("parker");
    let start = "9/9/9/9/BW2B4 w 0 ";
    for (number, expected) in [(1, "b1-c1W"), (2, "b1-c1W-d1A")] {
        let game = game(&parker, &format!("{start}{number}"));
        assert_eq!(turns(&parker, game.position()), [expected]);
    }
}

// Encyclopedia, Dutch and Russian sheets, Tumicarona: no such exception.
#[test]
fn in_other_variants_the_first_turn_is_ordinary() {
    for key in ["tsivy", "tumicarona"] {
        let rules = rules(key);
        let mut record = Record::new(rules.clone());
        play(&mut record, "f2-e3A");
        assert!(turns(&rules, record.position()).iter().any(|turn| turn.len() > 6), "{key}");
    }
}
