//! Many games in one text, French words, nested variations, and texts that are too large.

use super::invalid::PARTS;
use crate::common::{KEYS, random, random_game, random_turn, rules};
use fanorona_rules::notation::game::{
    Branch, DEEPEST_VARIATION, GameLocation, MOST_TURNS, Note, NoteText,
    ParseGameErrorKind as Reason,
};
use fanorona_rules::notation::{Game, ParseGameError, Tree, read_game, read_games, write_game};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, Record, generate};
use rand::RngExt as _;

fn all(text: &str) -> Vec<Result<Game, ParseGameError>> {
    read_games(text, |key| shipped::variant(key).map(|variant| variant.rules.clone())).collect()
}

fn one(text: &str) -> Result<Game, ParseGameError> {
    read_game(text, |key| shipped::variant(key).map(|variant| variant.rules.clone()))
}

/// Notes at random places of a line, with nested variations.
fn random_notes(start: &Record, seed: u64, depth: usize) -> Vec<Note> {
    let mut chance = random(seed);
    let rules = start.rules();
    let mut notes = Vec::new();
    for after in 0..=start.turns().len() {
        let text = match chance.random_range(0..24) {
            0 => NoteText::Comment("une é remarque ; % { ( [x]".to_owned()),
            1 if after > 0 => NoteText::Sign("!?".to_owned()),
            2 => NoteText::Sign(format!("${}", chance.random_range(1..140))),
            3..6 if after > 0 && depth < 4 => {
                let before = start.positions()[after - 1];
                let mut line = Record::from_position(rules.clone(), before);
                for _ in 0..chance.random_range(1..5) {
                    if let Some(turn) = random_turn(rules, line.position(), &mut chance) {
                        let _ = line.play(&turn);
                    }
                }
                let notes = random_notes(&line, chance.random(), depth + 1);
                NoteText::Variation(Branch { turns: line.turns().to_vec(), notes })
            }
            _ => continue,
        };
        notes.push(Note { after, text });
    }
    notes
}

fn random_record(seed: u64) -> Game {
    let key = KEYS[seed as usize % KEYS.len()];
    let record = random_game(&rules(key), seed, seed as usize % 90);
    let notes = random_notes(&record, seed ^ 0x55, 0);
    let tags = [("White", "Rasoa \"R\" \\"), ("Odd_Tag", "x] {y} (z"), ("Date", "2026.11.21")];
    let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    Game { tags, variant: key.to_owned(), record, notes, warnings: Vec::new() }
}

#[test]
fn a_thousand_games_in_one_text_round_trip_byte_for_byte() {
    let games: Vec<Game> = (0..1_000).map(random_record).collect();
    let text: String = games.iter().map(|game| write_game(game) + "\n").collect();
    let read = all(&text);
    assert_eq!(read.len(), games.len());
    let mut again = String::new();
    for (game, read) in games.iter().zip(read) {
        let read = read.unwrap_or_else(|error| panic!("{}: {error:?}", write_game(game)));
        assert_eq!(read.notes, game.notes, "{}", write_game(game));
        assert_eq!((&read.tags, read.record.turns()), (&game.tags, game.record.turns()));
        again += &(write_game(&read) + "\n");
    }
    assert!(again == text, "writing again yields the same text");
    let variations = text.matches(" (").count();
    assert!(variations > 1_000, "{variations} variations");
}

#[test]
fn a_tree_preserves_the_whole_game() {
    for seed in 0..200 {
        let game = random_record(seed);
        let tree = Tree::of(&game);
        assert_eq!(tree.main().len(), game.record.turns().len() + 1);
        assert_eq!(tree.record(tree.last()).turns(), game.record.turns());
        for (&node, position) in tree.main().iter().zip(game.record.positions()) {
            assert_eq!((tree.position(node), tree.is_main(node)), (position, true));
        }
        // Only merging of variations with equal beginnings may change the notes, and only once.
        let notes = tree.notes();
        let once = Game { notes: notes.clone(), ..game.clone() };
        assert_eq!(Tree::of(&once).notes(), notes, "{}", write_game(&game));
        let text = write_game(&once);
        assert_eq!(write_game(&one(&text).unwrap()), text);
        let words = |text: &str| text.split_whitespace().filter(|word| *word == "remarque").count();
        assert_eq!(words(&text), words(&write_game(&game)));
    }
}

