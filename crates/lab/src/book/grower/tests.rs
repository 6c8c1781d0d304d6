//! Costs of turns, and what a round of growing adds to small books.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use fanorona_rules::PointSet;
use fanorona_rules::generate::effects;
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;

/// Positions of Dimy in which each side goes there and back.
const ROUND: [&str; 4] =
    ["3B1/5/5/5/W4 w 0 9", "3B1/5/5/W4/5 b 0 9", "2B2/5/5/W4/5 w 0 9", "2B2/5/5/5/W4 b 0 9"];

/// A book with these positions, each the first of its mirror images, and turns from each to the next.
fn book(joined: usize) -> BookGraph {
    let variant = shipped::variant("dimy").unwrap();
    let mut book = BookGraph::empty(variant.clone(), Growth { nodes: 1, turn_cost: 7 });
    for text in ROUND {
        let position = read_position(&variant.rules, text).unwrap();
        let key = book.symmetries.image(&variant.rules, &position).key;
        book.push(book.position_of(key).unwrap(), key, None);
    }
    for from in 0..joined {
        let effect = effect(&book, from, from + 1);
        book.nodes[from].turns.push((effect, from as u32 + 1));
    }
    book
}

/// The turn that leads from one position to another.
fn effect(book: &BookGraph, from: usize, to: usize) -> Effect {
    let position = book.nodes[from].position;
    let all = effects(&book.variant.rules, &position).list;
    *all.iter().find(|&&it| book.key_after(&position, it) == book.nodes[to].key).unwrap()
}

fn other(book: &mut BookGraph, index: usize, value: Value) {
    let all = effects(&book.variant.rules, &book.nodes[index].position).list;
    book.nodes[index].other = Some((all[0], value));
}

#[test]
fn the_cost_of_a_turn_is_what_the_way_to_it_loses_and_its_length() {
    let mut book = book(2);
    for (index, value) in [(0, -10), (1, 20), (2, -50)] {
        other(&mut book, index, value);
    }
    book.nodes.truncate(3);
    let mut grower = BookGrower { book: Book::of(book) };
    grower.carry_up();
    assert_eq!([0, 1, 2].map(|index| grower.book.graph().nodes[index].value), [-10, 50, -50]);
    let costs = |grower: &BookGrower| -> Vec<(Value, u32)> {
        grower.candidates().into_iter().map(|(cost, _, index)| (cost, index)).collect()
    };
    // The first book turn loses 40; the other turn of the second position loses 30 more.
    assert_eq!(costs(&grower), [(7, 0), (61, 2), (84, 1)]);
    grower.book.graph_mut().growth.turn_cost = 100;
    assert_eq!(costs(&grower), [(100, 0), (270, 1), (340, 2)]);
}

#[test]
fn what_is_decided_is_not_searched_again() {
    let mut book = book(1);
    book.nodes.truncate(2);
    let mut grower = BookGrower { book: Book::of(book) };
    let count = |grower: &mut BookGrower, here: Value, after: Value| {
        other(grower.book.graph_mut(), 0, here);
        grower.book.graph_mut().nodes[1].value = -after;
        grower.book.graph_mut().nodes[0].value = here.max(after);
        grower.candidates().len()
    };
    assert_eq!(count(&mut grower, 5, PROVEN - 1), 1);
    assert_eq!(count(&mut grower, 5, PROVEN), 0);
    assert_eq!(count(&mut grower, 1 - PROVEN, 5), 1);
    assert_eq!(count(&mut grower, -PROVEN, 5), 0);
}

#[test]
fn a_turn_that_closes_a_cycle_with_one_found_at_the_same_time_is_left_out() {
    let book = book(2);
    let (there, back) = (effect(&book, 2, 3), effect(&book, 3, 0));
    let mut grower = BookGrower { book: Book::of(book) };
    let task = |from, effect| BookTask { from: Some((from, effect)), new: None, again: None };
    let none = || Searched { new: None, again: None };
    // Alone, neither of them closes a cycle.
    grower.apply(vec![task(2, there), task(3, back)], vec![none(), none()]);
    assert_eq!(grower.book.graph().nodes[2].turns, [(there, 3)]);
    assert_eq!(grower.book.graph().nodes[3].turns, []);
    assert!(grower.book.graph().order().is_some());
}

#[test]
fn new_values_of_all_other_turns_are_carried_up() {
    let mut book = book(3);
    for index in 0..4 {
        other(&mut book, index, 0);
    }
    let mut grower = BookGrower { book: Book::of(book) };
    let tasks = grower.tasks_of_all();
    let again: Vec<_> = tasks.iter().map(|task| task.again.as_ref().unwrap()).collect();
    for (index, (position, without)) in again.iter().enumerate() {
        let node = &grower.book.graph().nodes[index];
        assert_eq!(*position, node.position);
        let next = grower.book.graph().nodes.get(index + 1);
        assert_eq!(*without, next.iter().map(|next| next.key).collect::<Vec<_>>());
    }
    assert_eq!(again.len(), 4);
    let searched = [-8, -12, -16].map(|value| {
        let (effect, _) = grower.book.graph().nodes[0].other.unwrap();
        Searched { new: None, again: Some((effect, value)) }
    });
    // From the second position on.
    grower.apply_from(1, searched.to_vec());
    let others = grower.book.graph().nodes.iter().map(|node| node.other.unwrap().1);
    assert_eq!(others.collect::<Vec<_>>(), [0, -8, -12, -16]);
    let values = grower.book.graph().nodes.iter().map(|node| node.value);
    assert_eq!(values.collect::<Vec<_>>(), [8, -8, 16, -16]);
}

/// A book of Dimy with these positions and these turns between them.
fn joined(positions: &[&str], turns: &[(u32, u32)]) -> BookGraph {
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
    effects(rules, &position).list[0]
}

const THREE: [&str; 3] = ["4B/5/5/5/W4 b 0 9", "3B1/5/5/5/W4 w 0 9", "3B1/5/5/W4/5 b 0 9"];

#[test]
fn a_turn_back_to_a_position_that_leads_here_closes_a_cycle() {
    let book = joined(&THREE, &[(0, 1), (1, 2)]);
    for (from, to, is_cycle) in
        [(2, 0, true), (2, 1, true), (1, 0, true), (0, 2, false), (1, 1, true)]
    {
        assert_eq!(closes_cycle(&book, from, quiet(), to), is_cycle, "{from} to {to}");
        // After a capture there is no way back.
        let capture = Effect { captured: PointSet(1), ..quiet() };
        assert!(!closes_cycle(&book, from, capture, to), "{from} to {to}");
    }
}

#[test]
fn ways_through_captures_are_not_followed() {
    let fewer = ["4B/5/5/5/WW3 b 0 9", "3B1/5/5/5/W4 w 0 9", "3BW/5/5/W4/5 b 0 9"];
    let book = joined(&fewer, &[(0, 1), (1, 2)]);
    assert!(!closes_cycle(&book, 2, quiet(), 0));
    // It is all stones that count.
    let fewer = ["BBBB1/5/5/5/W4 b 0 9", "3BB/5/5/5/WW3 w 0 9", "BBBB1/5/5/W4/5 b 0 9"];
    assert!(!closes_cycle(&joined(&fewer, &[(0, 1), (1, 2)]), 2, quiet(), 0));
}

#[test]
fn a_cycle_among_the_turns_is_walked_once() {
    let book = joined(&THREE, &[(0, 1), (1, 0), (1, 1)]);
    assert!(!closes_cycle(&book, 0, quiet(), 2));
    assert!(closes_cycle(&book, 0, quiet(), 1));
}
