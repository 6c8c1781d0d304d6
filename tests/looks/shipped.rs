//! The shipped looks.

use fanorona::catalogue::looks::vision::{Contrast, Vision, readable};
use fanorona::catalogue::looks::{BoardLook, Colour, Looks, StoneSet, shipped};
use std::collections::BTreeSet;

#[test]
fn every_shipped_look_is_valid_and_english() {
    for (file, text) in shipped::BOARDS {
        let look = BoardLook::read(text).unwrap_or_else(|errors| panic!("{file}: {errors:?}"));
        assert_eq!(format!("{}.ron", look.title.key), file);
    }
    for (file, text) in shipped::STONES {
        let set = StoneSet::read(text).unwrap_or_else(|errors| panic!("{file}: {errors:?}"));
        assert_eq!(format!("{}.ron", set.title.key), file);
    }
    let looks = Looks::default();
    let titles = looks.boards.usable().iter().map(|look| &look.title);
    let titles: Vec<_> = titles.chain(looks.stones.usable().iter().map(|set| &set.title)).collect();
    for title in &titles {
        // The other languages are in assets/locales.
        assert!(title.names.keys().eq(["en"]) && title.about.keys().eq(["en"]), "{}", title.key);
        assert!(!title.names["en"].is_empty() && !title.about["en"].is_empty(), "{}", title.key);
    }
}

#[test]
fn every_file_of_the_folders_ships() {
    for (folder, known) in [("boards", &shipped::BOARDS[..]), ("stones", &shipped::STONES[..])] {
        let path = format!("{}/assets/looks/{folder}", env!("CARGO_MANIFEST_DIR"));
        let there: BTreeSet<String> = std::fs::read_dir(path)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let known: BTreeSet<String> = known.iter().map(|(file, _)| (*file).to_owned()).collect();
        assert_eq!(there, known);
    }
}

#[test]
fn the_examples_in_the_documentation_are_valid() {
    let text = include_str!("../../docs/looks.md");
    let examples: Vec<&str> =
        text.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [board, stones] = examples[..] else { panic!("{} examples", examples.len()) };
    let looks = Looks::default();
    let board = BoardLook::read(board).unwrap();
    let stones = StoneSet::read(stones).unwrap();
    assert!(looks.boards.find(&board.title.key).is_none());
    assert!(looks.stones.find(&stones.title.key).is_none());
}

#[test]
fn the_sides_can_be_distinguished_by_everybody_on_every_board() {
    let looks = Looks::default();
    for set in looks.stones.usable() {
        let [white, black] = [&set.white, &set.black].map(|side| side.body.mean());
        let sides = Contrast::between(white, black);
        assert!(sides.reaches(Contrast::SIDES), "{}: {sides:?}", set.title.key);
        assert_ne!(set.white.mark, set.black.mark, "{}", set.title.key);
        for side in [&set.white, &set.black] {
            let mark = Contrast::between(side.body.mean(), side.ink.light());
            assert!(mark.reaches(Contrast::BOARD), "{}: {mark:?}", set.title.key);
        }
        for board in looks.boards.usable() {
            let names = (&set.title.key, &board.title.key);
            for stone in [white, black] {
                let contrast = Contrast::between(stone, board.field.mean());
                assert!(contrast.reaches(Contrast::BOARD), "{names:?}: {contrast:?}");
            }
            assert!(readable(board, set), "{names:?}");
        }
    }
}

#[test]
fn lines_and_coordinates_can_be_read_by_everybody() {
    for board in Looks::default().boards.usable() {
        let line = Contrast::between(board.groove.colour.light(), board.field.mean());
        assert!(line.reaches(Contrast::BOARD), "{}: {line:?}", board.title.key);
        let sign = Contrast::between(board.signs.light(), board.frame.mean());
        assert!(sign.reaches(Contrast::BOARD), "{}: {sign:?}", board.title.key);
    }
}

#[test]
fn simulated_colour_blindness_confuses_the_expected_colours() {
    let lab = |vision: Vision, colour: [u8; 3]| vision.lab(Colour(colour).light());
    let apart = |vision, one, other| lab(vision, one).distance(lab(vision, other));
    let (red, green) = ([200, 70, 40], [110, 130, 30]);
    assert!(apart(Vision::Full, red, green) > 60.0);
    for vision in [Vision::Protan, Vision::Deutan] {
        assert!(apart(vision, red, green) < 35.0, "{vision:?}");
    }
    let (blue, teal) = ([40, 90, 140], [30, 100, 100]);
    assert!(apart(Vision::Tritan, blue, teal) < 0.55 * apart(Vision::Full, blue, teal));
    for vision in Vision::ALL {
        let white = lab(vision, [255, 255, 255]);
        assert!((white.lightness - 100.0).abs() < 0.5, "{vision:?} keeps white");
    }
    // A red and a green set can only be distinguished with normal colour vision.
    let told = Contrast::between(Colour(red).light(), Colour(green).light());
    assert!(!told.reaches(Contrast::SIDES));
}
