//! The texts: every language has every message, and the source code uses exactly these messages.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod files;
mod sentences;
mod source;
mod wording;

#[path = "../values/mod.rs"]
mod values;

use fanorona::texts::Language;
use std::collections::BTreeSet;

#[test]
fn every_file_is_valid_fluent() {
    for language in Language::ALL {
        for (file, text) in language.files() {
            if let Err((_, errors)) = fluent::FluentResource::try_new(text.to_owned()) {
                panic!("{}/{file}: {errors:?}", language.code());
            }
        }
    }
}

#[test]
fn no_message_is_defined_twice_in_a_language() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for message in files::messages(*language) {
            assert!(seen.insert(message.id.clone()), "{}: {}", language.code(), message.id);
        }
    }
}

#[test]
fn every_id_contains_a_hyphen() {
    for message in files::messages(Language::English) {
        assert!(message.id.contains('-'), "{}", message.id);
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = files::messages(Language::English);
    for language in Language::ALL {
        let other = files::messages(*language);
        for message in &english {
            let same = other.iter().find(|other| other.id == message.id);
            let same = same.unwrap_or_else(|| panic!("{}: no {}", language.code(), message.id));
            assert_eq!(same.file, message.file, "{}: {}", language.code(), message.id);
            assert_eq!(same.variables, message.variables, "{}: {}", language.code(), message.id);
        }
        for message in &other {
            let known = english.iter().any(|english| english.id == message.id);
            assert!(known, "{}: {} is not in English", language.code(), message.id);
        }
    }
}

#[test]
fn every_id_in_the_source_has_a_message() {
    let known: BTreeSet<String> =
        files::messages(Language::English).into_iter().map(|message| message.id).collect();
    let asked = source::asked();
    assert!(asked.len() > 100, "the source is read");
    for (place, id) in asked {
        let found = known.iter().any(|known| source::fits(&id, known));
        assert!(found, "{place}: there is no message {id}");
    }
}

#[test]
fn the_source_uses_every_message() {
    let words = source::words();
    for message in files::messages(Language::English) {
        let used = words.iter().any(|word| source::fits(word, &message.id));
        assert!(used, "{} is never used", message.id);
    }
}

#[test]
fn every_opponent_has_a_name_and_a_description() {
    for language in Language::ALL {
        for character in fanorona::engine::character::choices() {
            let line = character.about(language.code());
            assert!(!character.name.is_empty() && line.ends_with('.'), "{}", character.key);
            let english = *language == Language::English;
            assert_eq!(line == character.about("en"), english, "{}", character.key);
        }
    }
}

#[test]
fn languages_are_recognised_by_locale_names() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(*language));
        assert!(!language.native_name().is_empty());
    }
    assert_eq!(Language::from_code("fr-CA"), Some(Language::French));
    assert_eq!(Language::from_code("fr_FR.UTF-8"), Some(Language::French));
    assert_eq!(Language::from_code("EN"), Some(Language::English));
    for unknown in ["", "C", "POSIX", "de", "french"] {
        assert_eq!(Language::from_code(unknown), None, "{unknown}");
    }
}
