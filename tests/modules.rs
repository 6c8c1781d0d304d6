//! Compares the dependencies between the modules of `src` with those that `docs/design.md` permits.
//!
//! A module here is a folder or a file directly under `src` or `src/app`. The test reads every path that
//! begins with `crate::` or `super::`, in the programs (`main` and `web`) also with `fanorona::`, to find
//! out which module uses which. It fails if a dependency is used but not permitted, if one is permitted
//! but not used, and if the permitted dependencies have a cycle.
//!
//! It also fails if a core module uses files, the environment, the network or clocks.
//!
//! `modules/names.rs` checks that no name is defined twice.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may stop at once")]

#[path = "modules/names.rs"]
mod names;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules that a core module may use, whatever `docs/design.md` says.
const CORE: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("engine", &["rules"]),
    ("compare", &["rules"]),
    ("editor", &["rules"]),
    ("game", &["rules", "engine"]),
    ("learn", &["rules", "engine", "game"]),
    ("analysis", &["rules", "engine"]),
    ("explore", &["rules", "engine"]),
    ("puzzles", &["rules", "engine", "learn", "analysis"]),
];

/// What no core module uses: Bevy, and what differs from one run to the next. Time is passed in.
const FORBIDDEN: &[&str] =
    &["bevy", "std::env", "std::fs", "std::io", "std::net", "std::process", "std::time"];

/// The exception: core modules may use it.
const HARMLESS: &str = "std::time::Duration";

/// The modules that are programs of their own and use the others as a library.
const PROGRAMS: &[&str] = &["main", "web"];

/// A module, and the module that it uses.
type Dependency = (String, String);

