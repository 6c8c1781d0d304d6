//! The faces of players: a stone with its own colour, veins and mark on a strip of woven lamba. Every computer
//! opponent has one of its own; a person has a stone of the side with an initial.

mod lamba;
mod look;
mod mark;
mod stone;

use crate::engine::character;
use crate::engine::character::Character;
use crate::game::play::{Seat, Session};
use crate::rules::Side;
use crate::rules::names::same_name;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Sense, Ui, Vec2};
use look::Look;
pub use stone::{lit as lit_disc, path as vein};

/// The background of a face.
const GROUND: Color32 = Color32::from_rgb(44, 50, 56);

/// Whose face it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// A computer opponent, by its index among [`character::all`]; the one that adjusts itself comes after these.
    Character(usize),
    /// A person who plays a side, with the first letter of the name if it is known.
    Person(Side, Option<char>),
}

impl Face {
    /// The face of a computer opponent.
    pub fn of_character(character: &Character) -> Self {
        let all = character::all();
        let place = all.iter().position(|known| known.key == character.key);
        Self::Character(place.unwrap_or(all.len()))
    }

    /// The face of the player with this name and side: that of the opponent with this name, else that of a person.
    pub fn of_name(name: &str, side: Side) -> Self {
        match character::all().iter().find(|character| same_name(&character.name, name)) {
            Some(character) => Self::of_character(character),
            None if same_name(name, &character::adjusting().name) => {
                Self::of_character(character::adjusting())
            }
            None => Self::Person(side, initial(name)),
        }
    }

    /// The face of who sits at a side of the board.
    pub fn of_side(session: &Session, side: Side) -> Self {
        match session.seat(side) {
            Seat::Computer(character) => Self::of_character(character),
            // In records the seats are people's, whoever played.
            Seat::Person | Seat::Exercise => session
                .name(side)
                .map_or(Self::Person(side, None), |name| Self::of_name(name, side)),
        }
    }

    /// The face of a choice for a side.
    pub fn of_seat(seat: &Seat, side: Side) -> Self {
        match seat {
            Seat::Computer(character) => Self::of_character(character),
            Seat::Person | Seat::Exercise => Self::Person(side, None),
        }
    }
}

/// The first letter or digit of a name, as a capital.
fn initial(name: &str) -> Option<char> {
    name.chars().find(|letter| letter.is_alphanumeric()).and_then(|it| it.to_uppercase().next())
}

/// Draws a face, this wide and high in points.
pub fn show(ui: &mut Ui, face: &Face, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint(ui.painter(), rect, face);
}

/// Draws a face into a square.
pub fn paint(painter: &Painter, rect: Rect, face: &Face) {
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(rect));
    let look = Look::of(face, painter.ctx());
    painter.rect_filled(rect, CornerRadius::same((rect.width() * 0.16) as u8), GROUND);
    lamba::paint(&painter, rect, look.lamba);
    let center: Pos2 = rect.center() - Vec2::new(0.0, rect.height() * 0.04);
    let radius = rect.width() * 0.36;
    stone::paint(&painter, center, radius, look.stone);
    mark::paint(&painter, center, radius, look.mark, look.stone.ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::Context;

    #[test]
    fn every_opponent_has_a_face_of_its_own() {
        let (count, ctx) = (Seat::choices().count(), Context::default());
        let looks: Vec<Look> = Seat::choices()
            .map(|seat| Look::of(&Face::of_seat(&seat, Side::White), &ctx))
            .collect();
        for (place, look) in looks.iter().enumerate() {
            assert!(looks[..place].iter().all(|other| other.mark != look.mark), "{place}");
            assert!(looks[..place].iter().all(|other| other.stone != look.stone), "{place}");
        }
        assert_eq!(looks.len(), count);
    }

    #[test]
    fn names_in_records_have_the_faces_of_opponents() {
        let fara = character::named("fara").map(|it| Face::of_character(&it));
        assert_eq!(Some(Face::of_name("Fara", Side::Black)), fara);
        assert_eq!(Face::of_name("élodie", Side::Black), Face::Person(Side::Black, Some('É')));
        assert_eq!(Face::of_name("?", Side::White), Face::Person(Side::White, None));
    }
}
