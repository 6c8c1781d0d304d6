//! Lesson files with errors: each error is reported with its line and column, and none hides others.

use crate::common::GOALS;
use fanorona::formats::Errors;
use fanorona::game::learn::{Lesson, LessonErrorKind};
use fanorona::rules::variant::{FieldErrorKind, shipped};
use fanorona::texts::{Language, Texts, say};

/// A lesson with one exercise, in which the fields given replace or extend the usual ones.
fn exercise(fields: &[(&str, &str)]) -> String {
    let usual = [
        ("key", "\"a\""),
        ("position", "\"B1B/3/W2 w 0 9\""),
        ("say", "{ \"en\": [\"Say.\"] }"),
        ("task", "{ \"en\": \"Do.\" }"),
        ("goal", "Turns([\"a1-a2A\"])"),
        ("hint", "{ \"en\": \"Hint.\" }"),
        ("solved", "{ \"en\": \"Good.\" }"),
    ];
    let mut text = String::from(
        "(\nkey: \"l\",\nnames: { \"en\": \"L\" },\nvariant: \"telo\",\nexercises: [(\n",
    );
    for (name, value) in usual {
        let other = fields.iter().find(|(other, _)| *other == name);
        text += &format!("{name}: {},\n", other.map_or(value, |(_, value)| value));
    }
    for (name, value) in fields {
        if !usual.iter().any(|(usual, _)| usual == name) {
            text += &format!("{name}: {value},\n");
        }
    }
    text + ")])"
}

fn errors(text: &str) -> Vec<(usize, usize, LessonErrorKind)> {
    let read = Lesson::read(text, &shipped::variant).map(|_| ());
    let errors = read.expect_err("the text has errors");
    // Every error has a sentence in every language.
    for error in &errors {
        assert!(!error.reason.to_string().is_empty());
        for &language in Language::ALL {
            let sentence = say::lesson_error(&Texts::new(language), &error.reason);
            assert!(!sentence.contains(['<', '{']) && sentence.len() > 8, "{sentence}");
        }
    }
    errors.into_iter().map(|error| (error.line, error.column, error.reason)).collect()
}

/// The only error of an exercise with these fields.
fn only(fields: &[(&str, &str)]) -> (usize, usize, LessonErrorKind) {
    let text = exercise(fields);
    let mut errors = errors(&text);
    assert_eq!(errors.len(), 1, "{text}\n{errors:?}");
    errors.remove(0)
}

#[test]
fn the_sample_without_changes_is_valid() {
    assert!(Lesson::read(&exercise(&[]), &shipped::variant).is_ok());
}