#[test]
fn only_permitted_dependencies_are_used() {
    let (permitted, used) = (permitted(), used());
    let mut report = String::new();
    for (dependency @ (from, to), places) in &used {
        if !permitted.contains(dependency) {
            let _ = writeln!(report, "{from} -> {to} is not permitted in docs/design.md:");
            for place in places {
                let _ = writeln!(report, "    {place}");
            }
        }
    }
    for (from, to) in &permitted {
        if !used.contains_key(&(from.clone(), to.clone())) {
            let _ = writeln!(report, "{from} -> {to} is permitted in docs/design.md, but not used");
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

#[test]
fn the_permitted_dependencies_have_no_cycle() {
    let permitted = permitted();
    let modules: BTreeSet<&str> = permitted.iter().map(|(from, _)| from.as_str()).collect();
    for module in modules {
        let mut path = vec![module];
        let cycle = returns(&permitted, &mut path, &mut BTreeSet::new());
        assert!(!cycle, "cycle: {}", path.join(" -> "));
    }
}

#[test]
fn core_modules_use_at_most_what_they_may() {
    for (from, to) in permitted() {
        let allowed = CORE.iter().find(|(module, _)| *module == from);
        assert!(allowed.is_none_or(|(_, to_all)| to_all.contains(&&*to)), "{from} -> {to}");
        let outside = from.starts_with("app") || PROGRAMS.contains(&&*from);
        assert!(outside || !to.starts_with("app"), "{from} -> {to}");
    }
}

#[test]
fn core_modules_use_no_files_and_no_clocks() {
    let source = root().join("src");
    let mut report = String::new();
    for file in CORE.iter().flat_map(|(module, _)| files(&source.join(module))) {
        let text = fs::read_to_string(&file).expect("a source file");
        for (line, path) in paths(&["std::", "bevy"], &[], &text) {
            let path = path.join("::");
            let forbidden = FORBIDDEN.iter().any(|forbidden| path.starts_with(forbidden));
            if forbidden && path != HARMLESS {
                let _ = writeln!(report, "{}:{line} uses {path}", file.display());
            }
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

/// Follows the dependencies from the last module of `path`. Returns whether one leads back to the
/// first; then `path` is the cycle.
fn returns<'a>(
    permitted: &'a BTreeSet<Dependency>,
    path: &mut Vec<&'a str>,
    seen: &mut BTreeSet<&'a str>,
) -> bool {
    let (first, last) = (path[0], path[path.len() - 1]);
    for (_, to) in permitted.iter().filter(|(from, _)| from == last) {
        path.push(to);
        if to == first || (seen.insert(to) && returns(permitted, path, seen)) {
            return true;
        }
        path.pop();
    }
    false
}

/// The dependencies of the block marked `modules` in `docs/design.md`.
fn permitted() -> BTreeSet<Dependency> {
    let text = fs::read_to_string(root().join("docs/design.md")).expect("docs/design.md");
    let (_, block) = text.split_once("```modules\n").expect("a block marked modules");
    let (block, _) = block.split_once("```").expect("the end of the block");
    let lines = block.lines().filter(|line| !line.trim().is_empty());
    lines
        .flat_map(|line| {
            let (from, all) = line.split_once("->").unwrap_or_else(|| panic!("no `->`: {line}"));
            all.split_whitespace().map(move |to| (from.trim().to_owned(), to.to_owned()))
        })
        .collect()
}

/// The dependencies of the source, each with the lines that use it.
///
/// What the modules of `app` use of the core counts as used by `app`. `src/lib.rs` and `src/app/mod.rs`
/// only declare modules and re-export from them, which does not count.
fn used() -> BTreeMap<Dependency, Vec<String>> {
    let mut used: BTreeMap<Dependency, Vec<String>> = BTreeMap::new();
    let source = root().join("src");
    for file in files(&source) {
        let inside = file.strip_prefix(&source).expect("a file of src").with_extension("");
        let mut names: Vec<&str> =
            inside.iter().map(|part| part.to_str().expect("UTF-8")).collect();
        if names[0] == "lib" {
            continue;
        }
        names.pop_if(|last| *last == "mod");
        let text = fs::read_to_string(&file).expect("a source file");
        let program = PROGRAMS.contains(&names[0]);
        let words: &[&str] =
            if program { &["crate::", "super::", "fanorona::"] } else { &["crate::", "super::"] };
        for (line, path) in paths(words, &names, &text) {
            let (from, to) = (module(&names), module(if program { &path[..1] } else { &path }));
            if from == "app" && to.starts_with("app/") || from == to {
                continue;
            }
            let from = if to.starts_with("app") { from } else { names[0].to_owned() };
            let place = format!("src/{}.rs:{line} uses {}", inside.display(), path.join("::"));
            if from != to {
                used.entry((from, to)).or_default().push(place);
            }
        }
    }
    assert!(used.len() > 20, "the source was not found");
    used
}

/// The module that a path belongs to: its first name, or its first two inside `app`.
fn module(names: &[&str]) -> String {
    let parts = if names[0] == "app" { 2 } else { 1 };
    names[..parts.min(names.len())].join("/")
}

/// The paths in a module's text that begin with one of these words, each with its line: those within the
/// library from its root, others with the word.
fn paths<'a>(words: &[&'a str], module: &[&'a str], text: &'a str) -> Vec<(usize, Vec<&'a str>)> {
    let mut found = Vec::new();
    let mut start = 0;
    // The indentation of the inline modules around the present line.
    let mut inline: Vec<(usize, &str)> = Vec::new();
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let indent = line.len() - line.trim_start().len();
        let code = line.split("//").next().unwrap_or_default();
        if inline.last().is_some_and(|&(outer, _)| line.trim_end() == format!("{:outer$}}}", "")) {
            inline.pop();
        }
        for &word in words {
            for (at, _) in code.match_indices(word) {
                let before = code[..at].chars().next_back();
                let visibility = code[..at].ends_with("(in ");
                if visibility || before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
                {
                    continue;
                }
                let rest = &text[start + at..];
                let (base, rest) = if ["crate::", "fanorona::"].contains(&word) {
                    (Vec::new(), &rest[word.len()..])
                } else if word != "super::" {
                    (Vec::new(), rest)
                } else {
                    let ups = rest.split("super::").take_while(|part| part.is_empty()).count();
                    let mut base = module.to_vec();
                    base.extend(inline.iter().map(|(_, name)| name));
                    base.truncate(base.len() - ups);
                    (base, &rest[ups * word.len()..])
                };
                for tail in tails(rest) {
                    found.push((number + 1, [&base[..], &tail].concat()));
                }
            }
        }
        if let Some(name) = code.trim().strip_prefix("mod ").and_then(|it| it.strip_suffix(" {")) {
            inline.push((indent, name));
        }
        start += line.len();
    }
    found
}

/// The names of each path at the start of a text: of `a::b::c`, or of `a::{b, c::d}`.
fn tails(text: &str) -> Vec<Vec<&str>> {
    let text = text.trim_start();
    let Some(group) = text.strip_prefix('{') else {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        return match rest.strip_prefix("::") {
            Some(rest) => {
                tails(rest).into_iter().map(|tail| [&[name], &tail[..]].concat()).collect()
            }
            None if ["", "self"].contains(&name) => vec![vec![]],
            None => vec![vec![name]],
        };
    };
    let (mut depth, mut from, mut all) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' | ',' if depth == 0 => {
                // Not what follows a trailing comma.
                if !group[from..at].trim().is_empty() {
                    all.extend(tails(&group[from..at]));
                }
                from = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    all
}

/// Every source file under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut all: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|it| it == "rs"))
        .collect();
    all.sort();
    all
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}
