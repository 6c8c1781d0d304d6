//! The board of the editor: clicks, drags and keys on it.

use super::edit;
use crate::app::screens::drawn_board::{self, BoardPicture, BoardPlaces};
use crate::app::screens::{Model, UiAction};
use crate::app::solver::SolveState;
use crate::editor::{Edit, Editor, Tool};
use crate::rules::{Board, Point, Side};
use bevy_egui::egui::{EventFilter, Id, Key, Modifiers, PointerButton, Response, Sense, Ui, Vec2};

/// What the board remembers from frame to frame: nothing of it belongs to the position.
#[derive(Clone, Copy, Default)]
struct BoardInput {
    /// The keyboard's cursor, once a key has moved it.
    cursor: Option<Point>,
    /// The point where the drag of a stone began.
    from: Option<Point>,
    /// The point that was painted last.
    painted: Option<Point>,
}

/// The id of the board.
fn board_id() -> Id {
    Id::new("editor-board")
}

/// Draws the board.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, most: Vec2, actions: &mut Vec<UiAction>) {
    let editor = model.editor.editor();
    let board = editor.board();
    let mut input: BoardInput = ui.data(|data| data.get_temp(board_id())).unwrap_or_default();
    input.cursor = input.cursor.filter(|&point| board.all().contains(point));
    let mut picture = picture(model, editor);
    picture.cursor = input.cursor;
    // While a stone is dragged, its own point is empty.
    let dragged = input.from.and_then(|from| editor.parts().stone(from));
    if let Some(from) = input.from {
        picture.stones = picture.stones.map(|stones| stones.without(from));
    }
    let (response, places) = drawn_board::show(ui, board, &picture, most, Sense::click_and_drag());
    if let (Some(side), Some(at)) = (dragged, response.interact_pointer_pos()) {
        drawn_board::stone(ui, at, places.step * 1.1, side);
    }
    pointer(ui, &response, editor, &places, &mut input, actions);
    keys(ui, &response, editor, &places, &mut input, actions);
    ui.data_mut(|data| data.insert_temp(board_id(), input));
}

/// What the board shows: the stones, the stone that was picked up, and the first turn of a proof.
fn picture(model: &Model<'_>, editor: &Editor) -> BoardPicture {
    let mut picture = BoardPicture { stones: editor.parts().stones, ..BoardPicture::default() };
    if let Some(picked) = editor.picked() {
        picture.marked = picked.set();
    }
    if let Ok(position) = editor.position()
        && let SolveState::Solved(solved) = model.solver.state(editor.variant(), &position)
        && let Some(turn) = solved.line.first()
    {
        picture.path = turn.steps.iter().map(|step| step.to).collect();
        picture.path.insert(0, turn.from);
        picture.captured = turn.captured;
    }
    picture
}

/// Clicks use the tool; drags move a stone, or put or take one on every point that they touch. The
/// right button takes a stone away.
fn pointer(
    ui: &Ui,
    response: &Response,
    editor: &Editor,
    places: &BoardPlaces,
    input: &mut BoardInput,
    actions: &mut Vec<UiAction>,
) {
    let board = editor.board();
    let at = response.interact_pointer_pos().and_then(|place| places.at(board, place));
    if response.clicked() || response.secondary_clicked() {
        input.cursor = None;
        response.request_focus();
        let taken = response.secondary_clicked();
        actions
            .extend(at.map(|at| edit(if taken { Edit::Put(at, None) } else { Edit::Press(at) })));
    }
    let began = || {
        let origin = ui.input(|input| input.pointer.press_origin())?;
        places.at(board, origin)
    };
    match (editor.tool(), response.dragged_by(PointerButton::Primary)) {
        (Tool::Move, true) => {
            if response.drag_started() {
                input.from = began().filter(|&from| editor.parts().stone(from).is_some());
            }
        }
        (Tool::Move, false) => {
            if response.drag_stopped()
                && let Some(from) = input.from
            {
                // A stone dragged off the board is taken away.
                actions.push(edit(match at {
                    Some(to) => Edit::Move(from, to),
                    None => Edit::Put(from, None),
                }));
            }
            input.from = None;
        }
        (tool @ (Tool::Stone(_) | Tool::Remove), true) => {
            let first = began().filter(|_| response.drag_started());
            for point in first.into_iter().chain(at) {
                if input.painted != Some(point) {
                    let stone = if let Tool::Stone(side) = tool { Some(side) } else { None };
                    actions.push(edit(Edit::Put(point, stone)));
                    input.painted = Some(point);
                }
            }
        }
        (_, false) => input.painted = None,
    }
}

/// Arrow keys move a cursor, Space and Enter use the tool, W and B put a stone, Delete takes one.
fn keys(
    ui: &Ui,
    response: &Response,
    editor: &Editor,
    places: &BoardPlaces,
    input: &mut BoardInput,
    actions: &mut Vec<UiAction>,
) {
    let focused = ui.memory(|memory| memory.focused());
    if focused.is_some_and(|id| id != response.id) {
        return;
    }
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    let hit = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let (plain, control) = (Modifiers::NONE, Modifiers::COMMAND);
    if hit(control | Modifiers::SHIFT, Key::Z) || hit(control, Key::Y) {
        actions.push(edit(Edit::Redo));
    } else if hit(control, Key::Z) {
        actions.push(edit(Edit::Undo));
    }
    let arrows = [
        (Key::ArrowLeft, -1, 0),
        (Key::ArrowRight, 1, 0),
        (Key::ArrowUp, 0, -1),
        (Key::ArrowDown, 0, 1),
    ];
    for (key, right, down) in arrows {
        if hit(plain, key) {
            input.cursor = moved(editor.board(), places, input.cursor, right, down);
        }
    }
    // Space and Enter on a focused board are clicks for egui too.
    let used = hit(plain, Key::Space) || hit(plain, Key::Enter);
    let Some(at) = input.cursor else { return };
    let made = if used {
        Some(Edit::Press(at))
    } else if hit(plain, Key::W) {
        Some(Edit::Put(at, Some(Side::White)))
    } else if hit(plain, Key::B) {
        Some(Edit::Put(at, Some(Side::Black)))
    } else if hit(plain, Key::Delete) || hit(plain, Key::Backspace) {
        Some(Edit::Put(at, None))
    } else {
        None
    };
    actions.extend(made.map(edit));
}

/// The cursor after an arrow key. Without one it starts in the middle of the board.
fn moved(
    board: &Board,
    places: &BoardPlaces,
    cursor: Option<Point>,
    right: i32,
    down: i32,
) -> Option<Point> {
    match cursor {
        Some(at) => places.beside(board, at, right, down).or(Some(at)),
        None => board.point(board.columns() / 2, board.rows() / 2),
    }
}
