use std::collections::BTreeSet;

use crate::find;
use crate::places::{self, Switched};

/// All changes of a file, each as "function: change".
fn changes(source: &str) -> Vec<String> {
    let places = find::places(source, &mut 0).unwrap();
    places
        .iter()
        .flat_map(|place| &place.mutants)
        .map(|(_, it)| format!("{}: {}", it.function, it.change))
        .collect()
}

fn switched(source: &str) -> Switched {
    places::write(source, &find::places(source, &mut 0).unwrap(), &|_| true, &|_| false)
}

#[test]
fn operators_and_values_are_found() {
    let source = "impl Board { fn is_full(&self) -> bool { self.stones + 1 >= self.size } }";
    assert_eq!(
        changes(source),
        [
            "Board::is_full: returns true",
            "Board::is_full: returns false",
            "Board::is_full: self.stones + 1 >= self.size: <",
            "Board::is_full: self.stones + 1: -",
            "Board::is_full: self.stones + 1: *",
        ]
    );
}

#[test]
fn what_is_computed_while_compiling_is_not_changed() {
    assert!(changes("const LIMIT: usize = 3 + 4; static X: [u8; 1 + 1] = [0; 1 + 1];").is_empty());
    assert_eq!(changes("fn list() { let _ = [0; 1 + 1]; }"), ["list: returns ()"]);
}

#[test]
fn tests_and_texts_for_developers_are_not_changed() {
    let source = "#[cfg(test)] mod tests { fn one() -> u8 { 1 + 1 } }
        impl std::fmt::Display for Board { fn fmt(&self) -> bool { 1 == 2 } }";
    assert!(changes(source).is_empty());
}

#[test]
fn conditions_with_let_are_kept_whole() {
    let source = "fn f(x: Option<u8>) { if let Some(y) = x && y == 1 { g() } }";
    assert_eq!(changes(source), ["f: returns ()", "f: y == 1: !="]);
    assert!(syn::parse_file(&switched(source).text).is_ok());
}

#[test]
fn switched_files_are_rust_and_have_every_mutant_once() {
    let source = "const fn f(a: u8, b: u8) -> u8 {
        match a { 0 if b > 1 => !b, 1 => -1 + a * b, _ => { let mut c = vec![a - b, 2]; c[0] += 1; c[0] } }
    }";
    let places = find::places(source, &mut 0).unwrap();
    let ids: BTreeSet<usize> =
        places.iter().flat_map(|place| &place.mutants).map(|(id, _)| *id).collect();
    let text = switched(source).text;
    assert!(syn::parse_file(&text).is_ok(), "{text}");
    assert!(!text.contains("const fn"));
    for id in &ids {
        assert_eq!(text.matches(&format!("on({id})")).count(), 1, "mutant {id} in {text}");
    }
}

#[test]
fn without_mutants_a_file_is_as_before() {
    let source = "pub const fn f(a: u8) -> bool { a > 1 && g(a + 1) }\n";
    let places = find::places(source, &mut 0).unwrap();
    assert_eq!(places::write(source, &places, &|_| false, &|_| true).text, source);
}
