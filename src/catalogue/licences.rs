//! The licences of the libraries: `assets/licences.txt`, which `make licences` writes and `build.rs` compresses.

use miniz_oxide::inflate::decompress_to_vec;
use std::sync::LazyLock;

/// What is before the name of a licence.
const HEADING: &str = "\n==== ";
/// The beginning of a line with a library.
const LIBRARY: &str = "- ";

/// The whole text, compressed.
const COMPRESSED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/licences.deflate"));

/// The whole text.
static TEXT: LazyLock<String> = LazyLock::new(|| {
    let text = decompress_to_vec(COMPRESSED).unwrap_or_default();
    String::from_utf8(text).unwrap_or_default()
});

/// A licence, and the libraries under this wording of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// The name of the licence, such as `MIT License`.
    pub name: &'static str,
    /// The libraries with their versions, such as `serde 1.0.219`.
    pub libraries: Vec<&'static str>,
    /// The text of the licence.
    pub text: &'static str,
}

/// All licences, in the order of the text; those of one name follow each other.
pub fn all() -> Vec<Licence> {
    TEXT.split(HEADING).skip(1).map(licence).collect()
}

fn licence(section: &'static str) -> Licence {
    let (name, mut rest) = section.split_once('\n').unwrap_or((section, ""));
    let mut libraries = Vec::new();
    while let Some(line) = rest.strip_prefix(LIBRARY) {
        let (library, after) = line.split_once('\n').unwrap_or((line, ""));
        libraries.push(library);
        rest = after;
    }
    Licence { name, libraries, text: rest.trim() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_text_is_the_whole_file() {
        assert_eq!(*TEXT, include_str!("../../assets/licences.txt"));
        assert!(COMPRESSED.len() < TEXT.len() / 4, "{} bytes", COMPRESSED.len());
    }

    #[test]
    fn every_licence_has_libraries_and_a_text() {
        let all = all();
        assert!(all.len() > 100);
        for licence in &all {
            assert!(!licence.libraries.is_empty() && licence.text.len() > 100, "{licence:?}");
            assert!(licence.libraries.iter().all(|name| name.contains(' ')), "{licence:?}");
        }
        let read: usize = all.iter().map(|licence| licence.libraries.len()).sum();
        assert_eq!(read, TEXT.lines().filter(|line| line.starts_with(LIBRARY)).count());
    }

    #[test]
    fn licences_of_one_name_follow_each_other() {
        let all = all();
        let kinds = all.chunk_by(|one, other| one.name == other.name).count();
        let names: BTreeSet<&str> = all.iter().map(|licence| licence.name).collect();
        assert_eq!(kinds, names.len());
    }
}