#[test]
fn playing_a_variation_keeps_the_game() {
    let game = one("1. f2-e3A {good} d5-d4A 2. e1-d2A *").unwrap();
    let mut tree = Tree::of(&game);
    let after_one = tree.main()[1];
    let other = one("1. f2-e3A f3-f2A").unwrap().record.turns()[1].clone();
    let node = tree.play(after_one, &other).unwrap();
    assert_eq!(tree.play(after_one, &other), Ok(node), "the same turn leads to the same node");
    assert!(!tree.is_main(node) && tree.path(node).len() == 3);
    assert_eq!(tree.record(node).turns().len(), 2);
    tree.set_comment(node, "what  if}");
    assert!(tree.play(node, &other).is_err(), "an illegal turn is refused");
    let beyond =
        one("1. f2-e3A d5-d4A 2. e1-d2A e5-d5A").map(|game| game.record.turns()[3].clone());
    if let Ok(turn) = beyond {
        tree.play(tree.last(), &turn).unwrap();
    }
    let notes = tree.notes();
    let text = write_game(&Game { notes, ..game.clone() });
    let again = one(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(again.record.turns(), game.record.turns());
    assert!(text.contains("(1... f3-f2A {what if)})"), "{text}");
    assert_eq!(Tree::of(&again).notes(), again.notes);
}

#[test]
fn remarks_on_undone_turns_never_make_a_record_unreadable() {
    let text = "1. f2-e3A d5-d4A {kept} 2. e1-d2A f3-f2A (2... c4-c3A) {lost} *";
    let mut game = one(text).unwrap();
    for _ in 0..4 {
        game.record.undo_turn().unwrap();
    }
    let other = one("1. d3-e3A d4-d3A").unwrap().record.turns().to_vec();
    other.iter().for_each(|turn| game.record.play(turn).unwrap());
    for _ in 0..2 {
        let legal = generate::turns(game.record.rules(), game.record.position());
        game.record.play(&legal[0]).unwrap();
    }
    let text = write_game(&game);
    assert_eq!(write_game(&one(&text).unwrap()), text);
    assert!(text.contains("{kept}") && text.contains("{lost}"), "{text}");
}

#[test]
fn an_error_in_one_game_does_not_hide_the_others() {
    let text = "[White \"a\"]\n\n1. f2-e3A *\n\n[White b]\n[Black \"c\"]\n\n1. f2-e3A *\n\n\
                [White \"d\"]\n1. f2-e3A d2-d2 *\n[White \"e\"]\n1. d3-e3A *\n";
    let games = all(text);
    let names: Vec<_> =
        games.iter().map(|game| game.as_ref().ok().and_then(|game| game.tag("White"))).collect();
    assert_eq!(names, [Some("a"), None, None, Some("e")]);
    let places: Vec<_> = games
        .iter()
        .filter_map(|game| game.as_ref().err().map(|error| (error.line, error.column)))
        .collect();
    assert_eq!(places, [(5, 1), (11, 11)]);
    let ParseGameError { line, column, reason } = one("1. f2-e3A *\n [White \"d\"]").unwrap_err();
    assert_eq!((line, column, reason), (2, 2, Reason::SecondGame));
    for empty in ["", "\u{feff}", " \n\u{feff}", "% a line for machines\n"] {
        let [Err(error)] = &all(empty)[..] else { panic!("{empty:?}") };
        assert_eq!(error.reason, Reason::NoGame, "{empty:?}");
        assert_eq!(one(empty).unwrap_err().reason, Reason::NoGame, "{empty:?}");
    }
}

#[test]
fn reading_continues_at_a_location_with_the_same_lines() {
    let text = "[White \"a\"]\n\n1. f2-e3A *\n\n[White \"b\"]\n\n1. d3-e3A *\n\n\
                [White \"c\"]\n\n1. x\n";
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    let mut games = read_games(text, rules_of);
    let ends: Vec<_> = std::iter::from_fn(|| {
        let _ = games.next()?;
        Some(games.location())
    })
    .collect();
    // Before the tags of the next game; the third is skipped to the end of the text.
    assert_eq!((ends[0].bytes(), ends[2].bytes()), (26, text.len()));
    for location in &ends[..2] {
        let mut rest = read_games(text, rules_of).starting_at(location.clone());
        let error = rest.find_map(Result::err).unwrap();
        assert_eq!((error.line, error.column), (11, 5), "{location:?}");
    }
    assert_eq!(read_games(text, rules_of).starting_at(ends[2].clone()).count(), 0);
    assert_eq!(GameLocation::START.bytes(), 0);
}

#[test]
fn french_tags_sides_and_results_are_read() {
    let text = "[Événement \"Tournoi\"]\n[Blancs \"Rasoa\"]\n[Noirs \"Rabe\"]\n\
                [Variante \"Fanoron-Telo\"]\n[Résultat \"Nulle\"]\n[Position \"BBB/B1W/WWW blancs\"]\n\
                [Handicap \"Noirs\"]\n\n1. c1-b2A ½-½\n";
    let telo = |_: &str| shipped::variant("telo").map(|variant| variant.rules.clone());
    let game = read_game(text, telo).unwrap();
    let tags = [("Event", "Tournoi"), ("White", "Rasoa"), ("Black", "Rabe"), ("Handicap", "Black")];
    assert_eq!(game.tags, tags.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!(game.record.outcome().map(Outcome::code), Some("1/2-1/2"));
    for (result, code) in
        [("Les Blancs gagnent", "1-0"), ("Noirs", "0-1"), ("Égalité", "1/2-1/2"), ("½", "1/2-1/2")]
    {
        let game = one(&format!("[Résultat \"{result}\"]\n1. f2-e3A")).unwrap();
        assert_eq!(game.record.outcome().map(Outcome::code), Some(code), "{result}");
    }
    for result in ["En cours", "inachevée", "non terminée"] {
        let game = one(&format!("[Résultat \"{result}\"]\n1. f2-e3A *")).unwrap();
        assert_eq!(game.record.outcome(), None, "{result}");
    }
    let text = "[Lieu \"Rova\"]\n[Ronde \"3\"]\n[Cadence \"60\"]\n[Terminaison \"normale\"]\n";
    let game = one(&format!("{text}\n1. f2-e3A *")).unwrap();
    let tags =
        [("Site", "Rova"), ("Round", "3"), ("TimeControl", "60"), ("Termination", "normale")];
    assert_eq!(game.tags, tags.map(|(name, value)| (name.to_owned(), value.to_owned())));
    for (french, standard) in
        [("Blancs", "White"), ("blanc", "White"), ("les Noirs", "Black"), ("aucun", "-")]
    {
        let game = one(&format!("[Handicap \"{french}\"]\n\n*")).unwrap();
        assert_eq!(game.tag("Handicap"), Some(standard), "{french}");
    }
    // The standard tag takes precedence over the French one.
    let game = one("[White \"a\"]\n[Blancs \"b\"]\n").unwrap();
    assert_eq!((game.tag("White"), game.tag("Blancs")), (Some("a"), Some("b")));
}

#[test]
fn variations_nested_too_deeply_are_rejected() {
    let deep =
        |depth: usize| format!("1. f2-e3A {}{}", "(1. d3-e3A ".repeat(depth), ")".repeat(depth));
    let text = write_game(&one(&deep(DEEPEST_VARIATION)).unwrap());
    assert_eq!(write_game(&one(&text).unwrap()), text);
    let error = one(&deep(DEEPEST_VARIATION + 1)).unwrap_err();
    assert_eq!(error.reason, Reason::TooDeep(DEEPEST_VARIATION));
    assert_eq!(error.column, 11 + DEEPEST_VARIATION * 11);
    // A game that was not parsed is written only as deep as it can be parsed.
    let start = one("1. f2-e3A").unwrap();
    let turns = one("1. d3-e3A").unwrap().record.turns().to_vec();
    let mut notes = Vec::new();
    for _ in 0..2 * DEEPEST_VARIATION {
        let branch = Branch { turns: turns.clone(), notes };
        notes = vec![Note { after: 1, text: NoteText::Variation(branch) }];
    }
    let text = write_game(&Game { notes, ..start });
    assert_eq!(write_game(&one(&text).unwrap()), text);
    // Variations beside each other are not nested.
    let beside = format!("1. f2-e3A {}", "(1. d3-e3A) ".repeat(2 * DEEPEST_VARIATION));
    let text = write_game(&one(&beside).unwrap());
    assert_eq!(text.matches('(').count(), 2 * DEEPEST_VARIATION);
    for open in ["(", "((1. ", "{", "(1. d3-e3A {"] {
        assert!(one(&format!("1. f2-e3A {}", open.repeat(200_000))).is_err(), "{open}");
    }
}

/// A game of any length: two stones that move back and forth under rules without draws.
fn endless(turns: usize, repetition: &str) -> (String, std::sync::Arc<fanorona_rules::Ruleset>) {
    let switches = format!("quiet_limit: None, repetition: {repetition}");
    let rules = crate::common::custom(9, 5, "BBB6/9/9/9/6WWW", &switches);
    let cycle = ["g1-g2", "a5-a4", "g2-g1", "a4-a5"];
    let mut text = String::from("[Variant \"trial\"]\n\n");
    for i in 0..turns {
        if i % 2 == 0 {
            text += &format!("{}. ", i / 2 + 1);
        }
        text += cycle[i % 4];
        text += if i % 8 == 7 { "\n" } else { " " };
    }
    (text, rules)
}

#[test]
fn a_hundred_thousand_turns_are_read_and_one_more_is_rejected() {
    let (text, rules) = endless(MOST_TURNS, "Never");
    let game = read_game(&text, |_| Some(rules.clone())).unwrap();
    assert_eq!(game.record.turns().len(), MOST_TURNS);
    let written = write_game(&game);
    assert_eq!(written.split_whitespace().filter(|word| word.contains('-')).count(), MOST_TURNS);
    let (text, _) = endless(MOST_TURNS + 1, "Never");
    let error = read_game(&text, |_| Some(rules.clone())).unwrap_err();
    assert_eq!(error.reason, Reason::TooManyTurns(MOST_TURNS));
}

/// `benches/notation.rs` measures that the time grows linearly with these texts, and with long games.
#[test]
fn large_invalid_texts_are_rejected() {
    const SIZE: usize = 4_000_000;
    for part in PARTS {
        let text = part.repeat(SIZE / part.len());
        let _ = one(&text);
        let errors = all(&text).iter().filter(|game| game.is_err()).count();
        assert!(errors <= SIZE / 2, "{part}");
    }
    assert!(one(&format!("1. f2-e3A {}", "f2-g3 g3-f2 ".repeat(100_000))).is_err());
}

/// Formerly a comment line of times or values was taken for the tags of another game.
#[test]
fn the_rest_of_a_game_with_an_error_is_skipped_with_its_comments() {
    let text = "[Variant \"telo\"]\n\n1. c1-b2A {[%clk 0:01:00]\n[%eval 0.10] and\n[%eval 0.20]} z9 *\n\n\
                [Variant \"telo\"]\n[Round \"2\"]\n\n1. c1-b2A *\n";
    let early = text.replace("1. c1-b2A {", "1. z9 {");
    for text in [text, &early] {
        let games = all(text);
        let kinds: Vec<_> = games.iter().map(Result::is_ok).collect();
        assert_eq!(kinds, [false, true], "{text}");
        assert_eq!(games[1].as_ref().unwrap().tag("Round"), Some("2"));
    }
}

#[test]
fn a_tag_that_decides_about_the_game_may_not_come_twice() {
    for (name, values) in [("Variant", ["telo", "dimy"]), ("Result", ["*", "*"])] {
        let [a, b] = values;
        let text =
            format!("[{name} \"{a}\"]\n[White \"a\"]\n[White \"b\"]\n[{name} \"{b}\"]\n\n*\n");
        let ParseGameError { line, reason, .. } = one(&text).unwrap_err();
        assert_eq!((line, reason), (4, Reason::TagTwice(name.to_owned())));
    }
}
