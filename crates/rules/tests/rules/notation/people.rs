//! Records as people have them: other forms of numbers, results, tags and signs, and games without tags or limits.

use fanorona_rules::notation::game::{
    GameWarning, GameWarningKind as Kind, NoteText, ParseGameErrorKind as Reason,
};
use fanorona_rules::notation::{
    Game, ParseGameError, read_games, read_link, write_game, write_link, write_turn,
};
use fanorona_rules::variant::shipped;
use fanorona_rules::{DrawReason, Outcome, Side};

fn read(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn error(text: &str) -> ParseGameError {
    text.parse::<Game>().err().unwrap_or_else(|| panic!("{text}"))
}

/// What was odd, with columns.
fn odd(game: &Game) -> Vec<(usize, &str, &str)> {
    let of = |warning| match warning {
        &GameWarning { column, kind: Kind::ReadAs { ref found, ref read }, .. } => {
            (column, found.as_str(), read.as_str())
        }
        other => panic!("{other:?}"),
    };
    game.warnings.iter().map(of).collect()
}

/// The game is written in a form that is read as the same game, without warnings about signs.
fn reads_back(game: &Game) -> String {
    let written = write_game(game);
    let again = read(&written);
    assert_eq!(again.record, game.record, "{written}");
    assert_eq!((&again.notes, &again.tags), (&game.notes, &game.tags), "{written}");
    let is_sign = |warning: &GameWarning| matches!(warning.kind, Kind::ReadAs { .. });
    assert!(!again.warnings.iter().any(is_sign), "{written}");
    assert_eq!(write_game(&again), written);
    written
}

fn outcome(game: &Game) -> &'static str {
    game.record.outcome().map_or("*", Outcome::code)
}

fn telo(text: &str) -> String {
    format!("[Variant \"telo\"]\n\n{text}")
}

#[test]
fn numbers_have_any_number_of_dots_and_blanks_around_them() {
    for text in [
        "1 c1-b2A a2-a3W 2 b2-c1W *",
        "1 c1-b2A 1 ... a2-a3W 2 . b2-c1W *",
        "1 . c1-b2A 1... a2-a3W 2.b2-c1W",
        "1c1-b2A 1… a2-a3W 2… b2-c1W",
        "1.\nc1-b2A 1 … a2-a3W 2..b2-c1W",
        "... c1-b2A (1 c1-b2A 1... a2-a3W) a2-a3W . b2-c1W *",
    ] {
        let game = read(&telo(text));
        assert_eq!((game.record.turns().len(), game.warnings.len()), (3, 0), "{text}");
        assert!(reads_back(&game).contains("1. c1-b2A "), "{text}");
    }
    for (text, found) in [("2 c1-b2A", "2."), ("1 c1-b2A a2-a3W 3 b2-c1W", "3.")] {
        let Reason::Number { found: other, .. } = error(&telo(text)).reason else {
            panic!("{text}")
        };
        assert_eq!(other, found, "{text}");
    }
}

#[test]
fn results_and_glyphs_may_follow_a_turn_directly() {
    let signs = |game: &Game| -> Vec<String> {
        let signs = game.notes.iter().map(|note| match &note.text {
            NoteText::Sign(sign) => sign.clone(),
            other => panic!("{other:?}"),
        });
        signs.collect()
    };
    for (text, expected) in [
        ("1. c1-b2A a2-a3W*", &[][..]),
        ("1. c1-b2A a2-a3W!*", &["!"]),
        ("1. c1-b2A a2-a3W$13", &["$13"]),
        ("1. c1-b2A a2-a3W!?$13$2*", &["!?", "$13", "$2"]),
        ("1. c1-b2A$1 (1. c1-b2A$2) a2-a3W*", &["$1"]),
    ] {
        let game = read(&telo(text));
        assert_eq!((game.record.turns().len(), game.warnings.len()), (2, 0), "{text}");
        if !text.contains('(') {
            assert_eq!(signs(&game), expected, "{text}");
        }
        reads_back(&game);
    }
    let two =
        format!("{}[Variant \"telo\"]\n1. c1-b2A 1-0\u{feff}[White \"x\"]\n*", telo("1. c1-b2A*"));
    assert!(all(&two).iter().all(Result::is_ok) && all(&two).len() == 3, "{:?}", all(&two));
}

fn all(text: &str) -> Vec<Result<Game, ParseGameError>> {
    read_games(text, |key| shipped::variant(key).map(|it| it.rules.clone())).collect()
}

