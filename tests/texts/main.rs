//! The texts: every language has every message, and the source code uses exactly these messages.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod data;
mod files;
mod letters;
mod plurals;
mod sentences;
mod source;
mod wording;

#[path = "../../crates/rules/tests/values/mod.rs"]
mod values;

use fanorona::texts::Language;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_file_is_valid_fluent() {
    for language in Language::ALL {
        for (file, text) in language.files() {
            if let Err((_, errors)) = fluent::FluentResource::try_new((*text).to_owned()) {
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
    for message in files::messages(Language::ENGLISH) {
        assert!(message.id.contains('-'), "{}", message.id);
    }
}

/// Fails for a language that lacks a text, unless its `language-name` has the attribute `.unfinished`. Then it
/// only prints what is missing.
#[test]
#[expect(clippy::print_stdout, reason = "translators read what is missing")]
fn languages_have_the_same_messages_with_the_same_variables() {
    let mut report = String::new();
    for &language in &Language::ALL[1..] {
        let mut found = missing(language);
        let unfinished = found.iter().position(|line| line == UNFINISHED);
        let is_unfinished = unfinished.map(|at| found.remove(at)).is_some();
        let text = format!("{language:?} lacks {} texts:\n{}\n", found.len(), found.join("\n"));
        if is_unfinished {
            println!("{text}");
        } else if !found.is_empty() {
            report.push_str(&text);
        }
        report.extend(wrong(language));
    }
    assert!(report.is_empty(), "\n{report}");
}

/// What a language may have and English has not: it excuses what the language lacks.
const UNFINISHED: &str = "language.ftl: language-name.unfinished";

/// The file and the id of every text that other languages must have, with the variables of English.
fn wanted() -> Vec<(String, BTreeSet<String>)> {
    let name = |file: &str, id: &str| format!("{file}: {id}");
    let messages = files::messages(Language::ENGLISH);
    let messages = messages.into_iter().map(|it| (name(it.file, &it.id), it.variables));
    let data = data::texts().into_iter();
    messages.chain(data.map(|it| (name(it.file, &it.id), BTreeSet::new()))).collect()
}

/// The texts that a language lacks, and [`UNFINISHED`] if it says so itself.
fn missing(language: Language) -> Vec<String> {
    let own = files::messages(language);
    let own: BTreeSet<String> = own.iter().map(|it| format!("{}: {}", it.file, it.id)).collect();
    let wanted = wanted().into_iter().map(|(name, _)| name);
    let lacking = wanted.filter(|name| !own.contains(name));
    own.get(UNFINISHED).cloned().into_iter().chain(lacking).collect()
}

/// The texts of a language that English has not, or has with other variables.
fn wrong(language: Language) -> Vec<String> {
    let wanted: BTreeMap<String, BTreeSet<String>> = wanted().into_iter().collect();
    let mut report = Vec::new();
    for message in files::messages(language) {
        let name = format!("{}: {}", message.file, message.id);
        match wanted.get(&name) {
            None if name == UNFINISHED => {}
            None => report.push(format!("{language:?}: {name} is not in English\n")),
            Some(variables) if *variables == message.variables => {}
            Some(variables) => report.push(format!(
                "{language:?}: {name} has the variables {:?}, not {variables:?}\n",
                message.variables
            )),
        }
    }
    report
}

#[test]
fn every_id_in_the_source_has_a_message() {
    let known: BTreeSet<String> =
        files::messages(Language::ENGLISH).into_iter().map(|message| message.id).collect();
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
    for message in files::messages(Language::ENGLISH) {
        let used = match message.file {
            "page.ftl" => source::page_asks(&message.id),
            _ => words.iter().any(|word| source::fits(word, &message.id)),
        };
        assert!(used, "{} is never used", message.id);
    }
}

/// The web page has no file of the terminal.
#[test]
fn only_the_terminal_uses_its_messages() {
    let of_terminal = |message: &files::Message| message.file == "cli.ftl";
    let messages: Vec<_> =
        files::messages(Language::ENGLISH).into_iter().filter(of_terminal).collect();
    assert!(messages.len() > 100, "the file is read");
    // Errors of weights, which are read by commands only, and why no window opens.
    let spoken = ["say/files.rs", "launch/mod.rs"];
    let is_elsewhere = |place: &str| {
        !["src/cli/", "crates/lab/"].iter().any(|it| place.contains(it))
            && !spoken.iter().any(|it| place.ends_with(it))
    };
    let mut report = String::new();
    for (place, id) in source::asked().into_iter().filter(|(place, _)| is_elsewhere(place)) {
        let found = messages.iter().find(|message| source::fits(&id, &message.id));
        if let Some(message) = found {
            report.push_str(&format!("{place} uses {}\n", message.id));
        }
    }
    assert!(report.is_empty(), "{report}");
}

#[test]
fn languages_are_recognised_by_locale_names() {
    let mut names = BTreeSet::new();
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(*language));
        assert!(!language.native_name().is_empty() && names.insert(language.native_name()));
    }
    assert!(Language::ALL[1..].is_sorted_by_key(|language| language.code()));
    assert_eq!(Language::from_code("fr-CA"), Some(Language::named("fr")));
    assert_eq!(Language::from_code("fr_FR.UTF-8"), Some(Language::named("fr")));
    assert_eq!(Language::from_code("EN"), Some(Language::ENGLISH));
    for unknown in ["", "C", "POSIX", "xx", "french"] {
        assert_eq!(Language::from_code(unknown), None, "{unknown}");
    }
}
