//! What each tool and each other edit does.

use crate::{editor, point, press};
use fanorona_game::editor::{Edit, Editor, Tool};
use fanorona_rules::notation::ParsePositionError;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Point, PositionError, Side};

#[test]
fn a_stone_is_put_replaced_and_taken_by_pressing_again() {
    let mut editor = editor("telo", "2B/3/W2 w");
    editor.apply(Edit::Tool(Tool::Stone(Side::Black)));
    press(&mut editor, "b2");
    press(&mut editor, "a1");
    assert_eq!(editor.text(), "2B/1B1/B2 w 0 2");
    press(&mut editor, "b2");
    assert_eq!(editor.text(), "2B/3/B2 w 0 2");
}

#[test]
fn a_stone_is_moved_by_two_presses_and_by_a_drag() {
    let mut editor = editor("telo", "2B/3/W1B w");
    editor.apply(Edit::Tool(Tool::Move));
    press(&mut editor, "b2");
    assert_eq!(editor.picked(), None, "there is no stone");
    press(&mut editor, "a1");
    assert_eq!(editor.picked(), Some(point(&editor, "a1")));
    // Another stone is picked up instead; the same one is put down again.
    press(&mut editor, "c1");
    assert_eq!(editor.picked(), Some(point(&editor, "c1")));
    press(&mut editor, "c1");
    assert_eq!(editor.picked(), None);
    press(&mut editor, "a1");
    press(&mut editor, "b2");
    assert_eq!((editor.text().as_str(), editor.picked()), ("2B/1W1/2B w 0 2", None));
    let (from, to) = (point(&editor, "b2"), point(&editor, "c3"));
    editor.apply(Edit::Move(from, to));
    assert_eq!(editor.text(), "2W/3/2B w 0 2");
    // There is nothing to move.
    editor.apply(Edit::Move(from, to));
    assert_eq!(editor.text(), "2W/3/2B w 0 2");
}

#[test]
fn a_picked_stone_is_put_down_by_another_edit() {
    let mut editor = editor("telo", "2B/3/W1B w");
    editor.apply(Edit::Tool(Tool::Move));
    press(&mut editor, "a1");
    editor.apply(Edit::Side(Side::Black));
    assert_eq!(editor.picked(), None);
}

#[test]
fn stones_are_taken_and_all_of_them() {
    let mut editor = editor("telo", "2B/3/W1B w 3 9");
    editor.apply(Edit::Tool(Tool::Remove));
    press(&mut editor, "c1");
    assert_eq!(editor.text(), "2B/3/W2 w 3 9");
    editor.apply(Edit::Clear);
    assert_eq!(editor.text(), "3/3/3 w 3 9");
    assert_eq!(editor.position(), Err(PositionError::Empty));
    // The text of what is no position is refused for the same reason.
    let text = editor.text();
    assert_eq!(editor.read(&text), Err(ParsePositionError::Position(PositionError::Empty)));
    editor.apply(Edit::Start);
    assert_eq!(editor.text(), "BBB/B1W/WWW w 0 1");
}

#[test]
fn colours_are_exchanged_with_the_side_to_move() {
    let mut editor = editor("telo", "2B/3/W1B w 3 9");
    editor.apply(Edit::Swap);
    assert_eq!(editor.text(), "2W/3/B1W b 3 9");
}

#[test]
fn changes_are_taken_back_and_made_again() {
    let mut editor = editor("telo", "2B/3/W1B w 3 9");
    let states: Vec<String> = [Edit::Swap, Edit::Quiet(7), Edit::Number(20), Edit::Clear]
        .into_iter()
        .map(|edit| {
            let before = editor.text();
            editor.apply(edit);
            before
        })
        .collect();
    let last = editor.text();
    for before in states.iter().rev() {
        editor.apply(Edit::Undo);
        assert_eq!(editor.text(), *before);
    }
    for _ in &states {
        editor.apply(Edit::Redo);
    }
    assert_eq!((editor.text(), editor.can_redo()), (last, false));
    // Taking a tool is not a change.
    editor.apply(Edit::Undo);
    editor.apply(Edit::Tool(Tool::Remove));
    assert!(editor.can_redo());
    editor.apply(Edit::Side(Side::White));
    assert!(!editor.can_redo());
}

#[test]
fn another_variant_keeps_the_stones_on_the_same_board_only() {
    let mut editor = editor("vela", "9/9/3B5/9/2W1B4 w 0 9 b");
    editor.apply(Edit::Variant(shipped::variant("parker").unwrap()));
    assert_eq!(editor.text(), "9/9/3B5/9/2W1B4 w 0 9");
    assert_eq!(editor.variant().key, "parker");
    editor.apply(Edit::Variant(shipped::variant("telo").unwrap()));
    assert_eq!(editor.text(), "BBB/B1W/WWW w 0 1");
    editor.apply(Edit::Undo);
    editor.apply(Edit::Undo);
    assert_eq!(
        (editor.variant().key.as_str(), editor.text().as_str()),
        ("vela", "9/9/3B5/9/2W1B4 w 0 9 b")
    );
}

#[test]
fn points_off_the_board_are_ignored() {
    let mut editor = Editor::new(shipped::variant("telo").unwrap());
    let before = editor.text();
    let off = Point::new(60);
    for tool in Tool::ALL {
        editor.apply(Edit::Tool(tool));
        editor.apply(Edit::Press(off));
    }
    let a1 = point(&editor, "a1");
    editor.apply(Edit::Put(off, Some(Side::White)));
    editor.apply(Edit::Move(a1, off));
    editor.apply(Edit::Move(off, a1));
    assert_eq!(editor.text(), before);
}
