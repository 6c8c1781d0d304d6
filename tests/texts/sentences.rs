//! Every error and outcome has a complete sentence in every language, without missing messages.

use crate::files::messages;
use crate::values::{draw_warnings, match_errors, outcomes, refusals, tag_errors};
use fanorona::catalogue::file::FileError;
use fanorona::catalogue::library::{SaveError, StoreError};
use fanorona::engine::Score;
use fanorona::engine::endgame::TableValue;
use fanorona::engine::explain::{Explanation, Horizon, Reason, StandingFactor};
use fanorona::rules::clock::{ParseTimeControlError, ParseTimeControlErrorKind};
use fanorona::rules::notation::game::ParseGameErrorKind;
use fanorona::rules::notation::{
    ParseGameError, ParseLinkError, ParsePositionError, ParseTurnError,
};
use fanorona::rules::switches::{
    Continuation, Eater, Extent, GroupChoice, Handicap, Methods, NoCapture, NoMove, OmittedCapture,
    Repeating, Repetition,
};
use fanorona::rules::variant::{FieldErrorKind, VariantErrorKind, shipped};
use fanorona::rules::{
    Board, CaptureKind, Point, PointSet, PositionError, Refusal, Side, Step, Switch, Switches,
    Turn, WinReason,
};
use fanorona::texts::{InputDevice, Language, Texts, say};
use std::collections::BTreeSet;

fn board() -> Board {
    Board::new(9, 5).unwrap()
}

fn position_errors() -> Vec<ParsePositionError> {
    let parts = [
        PositionError::OffBoard,
        PositionError::Overlap,
        PositionError::Empty,
        PositionError::NumberZero,
        PositionError::NoHandicap,
    ];
    let texts = [
        ParsePositionError::Rows { expected: 5, found: 4 },
        ParsePositionError::Columns { row: 3, expected: 9, found: 8 },
        ParsePositionError::Letter { column: 2, letter: '\t' },
        ParsePositionError::Side,
        ParsePositionError::Quiet,
        ParsePositionError::Number,
        ParsePositionError::Handicap,
        ParsePositionError::Extra,
    ];
    parts.into_iter().map(ParsePositionError::Position).chain(texts).collect()
}

fn turn_errors() -> Vec<ParseTurnError> {
    let (from, to) = (Point::new(0), Point::new(1));
    vec![
        ParseTurnError::Empty,
        ParseTurnError::Unexpected { offset: 0, letter: '?' },
        ParseTurnError::PointMissing { offset: 0 },
        ParseTurnError::CountMissing { offset: 0 },
        ParseTurnError::OffBoard { offset: 0, name: "k9".into() },
        ParseTurnError::Refused { offset: 0, from, to, refusal: Refusal::Occupied },
        ParseTurnError::Unfinished { offset: 0, refusal: Refusal::MustContinue },
        ParseTurnError::Ambiguous { offset: 0 },
        ParseTurnError::WrongCount { offset: 0, printed: 3, actual: 2 },
    ]
}

fn game_reasons() -> Vec<ParseGameErrorKind> {
    let turn =
        |side, error| ParseGameErrorKind::Turn { number: 2, side, text: "a1-b2".into(), error };
    let mut all = vec![
        ParseGameErrorKind::Tag,
        ParseGameErrorKind::TagTwice("FEN".into()),
        ParseGameErrorKind::Unclosed('{'),
        ParseGameErrorKind::Unopened(')'),
        ParseGameErrorKind::UnknownVariant("chess".into()),
        ParseGameErrorKind::Start(ParsePositionError::Side),
        ParseGameErrorKind::Number { expected: 2, found: "7.".into() },
        ParseGameErrorKind::AfterEnd("a1-b2".into()),
        ParseGameErrorKind::SecondGame,
        ParseGameErrorKind::TooManyTurns(100_000),
        ParseGameErrorKind::TooDeep(64),
        ParseGameErrorKind::Result { found: "1-0".into(), expected: "0-1".into() },
    ];
    all.extend(
        Side::BOTH
            .into_iter()
            .flat_map(|side| turn_errors().into_iter().map(move |error| turn(side, error))),
    );
    all
}

