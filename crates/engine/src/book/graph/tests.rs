//! Small books as graphs: cycles, values, counts, and the order of turns.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::book::{Book, Growth};
use fanorona_rules::Side;
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;

/// A book of Dimy with these positions and these turns between them.
fn book(positions: &[&str], turns: &[(u32, u32)]) -> BookGraph {
    let variant = shipped::variant("dimy").unwrap();
    let mut book = BookGraph::empty(variant.clone(), Growth { nodes: 1, turn_cost: 1 });
    for text in positions {
        let position = read_position(&variant.rules, text).unwrap();
        let key = book.symmetries.image(&variant.rules, &position).key;
        book.push(position, key, None);
    }
    for &(from, to) in turns {
        book.nodes[from as usize].turns.push((quiet(), to));
    }
    book
}

/// A turn without a capture. The graph does not look where it leads.
fn quiet() -> Effect {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let position = read_position(rules, "4B/5/5/5/W4 w 0 9").unwrap();
    let all = effects(rules, &position).list;
    all[0]
}

const THREE: [&str; 3] = ["4B/5/5/5/W4 b 0 9", "3B1/5/5/5/W4 w 0 9", "3B1/5/5/W4/5 b 0 9"];

#[test]
fn positions_in_a_cycle_have_no_order() {
    assert_eq!(book(&THREE, &[(0, 1), (1, 2)]).order(), Some(vec![0, 1, 2]));
    assert_eq!(book(&THREE, &[(0, 1), (1, 0), (1, 1)]).order(), None);
}

#[test]
fn positions_at_the_end_have_the_value_of_the_result() {
    let variant = shipped::variant("dimy").unwrap();
    let book = BookGraph::empty(variant.clone(), Growth { nodes: 1, turn_cost: 1 });
    let value = |text: &str| book.end_value(&read_position(&variant.rules, text).unwrap());
    assert_eq!(value("5/5/5/5/W4 b 0 9"), Some(-WIN), "Black has no stones");
    assert_eq!(value("4B/5/5/5/W4 w 0 9"), None);
    let mut book = book;
    let position = read_position(&variant.rules, "5/5/5/5/W4 b 0 9").unwrap();
    let key = book.symmetries.image(&variant.rules, &position).key;
    book.push(position, key, Some((quiet(), 400)));
    assert_eq!(book.nodes[0].value, -WIN, "whatever a search has found");

    // The eater wins if nothing is left to eat.
    let vela = shipped::variant("vela").unwrap();
    let far = read_position(&vela.rules, "8B/9/9/9/W8 w 0 9").unwrap();
    let stones = Side::BOTH.map(|side| far.stones(side));
    let eater = Position::new(&vela.rules, stones, Side::White, 0, 9, Some(Side::Black)).unwrap();
    let book = BookGraph::empty(vela, Growth { nodes: 1, turn_cost: 1 });
    assert_eq!((book.end_value(&eater), book.end_value(&far)), (Some(WIN), None));
}

#[test]
fn values_are_carried_up_to_the_start() {
    let mut book = book(&THREE, &[(0, 1), (1, 2)]);
    book.nodes[2].value = 40;
    book.nodes[1].other = Some((quiet(), 10));
    let order = book.order().unwrap();
    book.carry_up(&order);
    assert_eq!([0, 1, 2].map(|index| book.nodes[index].value), [-10, 10, 40]);
    book.nodes[2].value = -WIN;
    book.carry_up(&order);
    assert_eq!([0, 1].map(|index| book.nodes[index].value), [2 - WIN, WIN - 1]);
}

#[test]
fn positions_and_turns_are_counted_and_the_best_turn_comes_first() {
    let mut book = Book { graph: book(&THREE, &[(0, 1), (0, 2), (1, 2)]) };
    assert_eq!((book.len(), book.inner(), book.turn_count()), (3, 2, 3));
    let scores = |book: &Book| {
        let turns = book.turns(&book.graph.nodes[0].position);
        turns.iter().map(|turn| turn.score.rank()).collect::<Vec<_>>()
    };
    (book.graph.nodes[1].value, book.graph.nodes[2].value) = (30, 20);
    assert_eq!(scores(&book), [-20, -30]);
    (book.graph.nodes[1].value, book.graph.nodes[2].value) = (-30, -20);
    assert_eq!(scores(&book), [30, 20]);
}
