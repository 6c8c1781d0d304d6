//! Random edits: they give a position or a reason, never a panic, and what is written is read again.

use fanorona_game::editor::{Edit, Editor, Tool};
use fanorona_rules::notation::{ParsePositionError, read_position, write_position};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Point, Side};
use proptest::prelude::*;

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

fn point() -> impl Strategy<Value = Point> {
    (0_usize..64).prop_map(Point::new)
}

/// An edit. Presses are the most frequent, as they are for people.
fn edit() -> impl Strategy<Value = Edit> {
    let variants = 0..shipped::all().len();
    let tools = prop::sample::select(Tool::ALL.to_vec());
    prop_oneof![
        3 => tools.prop_map(Edit::Tool),
        12 => point().prop_map(Edit::Press),
        3 => (point(), prop::option::of(side())).prop_map(|(at, stone)| Edit::Put(at, stone)),
        3 => (point(), point()).prop_map(|(from, to)| Edit::Move(from, to)),
        1 => Just(Edit::Clear),
        1 => Just(Edit::Start),
        1 => Just(Edit::Swap),
        1 => side().prop_map(Edit::Side),
        1 => any::<u16>().prop_map(Edit::Quiet),
        1 => prop_oneof![0_u32..5, any::<u32>()].prop_map(Edit::Number),
        1 => prop::option::of(side()).prop_map(Edit::Handicapped),
        1 => variants.prop_map(|at| Edit::Variant(shipped::all()[at].clone())),
        2 => Just(Edit::Undo),
        2 => Just(Edit::Redo),
    ]
}

proptest! {
    #[test]
    fn any_edits_give_a_position_or_a_reason(edits in prop::collection::vec(edit(), 0..80)) {
        let mut editor = Editor::new(shipped::all()[0].clone());
        for edit in edits {
            editor.apply(edit);
            let parts = *editor.parts();
            prop_assert!((parts.stones[0] & parts.stones[1]).is_empty());
            prop_assert!(editor.picked().is_none_or(|at| parts.stone(at).is_some()));
            let read = read_position(editor.rules(), &editor.text());
            match editor.position() {
                Ok(position) => {
                    prop_assert_eq!(read, Ok(position));
                    let written = write_position(editor.rules(), &position);
                    let mut other = Editor::new(editor.variant().clone());
                    prop_assert!(other.read(&written).is_ok());
                    prop_assert_eq!(other.position(), Ok(position));
                    prop_assert_eq!(other.text(), written);
                }
                // A turn number of 0 is refused by its own field already.
                Err(_) if parts.number == 0 => prop_assert_eq!(read, Err(ParsePositionError::Number)),
                Err(error) => prop_assert_eq!(read, Err(ParsePositionError::Position(error))),
            }
            let _ = editor.remarks();
        }
    }

    #[test]
    fn everything_can_be_taken_back_and_made_again(edits in prop::collection::vec(edit(), 0..80)) {
        let mut editor = Editor::new(shipped::all()[0].clone());
        let first = editor.text();
        for edit in edits {
            editor.apply(edit);
        }
        while editor.can_redo() {
            editor.apply(Edit::Redo);
        }
        let last = (editor.variant().key.clone(), editor.text());
        while editor.can_undo() {
            editor.apply(Edit::Undo);
        }
        prop_assert_eq!(editor.text(), first);
        while editor.can_redo() {
            editor.apply(Edit::Redo);
        }
        prop_assert_eq!((editor.variant().key.clone(), editor.text()), last);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ wbWB1-9/x-]{0,60}") {
        let mut editor = Editor::new(shipped::variant("telo").expect("telo"));
        let before = editor.text();
        match editor.read(&text) {
            Ok(()) => prop_assert!(editor.position().is_ok()),
            Err(_) => prop_assert_eq!(editor.text(), before),
        }
    }
}