fn link_errors() -> Vec<ParseLinkError> {
    vec![
        ParseLinkError::Scheme,
        ParseLinkError::Version("7".into()),
        ParseLinkError::Cut,
        ParseLinkError::TooLong,
        ParseLinkError::Letter { column: 3, letter: '%' },
        ParseLinkError::Damaged,
        ParseLinkError::UnknownVariant("chess".into()),
        ParseLinkError::Start(ParsePositionError::Side),
        ParseLinkError::Turn { number: 3 },
        ParseLinkError::OtherRules,
    ]
}

fn variant_errors() -> Vec<VariantErrorKind> {
    let word = || "word".to_owned();
    vec![
        VariantErrorKind::Field(FieldErrorKind::Syntax(word())),
        VariantErrorKind::Field(FieldErrorKind::TooDeep),
        VariantErrorKind::Field(FieldErrorKind::NoParentheses),
        VariantErrorKind::Field(FieldErrorKind::OutOfBounds {
            field: word(),
            least: 1,
            most: 65_535,
        }),
        VariantErrorKind::UnknownSwitch(word()),
        VariantErrorKind::Field(FieldErrorKind::KeyTooLong(65)),
        VariantErrorKind::Field(FieldErrorKind::LanguageTwice("fr".into())),
        VariantErrorKind::Field(FieldErrorKind::EmptyText("fr".into())),
        VariantErrorKind::Field(FieldErrorKind::NameLines),
        VariantErrorKind::StartOver,
        VariantErrorKind::Field(FieldErrorKind::Language(word())),
        VariantErrorKind::Field(FieldErrorKind::Value { field: word(), detail: word() }),
        VariantErrorKind::Field(FieldErrorKind::UnknownField(word())),
        VariantErrorKind::Field(FieldErrorKind::Twice(word())),
        VariantErrorKind::Field(FieldErrorKind::Missing("rows")),
        VariantErrorKind::Field(FieldErrorKind::Key(word())),
        VariantErrorKind::Size { field: "rows", found: 12 },
        VariantErrorKind::TooManyPoints(81),
        VariantErrorKind::Start(ParsePositionError::Side),
        VariantErrorKind::NoStones,
        VariantErrorKind::Field(FieldErrorKind::NoEnglishName),
        VariantErrorKind::Field(FieldErrorKind::Zero("quiet_limit")),
    ]
}

fn file_errors() -> Vec<FileError> {
    vec![
        FileError::Missing,
        FileError::Directory,
        FileError::NotAFile,
        FileError::Denied,
        FileError::TooLarge { limit: 2048 },
        FileError::NotText { line: 1, column: 1 },
        FileError::Empty,
        FileError::Other("word".into()),
    ]
}

fn store_errors() -> Vec<StoreError> {
    vec![
        StoreError::Missing,
        StoreError::Locked,
        StoreError::Full,
        StoreError::Read(FileError::Denied),
        StoreError::Write { name: "x.fgn".into(), detail: "no space left".into() },
    ]
}

fn save_errors() -> Vec<SaveError> {
    let reason = ParseGameErrorKind::SecondGame;
    vec![
        SaveError::Missing,
        SaveError::File(FileError::Empty),
        SaveError::NotASave,
        SaveError::Version(7),
        SaveError::Damaged,
        SaveError::Variant("chess".into()),
        SaveError::Record {
            error: ParseGameError { line: 1, column: 1, reason },
            variant: shipped::variant("telo").unwrap(),
        },
    ]
}