#[test]
fn each_kind_of_error_is_found_at_its_place() {
    use LessonErrorKind as Kind;
    let cases: [(&[(&str, &str)], (usize, usize), Kind); 23] = [
        (&[("key", "\"A b\"")], (6, 6), Kind::Field(FieldErrorKind::Key("A b".into()))),
        (&[("say", "{ \"fr\": [\"Dis.\"] }")], (8, 6), Kind::NoEnglish("say".into())),
        (&[("say", "{ \"en\": [\" \"] }")], (8, 6), Kind::NoEnglish("say".into())),
        (&[("task", "{ \"en\": \"\" }")], (9, 7), Kind::NoEnglish("task".into())),
        (&[("variant", "\"chess\"")], (13, 10), Kind::UnknownVariant("chess".into())),
        (&[("goal", "Points([\"a1\", \"k9\"])")], (10, 21), Kind::Point("k9".into())),
        (&[("goal", "Points([])")], (10, 7), Kind::EmptyList),
        (&[("goal", "Turns([])")], (10, 7), Kind::EmptyList),
        (&[("goal", "Capture(0)")], (10, 7), Kind::Zero("goal")),
        (&[("goal", "Hold(0)")], (10, 7), Kind::Zero("goal")),
        (&[("goal", "Capture(3)")], (10, 7), Kind::Unreachable),
        (&[("goal", "Reach([\"a3\"])")], (10, 7), Kind::Unreachable),
        (&[("goal", "Reach([\"a1\"])"), ("within", "2")], (10, 7), Kind::AlreadyReached),
        (&[("goal", "Claim")], (10, 7), Kind::Unreachable),
        (&[("within", "2")], (13, 9), Kind::Needless("within")),
        (&[("goal", "Win"), ("within", "0")], (13, 9), Kind::Zero("within")),
        (&[("goal", "Line([\"a1-a2A\", \"c3-b3\"])")], (10, 7), Kind::LineEndsWithReply),
        (
            &[("opponent", "Character(\"nobody\")")],
            (13, 21),
            Kind::UnknownCharacter("nobody".into()),
        ),
        (&[("marks", "[\"z9\"]")], (13, 9), Kind::Point("z9".into())),
        (&[("answers", "[(to: Fewer(0), say: { \"en\": \"No.\" })]")], (13, 16), Kind::Zero("to")),
        (
            &[("answers", "[(to: Turns([\"a1-a2A\"]), say: { \"en\": \"No.\" })]")],
            (13, 23),
            Kind::AnswersSolution("a1-a2A".into()),
        ),
        (
            &[("answers", "[(to: Any, say: { \"en\": \"No.\" }, points: 3)]")],
            (13, 43),
            Kind::Field(FieldErrorKind::UnknownField("points".into())),
        ),
        (
            &[("answers", "[(to: Any, say: { \"en\": \"No.\" }, largest: true, most: 3)]")],
            (13, 58),
            Kind::Field(FieldErrorKind::UnknownField("most".into())),
        ),
    ];
    for (fields, place, kind) in cases {
        let (line, column, reason) = only(fields);
        assert_eq!(((line, column), reason), (place, kind), "{}", exercise(fields));
    }
}

#[test]
fn illegal_turns_are_reported_where_they_go_wrong() {
    let (line, column, reason) = only(&[("goal", "Turns([\"a1-b2A-c2\"])")]);
    assert_eq!((line, column), (10, 22), "at the point c2");
    assert_eq!(
        reason.to_string(),
        "invalid turn `a1-b2A-c2`: at byte 7: illegal step: every further step of a chain must capture"
    );
    let (line, column, _) = only(&[("before", "\"c3-c2A\""), ("goal", "Turns([\"a1-a2A\"])")]);
    assert_eq!((line, column), (13, 10), "White is to move");
    let (_, column, reason) =
        only(&[("answers", "[(to: Turns([\"a1-c1\"]), say: { \"en\": \"No.\" })]")]);
    assert_eq!(column, 27, "{reason}");
}

#[test]
fn positions_that_are_not_of_the_variant_or_over_are_errors() {
    let (line, column, reason) = only(&[("position", "\"BB/WW w\"")]);
    assert!(matches!(reason, LessonErrorKind::Position(_)), "{reason}");
    assert_eq!((line, column), (7, 11));
    let (.., reason) = only(&[("position", "\"3/3/2B w 0 9\"")]);
    assert_eq!(reason, LessonErrorKind::GameOver);
}

#[test]
fn one_error_does_not_hide_the_others() {
    let text = exercise(&[
        ("key", "\"A\""),
        ("goal", "Capture(\"two\")"),
        ("hint", "{ \"fr\": \"Indice.\" }"),
        ("colour", "1"),
        ("answers", "[(to: Nobody, say: { \"en\": \"No.\" }), (say: {})]"),
    ]);
    let found = errors(&text);
    let places: Vec<_> = found.iter().map(|(line, column, _)| (*line, *column)).collect();
    assert_eq!(found.len(), 7, "{found:?}");
    assert!(places.is_sorted(), "{places:?}");
    let text = exercise(&[]).replace("names: { \"en\": \"L\" },\n", "").replace("\"telo\"", "7");
    let found = errors(&text);
    assert!(
        found.iter().any(|it| it.2 == LessonErrorKind::Field(FieldErrorKind::Missing("names")))
    );
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn two_exercises_of_one_key_are_an_error() {
    let text = exercise(&[]);
    let (_, part) = text.split_once("exercises: [").unwrap();
    let part = part.strip_suffix("])").unwrap();
    let doubled = text.replace(part, &format!("{part}, {part}"));
    let found = errors(&doubled);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].2, LessonErrorKind::KeyTaken("a".into()));
}

