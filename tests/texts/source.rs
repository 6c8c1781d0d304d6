//! The message ids in the source code.

use std::path::{Path, PathBuf};

/// The functions whose literal argument must be a message id.
const CALLS: [&str; 8] = ["get", "with", "keyed", "id", "say", "say_with", "warn", "negative"];

/// Whether an id in the source refers to this message. An asterisk stands for one word.
pub fn fits(pattern: &str, id: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == id,
        Some((before, after)) => id
            .strip_prefix(before)
            .and_then(|rest| rest.strip_suffix(after))
            .is_some_and(|word| !word.is_empty() && !word.contains('-')),
    }
}

/// All ids in calls, with their files.
pub fn asked() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (path, text) in sources() {
        for (at, literal) in literals(&text) {
            let before = text[..at].trim_end();
            let called = before.strip_suffix('(').is_some_and(|before| {
                let name = before.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next();
                name.is_some_and(|name| CALLS.contains(&name))
            });
            if called && is_id(literal) {
                all.push((path.display().to_string(), literal.to_owned()));
            }
        }
    }
    all
}

/// Whether the web page uses a message of page.ftl: `page-no-fetch` is `words.noFetch` in its scripts, or
/// `@NO_FETCH@` in its index.
pub fn page_asks(id: &str) -> bool {
    let Some(name) = id.strip_prefix("page-") else { return false };
    let mut words = name.split('-');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        camel.push_str(&word[..1].to_uppercase());
        camel.push_str(&word[1..]);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/page");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let placed = format!("@{}@", name.replace('-', "_").to_uppercase());
    files.map(|path| std::fs::read_to_string(path).unwrap()).any(|text| {
        text.contains(&placed)
            || text.match_indices(&format!("words.{camel}")).any(|(at, found)| {
                !text[at + found.len()..].starts_with(|c: char| c.is_ascii_alphanumeric())
            })
    })
}

/// All literals that could be ids.
pub fn words() -> Vec<String> {
    let sources = sources();
    let all = sources.iter().flat_map(|(_, text)| literals(text));
    all.map(|(_, literal)| literal).filter(|literal| is_id(literal)).map(str::to_owned).collect()
}

fn is_id(literal: &str) -> bool {
    literal.contains('-')
        && literal.starts_with(|c: char| c.is_ascii_lowercase())
        && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-*".contains(c))
}

/// The string literals of a source without comments, each with the offset of its quotation mark.
fn literals(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = text[from..].find('"').map(|i| from + i) {
        let mut close = open + 1;
        let bytes = text.as_bytes();
        while close < text.len() && bytes[close] != b'"' {
            close += if bytes[close] == b'\\' { 2 } else { 1 };
        }
        // The character literal '"' does not open a string.
        if text[..open].ends_with('\'') && text[open + 1..].starts_with('\'') {
            from = open + 2;
            continue;
        }
        if let Some(literal) = text.get(open + 1..close) {
            found.push((open, literal));
        }
        from = (close + 1).min(text.len());
    }
    found
}

/// All source files with their texts, without comment lines.
fn sources() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for folder in
        ["src", "crates/rules/src", "crates/engine/src", "crates/game/src", "crates/lab/src"]
    {
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut all);
    }
    all
}

fn collect(folder: &Path, all: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, all);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            all.push((path, code.collect::<Vec<_>>().join("\n")));
        }
    }
}