fn clock_errors() -> Vec<ParseTimeControlError> {
    let reasons = [
        ParseTimeControlErrorKind::Seconds,
        ParseTimeControlErrorKind::NoTime,
        ParseTimeControlErrorKind::TooLong,
        ParseTimeControlErrorKind::LargeIncrement,
        ParseTimeControlErrorKind::Sides,
    ];
    reasons.into_iter().map(|reason| ParseTimeControlError { offset: 0, reason }).collect()
}

/// A turn of one step, which takes this many stones.
fn turn(from: &str, to: &str, takes: usize) -> Turn {
    let point = |name: &str| board().point_named(name).unwrap();
    let captured: PointSet = board().points().skip(20).take(takes).collect();
    let kind = (takes > 0).then_some(CaptureKind::Approach);
    let step = Step { from: point(from), to: point(to), kind, captured };
    Turn::new(vec![step]).unwrap()
}

/// Every kind of reason, with one stone and with several, in all shapes that have sentences of their
/// own.
fn reasons() -> Vec<Reason> {
    let all = [TableValue::Win, TableValue::Draw, TableValue::Loss];
    let mut reasons = vec![Reason::OnlyTurn];
    reasons.extend(all.map(|result| Reason::AllAlike { result }));
    for reason in [
        WinReason::TookAll,
        WinReason::Immobilised,
        WinReason::Resigned,
        WinReason::OutOfTime,
        WinReason::NothingGiven,
        WinReason::NothingToEat,
    ] {
        reasons.push(Reason::WinsAtOnce { reason });
    }
    for turns in [None, Some(1), Some(2), Some(3), Some(12)] {
        let line = || vec![turn("a1", "a2", 1)];
        reasons.push(Reason::Wins { turns, line: line() });
        reasons.push(Reason::AllowsWin { turns, line: line() });
        reasons.push(Reason::MissesWin { turns, line: line() });
    }
    for (had, left) in [(0, 1), (0, 2), (1, 2)] {
        reasons.push(Reason::ThrowsAway { had: all[had], left: all[left] });
    }
    let few = |count: usize| board().points().take(count).collect::<PointSet>();
    for n in [1, 2, 5] {
        let (stones, costly, of) = (few(n as usize), n, 5);
        let line = |takes: &[usize]| -> Vec<Turn> {
            takes.iter().map(|&takes| turn("c1", "c2", takes)).collect()
        };
        for result in [TableValue::Win, TableValue::Draw] {
            reasons.push(Reason::KeepsResult { result, worse: n, of });
        }
        let (horizon, more) = (Horizon::TURN, n);
        reasons.push(Reason::StoppedEarly { horizon, more, line: line(&[6]) });
        for takes in [n as usize, 6] {
            reasons.push(Reason::Misses { horizon, more, line: line(&[takes]) });
        }
        for horizon in [Horizon::ANSWER, Horizon::EXCHANGE, Horizon::Quiet(2)] {
            for (takes, gives, first) in [
                (n, 0, &[5][..]),
                (3, n, &[3, 1]),
                (5, n, &[3, 1, 2]),
                (0, n, &[0, 1]),
                (1, 2, &[0, 2, 1]),
                (5, n, &[0, 1, 5]),
            ] {
                let (worse, line) = (n, line(first));
                reasons.push(Reason::Exchange { horizon, takes, gives, worse, of, line });
            }
            for answer in [&[1, 2][..], &[0, 1], &[0, 0, 2, 1, 1, 1], &[3]] {
                for into_line in [false, true] {
                    let line = line(answer);
                    reasons.push(Reason::Loses { horizon, more: n, into_line, line });
                }
                let (loses, more) = (n, n);
                reasons.push(Reason::Misses { horizon, more, line: line(answer) });
                reasons.push(Reason::StopsChain { horizon, loses, line: line(answer) });
                reasons.push(Reason::DeclinesLarger { horizon, loses, line: line(answer) });
                let line = line(answer);
                reasons.push(Reason::WentTooFar { horizon, steps: 1, more, line });
            }
            reasons.push(Reason::KeepsShut { horizon, costly, of });
            reasons.push(Reason::StoppedEarly { horizon, more: n, line: line(&[2]) });
            let line = line(&[0, 0, 2]);
            reasons.push(Reason::Forces { horizon, gains: n, worse: 2, of, line });
        }
        reasons.push(Reason::GivesLeast { gives: n, costly, of });
        reasons.push(Reason::OmitsCapture { stones });
        reasons.push(Reason::Saves { stones, threat: turn("d3", "d2", n as usize) });
        reasons.push(Reason::Threatens { turn: turn("d3", "d2", n as usize), gains: n });
    }
    reasons.push(Reason::OnlyAnswer { answer: turn("e3", "e4", 0) });
    for standing in StandingFactor::ALL {
        for (here, there) in [(2, -1), (-1, 2)] {
            let (line, other) = (vec![turn("a1", "a2", 0)], vec![turn("b1", "b2", 0)]);
            reasons.push(Reason::Standing { standing, here, there, line, other });
        }
    }
    reasons
}

