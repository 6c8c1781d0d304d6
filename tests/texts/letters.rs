//! The page's fonts have a glyph for every character of every text. The desktop's fonts are the same ones, whole.

use crate::files::messages;
use fanorona::texts::Language;
use std::collections::BTreeSet;
use std::path::Path;
use ttf_parser::Face;

/// What is written without a glyph: line breaks, and spaces that the font need not have.
const BLANK: [char; 4] = ['\n', '\u{a0}', '\u{202f}', '\u{feff}'];

/// The characters of a language's texts, and of the English data that may stand beside them.
fn characters(language: Language) -> BTreeSet<char> {
    let files = language.files().iter().chain(Language::ENGLISH.files());
    let mut all: BTreeSet<char> = files.flat_map(|(_, text)| text.chars()).collect();
    for text in crate::data::texts() {
        all.extend(text.english.chars());
    }
    // The list of languages.
    all.extend(Language::ALL.iter().flat_map(|language| language.native_name().chars()));
    all
}

#[test]
fn every_character_is_in_the_letters_of_its_language() {
    let read = |name: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/letters");
        std::fs::read(folder.join(name)).unwrap()
    };
    let fonts = ["text.ttf", "even.ttf", "signs.ttf", "cyrillic.ttf"].map(read);
    let faces: Vec<Face<'_>> = fonts.iter().map(|font| Face::parse(font, 0).unwrap()).collect();
    let has = |faces: &[Face<'_>], c| faces.iter().any(|face| face.glyph_index(c).is_some());
    for &language in Language::ALL {
        assert!(!messages(language).is_empty());
        // The page fetches these when a text has them (`src/app/web/fonts.rs`).
        let is_cyrillic =
            language.native_name().chars().any(|c| ('\u{400}'..='\u{4FF}').contains(&c));
        let faces = &faces[..if is_cyrillic { 4 } else { 3 }];
        let all = characters(language).into_iter().filter(|c| !BLANK.contains(c));
        let missing: String = all.filter(|&c| !has(faces, c)).collect();
        assert!(missing.is_empty(), "{language:?}: no glyph for {missing}; see web/letters.py");
    }
}