#[test]
fn names_of_tags_are_read_in_any_case() {
    let text = "[WHITE \"Rasoa\"]\n[variant \"telo\"]\n[fen \"BBB/B1W/WWW w 0 7\"]\n[rESULT \"1-0\"]\n\n7. c1-b2A 1-0";
    let game = read(text);
    assert_eq!((game.tag("White"), game.variant.as_str()), (Some("Rasoa"), "telo"));
    assert_eq!((game.record.start().number(), outcome(&game)), (7, "1-0"));
    assert_eq!(game.tags, [("WHITE".to_owned(), "Rasoa".to_owned())]);
    let mut game = game;
    game.set_tag("White", "Hery");
    assert_eq!(game.tags.len(), 1, "the same tag");
    reads_back(&game);
    let flagged = read("[TERMINATION \"time forfeit\"]\n\n1. f2-e3A 1-0");
    let written = reads_back(&flagged);
    assert_eq!(written.to_lowercase().matches("[termination").count(), 1, "{written}");
    for name in ["Variant", "FEN", "Result"] {
        let text = format!("[{name} \"telo\"]\n[{} \"telo\"]\n", name.to_uppercase());
        let text = if name == "FEN" { text.replacen("FEN", "fen", 1) } else { text };
        assert_eq!(error(&text).reason, Reason::TagTwice(name.to_owned()));
    }
}

#[test]
fn a_tag_that_is_nearly_one_that_decides_about_the_game_is_refused() {
    for (found, known) in [
        ("Varient", "Variant"),
        ("Vraiant", "Variant"),
        ("VARIANTS", "Variant"),
        ("ariant", "Variant"),
        ("FENN", "FEN"),
        ("fn", "FEN"),
        ("EFN", "FEN"),
        ("Resutl", "Result"),
        ("Results", "Result"),
        ("Claimd", "Claimed"),
    ] {
        let ParseGameError { line, column, reason } =
            error(&format!("[White \"a\"]\n[{found} \"x\"]\n\n*"));
        assert_eq!(reason, Reason::TagLike { found: found.to_owned(), known });
        assert_eq!((line, column), (2, found.len() + 4), "{found}");
    }
    for (other, value) in [
        ("Variante", "tsivy"),
        ("Résultat", "*"),
        ("Position", "9/9/9/9/W7B w"),
        ("Fin", "normale"),
        ("Annotator", "x"),
        ("Resume", "x"),
        ("Setup", "1"),
    ] {
        read(&format!("[{other} \"{value}\"]\n\n*"));
    }
}

/// A start without the number of the turn.
const START: &str = "[FEN \"8B/9/9/9/W8 w\"]\n\n";

#[test]
fn a_start_without_a_number_takes_the_first_one_that_is_written() {
    for (text, number) in [
        ("1. a1-a2 i5-i4 2. a2-a3 (2. a2-b2 2... i4-i3) *", 2),
        ("2. a1-a2 i5-i4 3. a2-a3 *", 2),
        ("31. a1-a2 31... i5-i4 32. a2-a3 *", 31),
        ("a1-a2 7... i5-i4 8. a2-a3 *", 2),
        ("{before} (31. a1-b2) a1-a2 i5-i4 32. a2-a3 *", 2),
    ] {
        let game = read(&format!("{START}{text}"));
        assert_eq!((game.record.turns().len(), game.warnings.len()), (3, 0), "{text}");
        assert_eq!(game.record.start().number(), number, "{text}");
        reads_back(&game);
    }
    let quiet = read(&START.replace(" w\"", " b 12\"").replace("\n\n", "\n9... i5-i4 10. a1-a2"));
    let start = quiet.record.start();
    assert_eq!((start.quiet(), start.number(), start.side()), (12, 9, Side::Black));
    for text in ["5. a1-a2 i5-i4 7. a2-a3", "1. a1-a2 i5-i4 3. a2-a3", "0. a1-a2"] {
        let reason = error(&format!("{START}{text}")).reason;
        assert!(matches!(reason, Reason::Number { .. }), "{text}: {reason:?}");
    }
    let numbered = error("[FEN \"8B/9/9/9/W8 w 0 7\"]\n\n1. a1-a2").reason;
    assert_eq!(numbered, Reason::Number { expected: 7, found: "1.".to_owned() });
}