/// An explanation with these reasons, of a turn this much worse than the best.
fn explanation(reasons: Vec<Reason>, loss: i32) -> Explanation {
    Explanation {
        line: vec![turn("a1", "a2", 0)],
        score: Score::Estimate(-loss),
        best_line: vec![turn("b1", "b2", 1)],
        best_score: Score::Estimate(0),
        depth: 1,
        nodes: 1,
        all_turns: true,
        reasons,
    }
}

#[test]
fn every_reason_is_a_sentence() {
    let why = explanation(reasons(), 0);
    for &language in Language::ALL {
        let texts = Texts::new(language);
        for side in Side::BOTH {
            let mut said = say::explanation(&texts, &board(), side, &why, usize::MAX);
            for loss in [0, 20, 200] {
                let bare = explanation(Vec::new(), loss);
                said.extend(say::explanation(&texts, &board(), side, &bare, 3));
            }
            assert!(said.len() > 150, "{}", said.len());
            for sentence in said {
                let gap = sentence.contains(['<', '$', '{', '\u{2068}']);
                assert!(!gap && sentence.ends_with('.'), "{language:?}: {sentence}");
            }
        }
        assert_eq!(say::explanation(&texts, &board(), Side::White, &why, 3).len(), 3);
        let cut = Explanation { all_turns: false, ..explanation(Vec::new(), 0) };
        let said = say::explanation(&texts, &board(), Side::White, &cut, 3);
        assert_eq!(said[1..], [texts.get("search-not-all-turns")]);
    }
}

#[test]
fn reasons_have_the_right_number_and_side() {
    let line = |takes: &[usize]| takes.iter().map(|&n| turn("c1", "c2", n)).collect::<Vec<_>>();
    let loses = |more| Reason::Loses {
        horizon: Horizon::EXCHANGE,
        more,
        into_line: false,
        line: line(&[0, more as usize]),
    };
    let takes = |gives, worse, first: &[usize]| Reason::Exchange {
        horizon: Horizon::EXCHANGE,
        takes: 5,
        gives,
        worse,
        of: 4,
        line: line(first),
    };
    for (language, reason, side, sentence) in [
        (
            Language::ENGLISH,
            loses(1),
            Side::White,
            "It comes out 1 stone worse than b1-b2A. Black then takes 1 stone with c1-c2A.",
        ),
        (
            Language::ENGLISH,
            loses(3),
            Side::Black,
            "It comes out 3 stones worse than b1-b2A. White then takes 3 stones with c1-c2A.",
        ),
        (
            Language::named("fr"),
            loses(1),
            Side::White,
            "Il coûte 1 pion de plus que b1-b2A. Les Noirs prennent alors 1 pion par c1-c2A.",
        ),
        (Language::ENGLISH, takes(2, 0, &[0, 2, 5]), Side::White, "It gives 2 stones to take 5."),
        (
            Language::ENGLISH,
            takes(0, 4, &[5]),
            Side::White,
            "It takes 5 stones, and Black can take nothing in return. Every other turn comes out worse in stones.",
        ),
        (
            Language::named("fr"),
            takes(1, 0, &[5, 1]),
            Side::Black,
            "Il prend 5 pions. Les Blancs en reprennent 1.",
        ),
        (
            Language::ENGLISH,
            Reason::Wins { turns: Some(5), line: line(&[1]) },
            Side::White,
            "It wins by force, in at most 5 turns, counting both sides.",
        ),
        (
            Language::ENGLISH,
            Reason::AllowsWin { turns: Some(4), line: line(&[1]) },
            Side::White,
            "Black then wins by force, in at most 3 turns, counting both sides.",
        ),
        (
            Language::named("fr"),
            Reason::AllowsWin { turns: Some(2), line: line(&[1]) },
            Side::Black,
            "Les Blancs gagnent alors aussitôt.",
        ),
    ] {
        let why = explanation(vec![reason], 0);
        let said = say::explanation(&Texts::new(language), &board(), side, &why, 1);
        assert_eq!(said, [sentence]);
    }
}

