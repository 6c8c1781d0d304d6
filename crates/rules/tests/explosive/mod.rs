//! Positions in which one turn has very many ways, with their variants. Shared by several tests and
//! benchmarks.

use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Chain, Position, Ruleset, Step, Turn, Variant};
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A position, and the variant it belongs to.
pub struct Explosive {
    pub name: String,
    /// What `--variant` takes: a key, or the path of a file.
    pub variant: String,
    pub rules: Arc<Ruleset>,
    pub position: Position,
}

impl Explosive {
    /// A legal turn of many steps: at each the one that takes least of those that can be followed by
    /// another.
    pub fn long_turn(&self) -> Turn {
        let mut chain = Chain::new(self.position);
        loop {
            let longer = |step: &Step| {
                let mut next = chain.clone();
                next.push(&self.rules, step.from, step.to, step.kind).unwrap();
                (next.can_continue(&self.rules), Reverse(step.captured.len()))
            };
            let Some(step) = chain.next_steps(&self.rules).into_iter().max_by_key(longer) else {
                return chain.finish(&self.rules).unwrap();
            };
            chain.push(&self.rules, step.from, step.to, step.kind).unwrap();
        }
    }
}

fn folder() -> PathBuf {
    // This module is part of several packages.
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.map(|it| it.join("crates/rules/tests/explosive")).find(|it| it.is_dir()).unwrap()
}

/// All of them.
pub fn all() -> Vec<Explosive> {
    let list = std::fs::read_to_string(folder().join("positions.txt")).unwrap();
    list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(read).collect()
}

fn read(line: &str) -> Explosive {
    let [name, variant, text] = line.split('\t').collect::<Vec<_>>()[..] else {
        panic!("{line}: not three columns")
    };
    let (variant, rules) = match shipped::variant(variant) {
        Some(known) => (variant.to_owned(), known.rules.clone()),
        None => {
            let path = folder().join(variant);
            let ron = std::fs::read_to_string(&path).unwrap();
            (path.to_str().unwrap().to_owned(), ron.parse::<Variant>().unwrap().rules)
        }
    };
    let position = match text {
        "start" => Position::start(&rules),
        _ => read_position(&rules, text).unwrap(),
    };
    Explosive { name: name.to_owned(), variant, rules, position }
}