#[test]
fn other_dashes_and_printed_signs_are_read_with_a_warning() {
    for (text, warnings, code) in [
        ("1. c1–b2A a2—a3W *", &[(6, "–", "-"), (13, "—", "-")][..], "*"),
        ("1. c1−b2A a2−a3W *", &[(6, "−", "-")], "*"),
        ("1. c1-b2A a2-a3W 1–0", &[(18, "1–0", "1-0")], "1-0"),
        ("1. c1-b2A a2-a3W 0 : 1", &[(18, "0 : 1", "0-1")], "0-1"),
        ("1. c1-b2A a2-a3W ½ – ½", &[(18, "½ – ½", "1/2-1/2")], "1/2-1/2"),
        ("1. c1-b2A± a2-a3W ± *", &[(10, "±", "$16")], "*"),
        ("1. c1-b2AN a2-a3W N!∓ *", &[(10, "N", "$146"), (21, "∓", "$17")], "*"),
        (
            "1. c1-b2A +/- a2-a3W‼ = *",
            &[(11, "+/-", "$16"), (21, "‼", "!!"), (23, "=", "$10")],
            "*",
        ),
        ("1. c1-b2A a2-a3– *", &[(16, "–", "-")], "*"),
        ("1. C1-B2A A2A3w 1-0", &[], "1-0"),
    ] {
        let game = read(&telo(text));
        assert_eq!((&odd(&game)[..], game.record.turns().len()), (warnings, 2), "{text}");
        assert_eq!(outcome(&game), code, "{text}");
        assert!(game.warnings.iter().all(|warning| warning.line == 3));
        reads_back(&game);
    }
    for (tag, turns, code, odd_signs) in [
        ("", "1-0", "1-0", 1),
        ("?", "0-1", "0-1", 0),
        ("1–0", "1-0", "1-0", 0),
        ("1 - 0", "1-0", "1-0", 0),
        ("½:½", "", "1/2-1/2", 0),
    ] {
        let game = read(&format!("[Result \"{tag}\"]\n\n1. f2-e3A {{resigns, or draw}} {turns}"));
        assert_eq!((outcome(&game), game.warnings.len()), (code, odd_signs), "{tag}");
        reads_back(&game);
    }
    for text in ["1. c1-b2A 1-1", "1. c1-b2A 1/2-0", "1. c1-b2A 2-0", "1. c1-b2A 1-0x"] {
        error(&telo(text));
    }
}

#[test]
fn a_bad_game_without_tags_does_not_spoil_the_others() {
    // What each game is: its number of turns, or the line of its error.
    for (text, expected) in [
        ("1. f2-e3A *\n\n1. d3-e3A d4-d3A *\n", &[Ok(1), Ok(2)][..]),
        ("1. f2-e3A * 1. d3-e3A *", &[Ok(1), Ok(1)]),
        ("1. f2-e3A *\n\n1. z9 *\n\n1. d3-e3A *\n", &[Ok(1), Err(3), Ok(1)]),
        ("1. f2-e3A *\n1. z9 *\n1. d3-e3A *\n", &[Ok(1), Err(2)]),
        ("1. f2-e3A d5-d4A\n\n1. d3-e3A *\n", &[Ok(2), Ok(1)]),
        ("1. f2-e3A d5-d4A\n2. e1-d2A\n\n1 d3-e3A *\n", &[Ok(3), Ok(1)]),
        ("1. f2-e3A *\nhello\n\n1. {first} d3-e3A *\n", &[Ok(1), Err(2), Ok(1)]),
        ("1. f2-e3A *\n{why} ; more\n\n1. d3-e3A *\n", &[Ok(1), Ok(1)]),
        ("1. z9\n\n1. f2-e3A * d5-d4A\n\n1. f2-e3A *", &[Err(1), Err(3), Ok(1)]),
        ("1. f2-e3A {\n\n1. f2-e3A *", &[Err(1), Ok(1)]),
        (
            "1. f2-e3A *\n[White b]\n[Black \"c\"]\n\n1. f2-e3A *\n\n1. d3-e3A *",
            &[Ok(1), Err(2), Ok(1)],
        ),
        ("[FEN \"x\"]\n\n1. f2-e3A *\n\n1. d3-e3A *", &[Err(1), Ok(1)]),
        ("[FEN \"9/9/9/9/W1B6 w\"]\na1-b1A *\n1. f2-e3A *", &[Err(2), Ok(1)]),
        ("[FEN \"9/9/9/9/W7B w 0 7\"]\n\n1. a1-a2 *\n\n1. f2-e3A *", &[Err(3), Ok(1)]),
        ("1. f2-e3A d5-d4A 1. d3-e3A *", &[Err(1)]),
        ("1. f2-e3A *\n\n1... f2-e3A *", &[Ok(1), Ok(1)]),
    ] {
        let games = all(text);
        let found = games.iter().map(|game| match game {
            Ok(game) => Ok(game.record.turns().len()),
            Err(error) => Err(error.line),
        });
        let found: Vec<Result<usize, usize>> = found.collect();
        assert_eq!(found, expected, "{text}: {games:?}");
    }
    assert_eq!(error("1. f2-e3A *\n\n1. d3-e3A *").reason, Reason::SecondGame);
}