#[test]
fn every_error_and_outcome_is_a_sentence() {
    let board = board();
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut said: Vec<String> = Vec::new();
        said.extend(refusals().into_iter().map(|refusal| say::refusal(&texts, &board, refusal)));
        said.extend(position_errors().iter().map(|error| say::position_error(&texts, error)));
        said.extend(turn_errors().iter().map(|error| say::turn_error(&texts, &board, error)));
        said.extend(game_reasons().iter().map(|reason| say::game_reason(&texts, &board, reason)));
        said.extend(link_errors().iter().map(|error| say::link_error(&texts, error)));
        said.extend(variant_errors().iter().map(|error| say::variant_error(&texts, error)));
        said.extend(file_errors().iter().map(|error| say::file_error(&texts, error)));
        said.extend(clock_errors().into_iter().map(|error| say::clock_error(&texts, error)));
        said.extend(draw_warnings().iter().map(|near| say::draw_warning(&texts, &board, near)));
        said.extend(match_errors().iter().map(|error| say::match_error(&texts, error)));
        said.extend(tag_errors().iter().map(|error| say::tag_error(&texts, error)));
        said.extend(store_errors().iter().map(|error| say::store_error(&texts, error)));
        said.extend(save_errors().iter().map(|error| say::save_error(&texts, error)));
        said.extend(outcomes().into_iter().map(|outcome| say::outcome(&texts, outcome)));
        for sentence in said {
            let gap = sentence.contains(['<', '$', '\u{2068}']) || sentence.contains("{$");
            assert!(!gap && sentence.ends_with('.'), "{language:?}: {sentence}");
        }
    }
}

/// A headline for who has won and a sentence for the reason, which does not say it again.
#[test]
fn every_end_has_a_headline_and_a_reason() {
    for outcome in outcomes() {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            let title = match outcome.winner() {
                Some(side) => texts.with("outcome-won", &[("side", say::side_arg(side))]),
                None => texts.get("outcome-drawn"),
            };
            let whole = say::outcome(&texts, outcome);
            assert!(whole.starts_with(&title) && !title.ends_with('.'), "{title}: {whole}");
            for you in [None, Some(Side::White), Some(Side::Black)] {
                let reason = say::outcome_reason(&texts, outcome, you);
                assert!(!reason.contains(&title) && reason.ends_with('.'), "{title}: {reason}");
            }
        }
    }
}

