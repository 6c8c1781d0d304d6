//! The shipped lessons: every file is listed, in order, and speaks every language.

use fanorona::learn::{Lesson, LessonErrors, Localized, shipped};
use fanorona::rules::variant;
use fanorona::texts::Language;
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
            .unwrap_or_else(|errors| panic!("{name}:\n{}", LessonErrors(errors)));
        let key = name.split_once('-').unwrap().1.strip_suffix(".ron").unwrap();
        assert_eq!(lesson.key, key, "{name}");
        assert!(keys.insert(lesson.key), "{name}");
        assert!(!lesson.source.trim().is_empty(), "{name} has no source");
        assert!(text.starts_with("// "), "{name} begins with a comment");
    }
}

/// Checks that a text is there in every language.
fn check<T: PartialEq + std::fmt::Debug>(text: &Localized<T>, at: &str) {
    let found: BTreeSet<&str> = text.languages().collect();
    let wanted: BTreeSet<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    assert_eq!(found, wanted, "{at}: {text:?}");
}

#[test]
fn every_text_is_there_in_every_language() {
    for lesson in shipped::all() {
        let at = &lesson.key;
        check(&lesson.names, at);
        check(lesson.about.as_ref().unwrap_or_else(|| panic!("{at}: about")), at);
        for exercise in &lesson.exercises {
            let at = format!("{}/{}", lesson.key, exercise.key);
            check(&exercise.say, &at);
            check(&exercise.task, &at);
            check(&exercise.hint, &at);
            check(&exercise.solved, &at);
            exercise.answers.iter().for_each(|answer| check(&answer.say, &at));
            for language in Language::ALL {
                let paragraphs = exercise.say.get(language.code());
                assert!(
                    (1..=4).contains(&paragraphs.len()),
                    "{at}: {} paragraphs",
                    paragraphs.len()
                );
            }
        }
    }
}

#[test]
fn the_course_has_at_least_fourteen_lessons_with_eighty_exercises() {
    let exercises: usize = shipped::all().iter().map(|lesson| lesson.exercises.len()).sum();
    let lessons = shipped::all().len();
    assert!(lessons >= 14 && exercises >= 80, "{lessons} lessons, {exercises} exercises");
}