/// Many games on one line are read in a time that grows with their number alone.
#[test]
fn many_games_on_one_line_are_read() {
    let text = "1. f2–e3A 1–0 ".repeat(5_000);
    let games = read_games(&text, |key| shipped::variant(key).map(|it| it.rules.clone()));
    let mut last = 0;
    for game in games {
        let column = game.unwrap().warnings[0].column;
        assert!(column > last);
        last = column;
    }
    assert_eq!(last, 14 * 4_999 + 6);
}

/// A game that repeats a position twice, and goes on.
const REPEATED: &str = "[FEN \"9/9/9/9/W7B w 0 30\"]\n\n30. a1-a2 i1-i2 31. a2-a1 i2-i1 32. a1-a2 i1-i2 33. a2-a1 i2-i1";

#[test]
fn a_game_beyond_the_draw_limits_is_read_to_its_end() {
    let drawn = Outcome::Draw(DrawReason::Repetition);
    assert_eq!(read(REPEATED).record.outcome(), Some(drawn));
    let quiet = REPEATED.replace("w 0 30", "w 95 30");
    let by_count = Outcome::Draw(DrawReason::QuietTurns);
    for (text, drawn, number, side, code) in [
        (format!("{REPEATED} 34. a1-b1 i1-h1 1-0"), drawn, 34, Side::White, "1-0"),
        (format!("{REPEATED} 34. a1-b1 i1-h1 35. b1-a1"), drawn, 34, Side::White, "*"),
        (format!("{REPEATED} 34. a1-b1 1/2-1/2"), drawn, 34, Side::White, "1/2-1/2"),
        (format!("{REPEATED} 0-1"), drawn, 34, Side::White, "0-1"),
        (format!("{REPEATED} *"), drawn, 34, Side::White, "*"),
        (format!("{quiet} 34. a1-b1 *"), by_count, 32, Side::Black, "*"),
    ] {
        let game = read(&text);
        let [GameWarning { kind, .. }] = &game.warnings[..] else { panic!("{text}") };
        assert_eq!(*kind, Kind::BeyondDraw { number, side, drawn }, "{text}");
        assert_eq!(outcome(&game), code, "{text}");
        assert_eq!(read(&reads_back(&game)).warnings[0].kind, *kind, "the warning stays");
        let rules_of = |key: &str| shipped::variant(key).map(|it| it.rules.clone());
        let link = read_link(&write_link(&game), rules_of).unwrap();
        assert_eq!(link.record, game.record, "{text}");
    }
    for text in [REPEATED.to_owned(), format!("{REPEATED} 1/2-1/2")] {
        assert!(read(&text).warnings.is_empty() && reads_back(&read(&text)).ends_with("1/2-1/2\n"));
    }
    // Other ends stay ends.
    let taken = error("[FEN \"9/9/9/9/W1B6 w\"]\na1-b1A a2-a3").reason;
    assert_eq!(taken, Reason::AfterEnd("a2-a3".to_owned()));
}

#[test]
fn a_variation_may_go_on_beyond_a_draw() {
    let text = "[FEN \"9/9/9/9/W7B w 98 30\"]\n\n30. a1-a2 (30. a1-b1 i1-i2 31. b1-a1 i2-i1) i1-h1 1/2-1/2";
    let game = read(text);
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    assert!(reads_back(&game).contains("(30. a1-b1 i1-i2 31. b1-a1 i2-i1)"));
    let tree = fanorona_rules::notation::Tree::of(&game);
    let mut node = tree.children(fanorona_rules::notation::Tree::ROOT)[1];
    while let [next, ..] = *tree.children(node) {
        node = next;
    }
    let record = tree.record(node);
    let last = record.turns().last().unwrap();
    assert_eq!(
        (record.turns().len(), write_turn(&record.rules().board, last).as_str()),
        (4, "i2-i1")
    );
}
