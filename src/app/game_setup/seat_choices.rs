//! Who can go on from a position.

use crate::app::names::seat_name;
use crate::game::play::Seat;
use crate::texts::Texts;

/// The names of these pairs of players and of two people, each pair once. Pairs with an exercise are left
/// out.
pub fn seat_choices<'a>(
    texts: &Texts,
    candidates: impl IntoIterator<Item = &'a [Seat; 2]>,
) -> Vec<(String, [Seat; 2])> {
    let mut choices: Vec<(String, [Seat; 2])> = Vec::new();
    let people = [Seat::Person, Seat::Person];
    let candidates = candidates.into_iter().cloned().chain([people]);
    for seats in candidates {
        if choices.iter().all(|(_, known)| *known != seats) && !seats.contains(&Seat::Exercise) {
            let names = seats.each_ref().map(|seat| seat_name(texts, seat));
            choices.push((names.join(" – "), seats));
        }
    }
    choices
}
