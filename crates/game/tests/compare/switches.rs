//! Switches by name, and rule sheets that cannot be compared.

use crate::common::{custom, random};
use crate::plain::{LARGE, rules, with_switches};
use fanorona_game::compare::{CompareError, Place, Sheets, SwitchRow, read_game};
use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Position, PositionError, Record, Switch, Variant};
use rand::RngExt;

/// A random value of every switch, in the form of a variant file.
pub fn random_switches(random: &mut rand::rngs::Xoshiro256PlusPlus) -> String {
    let mut text = String::new();
    for (name, values) in [
        ("continuation", &["Optional", "Compulsory", "Forbidden"][..]),
        ("revisiting", &["Forbidden", "Allowed"]),
        ("repeating", &["NotTwiceRunning", "NotTwiceInChain", "Allowed"]),
        ("first_turn", &["Ordinary", "SingleStep"]),
        ("omitted_capture", &["Enforced", "Claimed"]),
        ("methods", &["Both", "ApproachOnly", "WithdrawalOnly"]),
        ("choice", &["Free", "Larger"]),
        ("extent", &["WholeLine", "Nearest"]),
        ("no_move", &["Loses", "Draws"]),
        ("quiet_limit", &["None", "6", "30"]),
        ("repetition", &["Third", "Fourth", "Never"]),
        ("agreement", &["true", "false"]),
        ("next_game", &["ColoursSwap", "LoserBegins"]),
        (
            "handicap",
            &[
                "None",
                "(side: Black, until: 3)",
                "(side: White, until: 2)",
                "(side: Black, until: 2, eater: (extent: Nearest))",
                "(side: Black, until: 3, eater: (chains: false, no_capture: Loses))",
                "(side: White, until: 3, eater: (extent: Nearest, no_capture: Wins))",
            ],
        ),
    ] {
        let value = values[random.random_range(0..values.len())];
        text.push_str(&format!("{name}: {value}, "));
    }
    text
}

#[test]
fn copying_all_differing_switches_makes_rules_equal() {
    let mut random = random(5);
    for _ in 0..500 {
        let start = "BBB/B1W/WWW";
        let [a, b] = [(); 2].map(|()| custom(3, 3, start, &random_switches(&mut random)));
        let differing = Switch::differing(&a.switches, &b.switches);
        let mut copied = a.switches;
        differing.iter().for_each(|switch| switch.copy(&b.switches, &mut copied));
        assert_eq!(copied, b.switches);
        assert_eq!(with_switches(&a, &b, &differing).switches, b.switches);
        assert_eq!(differing.is_empty(), a.switches == b.switches);
        for switch in Switch::ALL {
            let mut one = a.switches;
            switch.copy(&b.switches, &mut one);
            assert_eq!(with_switches(&a, &b, &[switch]).switches, one, "{switch}");
        }
    }
}

#[test]
fn names_and_values_are_those_of_variant_files() {
    for switch in Switch::ALL {
        assert_eq!(switch.name().parse(), Ok(switch));
    }
    assert!("handicap.eater".parse::<Switch>().is_err() && "".parse::<Switch>().is_err());
    for key in LARGE {
        let original = shipped::variant(key).unwrap();
        // A variant with the same values, written by name.
        let switches = &original.rules.switches;
        let mut text = String::new();
        for switch in Switch::ALL {
            let Some(value) = switch.value(switches) else { continue };
            if !switch.name().contains('.') && switch != Switch::Handicap {
                text.push_str(&format!("{switch}: {value}, "));
            }
        }
        let mut plain = original.rules.as_ref().clone();
        plain.switches.handicap = None;
        let start = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW";
        assert_eq!(*custom(9, 5, start, &text), plain, "{key}");
    }
}

#[test]
fn the_switches_that_a_source_leaves_open_are_read_and_written() {
    let text = |settled: &str| {
        format!(
            "(key: \"one\", names: {{\"en\": \"One\"}}, columns: 3, rows: 3, \
             start: [\"BBB\", \"B1W\", \"WWW\"], settled: [{settled}])"
        )
    };
    let read = Variant::read(&text("\"no_move\", \"handicap.eater.no_capture\"")).unwrap();
    assert_eq!(read.settled, [Switch::NoMove, Switch::EaterNoCapture]);
    assert_eq!(read.to_string().parse::<Variant>().unwrap(), read);
    for wrong in ["\"colour\"", "\"no_move\", \"no_move\""] {
        let errors = Variant::read(&text(wrong)).unwrap_err();
        assert_eq!((errors.len(), errors[0].line), (1, 1), "{wrong}");
    }
}

#[test]
fn sheets_need_the_same_board_and_are_two_or_three() {
    let [tsivy, telo, dimy] = ["tsivy", "telo", "dimy"].map(rules);
    let sheets = |all: &[_]| Sheets::new(all.to_vec()).map(|_| ());
    assert_eq!(sheets(&[]), Err(CompareError::Number(0)));
    assert_eq!(sheets(std::slice::from_ref(&tsivy)), Err(CompareError::Number(1)));
    let four = [tsivy.clone(), rules("parker"), rules("vela"), rules("tumicarona")];
    assert_eq!(sheets(&four), Err(CompareError::Number(4)));
    assert_eq!(sheets(&four[..3]), Ok(()));
    let boards = |sheet, size| Err(CompareError::Boards { sheet, size, first: (9, 5) });
    assert_eq!(sheets(&[tsivy.clone(), telo.clone()]), boards(1, (3, 3)));
    assert_eq!(sheets(&[tsivy.clone(), rules("vela"), dimy]), boards(2, (5, 5)));
    // As many points, but other ones.
    let turned = custom(5, 9, "BBBBB/5/5/5/5/5/5/5/WWWWW", "");
    assert_eq!(sheets(&[tsivy.clone(), turned]), boards(1, (5, 9)));
    let record = Record::new(tsivy.clone());
    assert_eq!(read_game(&record, &telo).map(|_| ()), boards(1, (3, 3)));
    // A position of a larger board.
    let small = Sheets::new(vec![telo.clone(), telo]).unwrap();
    let place = Place::new(Position::start(&tsivy));
    let error = small.positions(&place).unwrap_err();
    assert_eq!(error, CompareError::Position(PositionError::OffBoard));
    assert_ne!(place.position.own(), PointSet::EMPTY);
}

#[test]
fn the_table_has_every_switch_that_a_sheet_has() {
    let rows = SwitchRow::all(&[rules("tsivy"), rules("parker")]);
    assert_eq!(rows.len(), 14);
    let rows = SwitchRow::all(&[rules("tsivy"), rules("tumicarona-rematch"), rules("vela")]);
    assert_eq!(rows.len(), 17);
    let differing: Vec<_> = rows.iter().filter(|row| row.differs).map(|row| row.switch).collect();
    use Switch::{EaterChains, EaterExtent, EaterNoCapture, Handicap, NextGame, QuietLimit};
    assert_eq!(
        differing,
        [QuietLimit, NextGame, Handicap, EaterExtent, EaterChains, EaterNoCapture]
    );
    // An eater that is not restricted is as none.
    let rows = SwitchRow::all(&[rules("tumicarona"), rules("tumicarona-rematch")]);
    assert!(rows.iter().all(|row| row.differs == (row.switch == Handicap)));
}