#[test]
fn a_text_cut_anywhere_gives_errors_and_no_panic() {
    for end in (0..GOALS.len()).step_by(7).filter(|&end| GOALS.is_char_boundary(end)) {
        let cut = &GOALS[..end];
        let read = Lesson::read(cut, &shipped::variant);
        let errors = Errors(read.map(|_| ()).expect_err("a part is no lesson"));
        assert!(!errors.0.is_empty() && errors.to_string().contains(": "), "{end}");
        let lines = cut.lines().count().max(1);
        assert!(errors.0.iter().all(|it| it.line <= lines + 1 && it.column > 0), "{errors}");
    }
}

#[test]
fn a_character_changed_anywhere_gives_no_panic() {
    let step = GOALS.len() / 400;
    for at in (0..GOALS.len()).step_by(step.max(1)) {
        for other in ['(', ']', '"', '9', ','] {
            if !GOALS.is_char_boundary(at) || !GOALS.is_char_boundary(at + 1) {
                continue;
            }
            let changed = format!("{}{other}{}", &GOALS[..at], &GOALS[at + 1..]);
            // It may still be a lesson.
            let _ = Lesson::read(&changed, &shipped::variant);
        }
    }
}

/// Comments in front of a value are no part of it.
#[test]
fn errors_after_comments_have_their_place() {
    let field = |reason: &LessonErrorKind, part: &str| {
        matches!(reason, LessonErrorKind::Field(_)) && reason.to_string().contains(part)
    };
    let (line, column, reason) = only(&[("goal", "Turns([// é\n\"a1-x9\"])")]);
    assert!(matches!(reason, LessonErrorKind::Turn { .. }), "{reason}");
    assert_eq!((line, column), (11, 5));
    let (line, column, _) = only(&[("goal", "Turns([/* é /* ü */ é */ \"a1-x9\"])")]);
    assert_eq!((line, column), (10, 36));
    let (line, column, _) = only(&[("goal", "Turns([ r#\"a1-x9\"#])")]);
    assert_eq!((line, column), (10, 21));
    let (line, column, reason) = only(&[("goal", "Capture(   \"two\")")]);
    assert!(field(&reason, "goal"), "{reason}");
    assert_eq!((line, column), (10, 18));
    let (_, _, reason) = only(&[("within", "-2"), ("goal", "Win")]);
    assert!(field(&reason, "1 to 4294967295"), "{reason}");
}

#[test]
fn a_misspelt_field_of_a_goal_is_an_error() {
    let (line, _, reason) = only(&[("goal", "Best(line: [\"a1-a2A\"], equals: [[\"c1-c2A\"]])")]);
    assert_eq!(line, 10);
    assert!(reason.to_string().contains("equals"), "{reason}");
}

#[test]
fn languages_of_lessons_are_checked() {
    use FieldErrorKind as Kind;
    for (task, column, reason) in [
        ("{ \"en\": \"Do.\", \"en\": \"Go.\" }", 22, Kind::LanguageTwice("en".into())),
        ("{ \"en\": \"Do.\", \"fr!\": \"Va.\" }", 22, Kind::Language("fr!".into())),
        ("{ \"en\": \"Do.\", \"fr\": \" \" }", 28, Kind::EmptyText("fr".into())),
    ] {
        let found = only(&[("task", task)]);
        assert_eq!(found, (9, column, LessonErrorKind::Field(reason)), "{task}");
    }
}
