//! What the documents mention exists: linked files and headings, tests of rulings, and files of the tests.

use crate::{documents, root};
use std::path::{Path, PathBuf};

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

/// The words between backticks.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let prose = text.split("```").step_by(2).flat_map(str::lines);
    let headings = prose.filter(|line| line.starts_with('#'));
    let words = headings.map(|line| line.trim_start_matches('#').trim().to_lowercase());
    let kept = |c: &char| c.is_alphanumeric() || [' ', '-', '_'].contains(c);
    words.map(|words| words.chars().filter(kept).collect::<String>().replace(' ', "-")).collect()
}

#[test]
fn every_linked_file_and_heading_exists() {
    assert_eq!(anchors("# One, `two`\n```sh\n# no\n```\n## C-3"), ["one-two", "c-3"]);
    let mut headings = 0;
    for (path, text) in documents() {
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if target.starts_with("http") {
                continue;
            }
            let (name, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = match name {
                "" => path.clone(),
                name => path.parent().unwrap().join(name),
            };
            assert!(file.exists(), "{}: {target}", path.display());
            if !anchor.is_empty() {
                let linked = std::fs::read_to_string(file).unwrap();
                let known = anchors(&linked).iter().any(|known| known == anchor);
                assert!(known, "{}: {target}", path.display());
                headings += 1;
            }
        }
    }
    assert!(headings >= 20, "{headings}");
}

#[test]
fn every_test_and_file_that_the_rules_mention_exists() {
    let document = std::fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let crates = ["rules", "engine", "game"].map(|name| format!("crates/{name}/tests"));
    let folders = crates.iter().map(String::as_str).chain(["tests"]);
    let tests: Vec<_> = folders.flat_map(|folder| files(&root().join(folder))).collect();
    let sources: String =
        tests.iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect();
    let (mut functions, mut paths) = (0, 0);
    for word in code(&document) {
        if word.ends_with(".rs") {
            let found = tests.iter().any(|path| path.ends_with(word));
            assert!(found || root().join(word).exists(), "{word}");
            paths += 1;
        } else if word.len() > 20
            && word.chars().all(|c| c.is_ascii_lowercase() || c == '_' || c.is_ascii_digit())
        {
            assert!(sources.contains(&format!("fn {word}()")), "{word}");
            functions += 1;
        }
    }
    assert!(functions >= 15 && paths >= 15, "{functions} tests, {paths} files");
}
