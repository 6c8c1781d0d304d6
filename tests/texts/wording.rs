//! One concept has one word, in each language.

use crate::files::messages;
use fanorona::texts::{Language, Texts};
use std::path::Path;

/// The lines of all texts for players below a folder, with their places.
fn lines(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            lines(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "ftl" || kind == "ron") {
            let text = std::fs::read_to_string(&path).unwrap();
            for (number, line) in text.lines().enumerate() {
                found.push((format!("{}:{}", path.display(), number + 1), line.to_owned()));
            }
        }
    }
}

#[test]
fn the_board_is_called_plateau_in_french() {
    let mut all = Vec::new();
    lines(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), &mut all);
    assert!(all.iter().filter(|(_, line)| line.contains("plateau")).count() > 30);
    for (place, line) in all {
        // The other word may be typed as well.
        let typed = line == "word-board = plateau, tablier";
        assert!(typed || !line.to_lowercase().contains("tablier"), "{place}: {line}");
    }
}

#[test]
fn clocks_are_paused_not_held() {
    let english = Texts::new(Language::ENGLISH);
    for id in ["status-paused", "text-paused"] {
        assert!(english.get(id).starts_with("The clocks are paused"), "{id}");
    }
    for message in messages(Language::ENGLISH) {
        let said = english.get(&message.id).to_lowercase();
        let held = ["hold the clock", "holds the clock", "clocks are held"];
        assert!(!held.iter().any(|word| said.contains(word)), "{}: {said}", message.id);
    }
    let french = Texts::new(Language::named("fr"));
    for id in ["status-paused", "text-paused"] {
        assert!(french.get(id).starts_with("Les pendules sont arrêtées"), "{id}");
    }
}
