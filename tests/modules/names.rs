//! One concept has one name: no two structs, enums, traits or type aliases of `src` have the same
//! name, wherever they are visible.

use super::{files, root};
use std::collections::BTreeMap;
use std::fs;

/// Where a name is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: String,
    /// The line, from 1.
    line: usize,
    /// Whether an attribute `cfg` decides if the definition counts.
    conditional: bool,
}

#[test]
fn no_type_or_trait_has_the_name_of_another() {
    let texts: Vec<(String, String)> = files(&root().join("src"))
        .into_iter()
        .map(|file| {
            let name = file.strip_prefix(root()).expect("a file of the project").display();
            (name.to_string(), fs::read_to_string(&file).expect("a source file"))
        })
        .collect();
    let all = definitions(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())));
    assert!(all.len() > 500, "the source was not found");
    let twice = twice(&all);
    assert!(twice.is_empty(), "names that are defined twice:\n{}", twice.join("\n"));
}

#[test]
fn a_name_that_is_defined_twice_is_found() {
    let text = "/// A clock.\n#[derive(Debug)]\npub struct Clock<'a>(&'a u8);\n\nimpl Iterator for Clock<'_> {\n    \
                type Item = u8;\n}\n";
    let other = "pub(super) mod inside {\n    pub(in crate::rules) enum Clock {\n        A,\n    }\n}\n\n\
                 fn local() {\n    struct Clock;\n}\n\ntrait Item: Sized {}\n";
    let found = twice(&definitions([("src/a.rs", text), ("src/b.rs", other)]));
    assert_eq!(found, ["Clock: src/a.rs:3, src/b.rs:2"]);
    assert!(twice(&definitions([("src/b.rs", other)])).is_empty());
}

#[test]
fn only_alternatives_of_one_definition_may_share_a_name() {
    let either = "#[cfg(unix)]\n/// A pipe.\ntype Pipe = u8;\n";
    let other = "#[cfg(not(unix))]\npub(crate) type Pipe = u16;\n";
    let alternatives = format!("{either}\n{other}");
    assert!(twice(&definitions([("src/a.rs", &*alternatives)])).is_empty());
    let found = twice(&definitions([("src/a.rs", either), ("src/b.rs", other)]));
    assert_eq!(found, ["Pipe: src/a.rs:3, src/b.rs:2"], "in two files");
    let text = format!("{either}\ntype Pipe = u16;\n");
    let found = twice(&definitions([("src/a.rs", &*text)]));
    assert_eq!(found, ["Pipe: src/a.rs:3, src/a.rs:5"], "one is there in any case");
}

/// The names that are defined twice, each with its places.
fn twice(all: &BTreeMap<String, Vec<Place>>) -> Vec<String> {
    let is_twice = |places: &[Place]| {
        let alternatives =
            places.iter().all(|place| place.conditional && place.file == places[0].file);
        places.len() > 1 && !alternatives
    };
    all.iter()
        .filter(|(_, places)| is_twice(places))
        .map(|(name, places)| {
            let places: Vec<String> =
                places.iter().map(|Place { file, line, .. }| format!("{file}:{line}")).collect();
            format!("{name}: {}", places.join(", "))
        })
        .collect()
}

/// The definitions in files, which are given with their names. Associated types and what is defined
/// inside of functions do not count.
fn definitions<'a>(
    texts: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> BTreeMap<String, Vec<Place>> {
    let mut all: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for (file, text) in texts {
        // The indentations of the inline modules around the present line.
        let mut inline: Vec<usize> = Vec::new();
        let mut conditional = false;
        for (number, line) in text.lines().enumerate() {
            let code = line.trim_start();
            let indent = line.len() - code.len();
            if code == "}" && inline.last() == Some(&indent) {
                inline.pop();
            }
            let item = without_visibility(code);
            if item.starts_with("mod ") && item.ends_with('{') {
                inline.push(indent);
            } else if indent == inline.last().map_or(0, |outer| outer + 4)
                && let Some(name) = defined(item)
            {
                let place = Place { file: file.to_owned(), line: number + 1, conditional };
                all.entry(name.to_owned()).or_default().push(place);
            }
            if code.starts_with("#[cfg(") {
                conditional = true;
            } else if !code.starts_with("#[") && !code.starts_with("//") {
                conditional = false;
            }
        }
    }
    all
}

/// What follows the visibility of an item.
fn without_visibility(code: &str) -> &str {
    match code.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => {
            rest.split_once(')').map_or(code, |(_, item)| item.trim_start())
        }
        Some(rest) if rest.starts_with(' ') => rest.trim_start(),
        _ => code,
    }
}

/// The name of the struct, enum, trait, type alias or union that an item begins to define.
fn defined(item: &str) -> Option<&str> {
    let item = item.strip_prefix("unsafe ").unwrap_or(item);
    let (kind, rest) = item.split_once(' ')?;
    if !["struct", "enum", "trait", "type", "union"].contains(&kind) {
        return None;
    }
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    Some(&rest[..end]).filter(|name| !name.is_empty())
}
