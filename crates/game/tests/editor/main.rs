//! The editor of positions: what each tool does, what is said about what is unusual, text, and random
//! edits.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod random;
mod remarks;
mod tools;

use fanorona_game::editor::{Edit, Editor};
use fanorona_rules::Point;
use fanorona_rules::variant::shipped;

/// An editor of a shipped variant, with a position.
fn editor(variant: &str, position: &str) -> Editor {
    let mut editor = Editor::new(shipped::variant(variant).unwrap());
    editor.read(position).expect(position);
    editor
}

fn point(editor: &Editor, name: &str) -> Point {
    editor.board().point_named(name).unwrap()
}

fn press(editor: &mut Editor, name: &str) {
    let point = point(editor, name);
    editor.apply(Edit::Press(point));
}