#[test]
fn every_value_of_a_switch_is_a_sentence() {
    let mut all: Vec<Switches> =
        shipped::all().iter().map(|variant| variant.rules.switches).collect();
    // The values that no shipped variant has.
    let eater = Eater { no_capture: NoCapture::Loses, ..Eater::default() };
    all.push(Switches {
        continuation: Continuation::Forbidden,
        repeating: Repeating::NotTwiceInChain,
        omitted_capture: OmittedCapture::Claimed,
        methods: Methods::ApproachOnly,
        choice: GroupChoice::Larger,
        extent: Extent::Nearest,
        no_move: NoMove::Draws,
        quiet_limit: None,
        repetition: Repetition::Fourth,
        agreement: false,
        handicap: Some(Handicap { side: Side::White, until: 1, eater }),
        ..Switches::default()
    });
    all.push(Switches {
        methods: Methods::WithdrawalOnly,
        quiet_limit: Some(1),
        repetition: Repetition::Never,
        ..Switches::default()
    });
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut said = BTreeSet::new();
        for switches in &all {
            for switch in Switch::ALL {
                let name = say::switch_name(&texts, switch);
                assert!(!name.contains(['<', '$', '{']) && !name.ends_with('.'), "{name}");
                let sentence = say::switch_value(&texts, switch, switches);
                let gap = sentence.contains(['<', '$', '{', '\u{2068}']);
                assert!(!gap && sentence.ends_with('.'), "{language:?}: {sentence}");
                said.insert(sentence);
            }
        }
        // All values of the twelve enums and of agreement; four limits and three handicaps.
        assert_eq!(said.len(), 3 + 2 + 3 + 2 + 2 + 3 + 2 + 2 + 2 + 4 + 3 + 2 + 2 + 3 + 2 + 2 + 3);
    }
}

#[test]
fn errors_name_their_cause() {
    let texts = Texts::new(Language::ENGLISH);
    let board = board();
    let stones: PointSet =
        ["f2", "d3"].iter().map(|name| board.point_named(name).unwrap()).collect();
    assert_eq!(
        say::refusal(&texts, &board, Refusal::AnotherMustCapture(stones)),
        "One of these stones must capture: d3, f2."
    );
    assert_eq!(say::side(&Texts::new(Language::named("fr")), Side::Black), "Noirs");
}

#[test]
fn a_missing_message_is_harmless() {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        assert_eq!(texts.get("no-such-message"), "<no-such-message>");
        assert!(!texts.has("no-such-message"));
    }
}

#[test]
fn texts_for_touch_screens_do_not_mention_clicks() {
    for &language in Language::ALL {
        let mouse = Texts::new(language);
        let mut touch = Texts::new(language);
        touch.input_device = InputDevice::Touch;
        for message in messages(language) {
            let said = touch.get(&message.id);
            let depends = message.variables.contains("by");
            assert_eq!(depends, mouse.get(&message.id) != said, "{language:?}: {}", message.id);
            let said = said.to_lowercase();
            let clicks = ["click", "cliqu", "klick", "klik", "кликн", "щёлкн", "tsindr"];
            let clicks = clicks.iter().any(|word| depends && said.contains(word));
            assert!(!clicks, "{language:?}: {}: {said}", message.id);
        }
    }
}

#[test]
fn the_answer_to_a_turn_is_told_once() {
    let line = vec![turn("d3", "e3", 1), turn("d4", "c3", 3)];
    let (horizon, more) = (Horizon::EXCHANGE, 2);
    let reasons = vec![
        Reason::WentTooFar { horizon, steps: 1, more, line: line.clone() },
        Reason::Loses { horizon, more, into_line: true, line },
    ];
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let why = explanation(reasons.clone(), 200);
        let said = say::explanation(&texts, &board(), Side::White, &why, 2).join(" ");
        assert_eq!(said.matches("d4-c3").count(), 1, "{said}");
    }
}

#[test]
fn a_russian_result_fits_the_sentence_about_the_better_turn() {
    let texts = Texts::new(Language::named("ru"));
    let (turn, best) = ("d3-e3A", texts.with("analysis-chance", &[("percent", 57.into())]));
    let arguments = [
        ("turn", turn.into()),
        ("best", best.into()),
        ("played", texts.get("analysis-result-loss").into()),
    ];
    let said = texts.with("analysis-better", &arguments);
    assert!(said.ends_with(", а не поражение.") && !said.contains("вместо"), "{said}");
}
