//! The shipped lessons: every file is listed, in order, and every text can be translated.

use fanorona::formats::Errors;
use fanorona::game::learn::{Lesson, Localized, shipped};
use fanorona::rules::variant;
use std::collections::BTreeSet;

#[test]
fn every_file_is_listed_in_the_order_of_its_number() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons");
    let entries = std::fs::read_dir(folder).unwrap();
    let on_disk: BTreeSet<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let listed: Vec<_> = shipped::FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert!(listed.is_sorted(), "{listed:?}");
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), on_disk);
}

#[test]
fn every_file_is_valid_and_named_after_its_key() {
    let mut keys = BTreeSet::new();
    for (name, text) in shipped::FILES {
        let lesson = Lesson::read(text, &variant::shipped::variant)
            .unwrap_or_else(|errors| panic!("{name}:\n{}", Errors(errors)));
        let key = name.split_once('-').unwrap().1.strip_suffix(".ron").unwrap();
        assert_eq!(lesson.key, key, "{name}");
        assert!(keys.insert(lesson.key), "{name}");
        assert!(!lesson.source.trim().is_empty(), "{name} has no source");
        assert!(text.starts_with("// "), "{name} begins with a comment");
    }
}

/// Checks that a text has English alone, and an id for the other languages.
fn check<T>(text: &Localized<T>, id: &str) {
    assert_eq!(text.languages().collect::<Vec<_>>(), ["en"], "{id}");
    assert_eq!(text.id(), Some(id));
}

#[test]
fn every_text_has_the_id_of_its_translations() {
    for lesson in shipped::all() {
        let id = format!("lesson-{}", lesson.key);
        check(&lesson.names, &id);
        let about = lesson.about.as_ref().unwrap_or_else(|| panic!("{id} has no `about`"));
        check(about, &format!("{id}.about"));
        for exercise in &lesson.exercises {
            let id = format!("exercise-{}-{}", lesson.key, exercise.key);
            check(&exercise.task, &id);
            check(&exercise.say, &format!("{id}.say"));
            check(&exercise.hint, &format!("{id}.hint"));
            check(&exercise.solved, &format!("{id}.solved"));
            for (number, answer) in (1..).zip(&exercise.answers) {
                check(&answer.say, &format!("{id}.answer-{number}"));
            }
            let paragraphs = exercise.say.english().len();
            assert!((1..=4).contains(&paragraphs), "{id}: {paragraphs} paragraphs");
        }
    }
}

#[test]
fn the_course_has_at_least_fourteen_lessons_with_eighty_exercises() {
    let exercises: usize = shipped::all().iter().map(|lesson| lesson.exercises.len()).sum();
    let lessons = shipped::all().len();
    assert!(lessons >= 14 && exercises >= 80, "{lessons} lessons, {exercises} exercises");
}
