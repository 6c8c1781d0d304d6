//! Turns chosen from small books, and the expected line.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::book::Growth;
use crate::book::graph::BookGraph;
use fanorona_rules::generate::{has_capture, turns};
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;

const START: &str = "8B/9/9/9/1W1W5 w 0 9";

/// A book of Tsivy that begins at [`START`], with this many more positions: each is reached from the start
/// by one turn (`broad`), or from the last one. Nothing is captured.
fn book(count: usize, broad: bool) -> Book {
    let variant = shipped::variant("tsivy").unwrap();
    let mut book = BookGraph::empty(variant.clone(), Growth { nodes: 1, turn_cost: 1 });
    let start = read_position(&variant.rules, START).unwrap();
    let key = book.symmetries.image(&variant.rules, &start).key;
    book.push(book.position_of(key).unwrap(), key, None);
    let mut from = 0;
    while book.nodes.len() <= count {
        let position = book.nodes[from].position;
        let all = book.effects(&position);
        let is_new = |effect: &Effect| {
            let key = book.key_after(&position, *effect);
            let next = book.position_of(key).unwrap();
            !book.by_key.contains_key(&key) && !has_capture(&variant.rules, &next)
        };
        let effect = *all.iter().find(|effect| is_new(effect)).unwrap();
        let key = book.key_after(&position, effect);
        let next = book.push(book.position_of(key).unwrap(), key, None);
        book.nodes[from].turns.push((effect, next));
        from = if broad { 0 } else { next as usize };
    }
    Book { graph: book }
}

fn start(book: &Book) -> Record {
    let rules = book.graph.variant.rules.clone();
    let position = read_position(&rules, START).unwrap();
    Record::from_position(rules, position)
}

/// How many of 600 seeds choose a turn with each of these losses, and how many choose none.
fn chosen(losses: [Value; 3], margin: u32) -> ([u32; 3], u32) {
    let mut book = book(losses.len(), true);
    for (node, lost) in book.graph.nodes[1..].iter_mut().zip(losses) {
        node.value = lost - 40;
    }
    book.graph.nodes[0].value = 40;
    let (game, mut found) = (start(&book), ([0; 3], 0));
    for seed in 0..600 {
        match book.choose(&game, margin, seed) {
            Some(report) => {
                let after = game.position().play_unchecked(game.rules(), &report.best.unwrap());
                let key = book.graph.symmetries.image(game.rules(), &after).key;
                let index = book.graph.by_key[&key] as usize - 1;
                assert_eq!(report.score, Score::Estimate(40 - losses[index]));
                found.0[index] += 1;
            }
            None => found.1 += 1,
        }
    }
    found
}

#[test]
fn the_better_a_turn_the_likelier_it_is_chosen() {
    // One more than what is left of the margin: 21, 11 and 1 of 33.
    let ([best, good, last], none) = chosen([0, 10, 20], 20);
    assert!((340..425).contains(&best) && (160..240).contains(&good), "{best} {good}");
    assert!((8..35).contains(&last) && none == 0, "{last}");
    // Nothing beyond the margin, whatever the order of the turns.
    let ([last, best, equal], none) = chosen([21, 0, 0], 20);
    assert_eq!((last, none), (0, 0));
    assert!(best.abs_diff(equal) < 100, "{best} {equal}");
}

#[test]
fn without_a_margin_all_best_turns_are_equally_likely() {
    let (counts, none) = chosen([0; 3], 0);
    assert!(counts.iter().all(|count| (150..250).contains(count)) && none == 0, "{counts:?}");
    let (counts, none) = chosen([0, 1, 0], 0);
    assert!(counts[1] == 0 && none == 0, "{counts:?}");
    assert_eq!(chosen([1, 2, 3], 0), ([0; 3], 600), "the best turn is none of the book");
}

#[test]
fn a_position_that_occurred_before_has_no_book_turn() {
    let mut game = start(&book(1, true));
    let book = book(1, true);
    assert!(book.choose(&game, 20, 1).is_some());
    for _ in 0..2 {
        let turn = turns(game.rules(), game.position()).remove(0);
        game.play(&turn).unwrap();
    }
    for back in 0..2 {
        let there = game.turns()[back].clone();
        let all = turns(game.rules(), game.position());
        let back = all.iter().find(|it| (it.from, it.to()) == (there.to(), there.from));
        game.play(back.unwrap()).unwrap();
    }
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    assert!(book.choose(&game, 20, 1).is_none());
}

#[test]
fn the_expected_line_has_a_bound() {
    let book = book(LONGEST_LINE + 2, false);
    assert_eq!(book.graph.order().map(|order| order.len()), Some(LONGEST_LINE + 3));
    let report = book.choose(&start(&book), 20, 1).unwrap();
    assert_eq!(report.line.len(), LONGEST_LINE);
}
