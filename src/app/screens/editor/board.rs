//! The board of the editor: clicks, drags and keys on it.

use super::edit;
use crate::app::screens::drawn_board::{self, BoardPicture, BoardPlaces};
use crate::app::screens::{Model, UiAction, spoken};
use crate::app::solver::SolveState;
use crate::editor::{Edit, Editor, Tool};
use crate::rules::{Board, Point, Side};
use crate::texts::say;
use bevy_egui::egui::{
    Event, EventFilter, Id, Key, Memory, Modifiers, PointerButton, Pos2, Response, Sense, Ui, Vec2,
};

/// What the board remembers from frame to frame: nothing of it belongs to the position.
#[derive(Clone, Copy, Default)]
struct BoardInput {
    /// The keyboard's cursor, once a key has moved it.
    cursor: Option<Point>,
    /// What the pointer does while it is held down.
    held: Option<Held>,
}

/// What the pointer does while it is held down.
#[derive(Clone, Copy)]
enum Held {
    /// It drags the stone of this point, and is here.
    Stone(Point, Pos2),
    /// It puts or takes stones; the last point was this one.
    Paint(Option<Side>, Point),
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
    let dragged = match input.held {
        Some(Held::Stone(from, at)) => editor.parts().stone(from).map(|side| (from, side, at)),
        _ => None,
    };
    if let Some((from, ..)) = dragged {
        picture.stones = picture.stones.map(|stones| stones.without(from));
    }
    let (response, places) = drawn_board::show(ui, board, &picture, most, Sense::drag());
    spoken::button(&response, || spoken_board(model, editor, input.cursor));
    if let Some((_, side, at)) = dragged {
        drawn_board::stone(ui, at, places.step * 1.1, side);
    }
    pointer(ui, &response, editor, &places, &mut input, actions);
    keys(ui, &response, editor, &places, &mut input, actions);
    ui.data_mut(|data| data.insert_temp(board_id(), input));
}

/// What a screen reader says of the board: its name, and the point under the cursor.
fn spoken_board(model: &Model<'_>, editor: &Editor, cursor: Option<Point>) -> String {
    let name = model.texts.get("aloud-board-name");
    let Some(point) = cursor else { return name };
    let content = editor.parts().stone(point).map_or("none", say::side_key);
    let point = ("point", editor.board().name(point).into());
    format!("{name}: {}", model.texts.with("aloud-point", &[point, ("content", content.into())]))
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
        picture.path = turn.path();
        picture.captured = turn.captured;
    }
    picture
}

/// A press uses the tool; while the pointer is held down, it drags a stone, or puts or takes stones on all
/// points that it touches. The right button takes a stone away. Events are followed one by one, so that
/// slow frames lose none.
fn pointer(
    ui: &Ui,
    response: &Response,
    editor: &Editor,
    places: &BoardPlaces,
    input: &mut BoardInput,
    actions: &mut Vec<UiAction>,
) {
    let board = editor.board();
    let free = |place: Pos2| {
        response.interact_rect.contains(place)
            && ui.ctx().layer_id_at(place).is_none_or(|layer| layer == response.layer_id)
    };
    let parts = editor.parts();
    for event in ui.input(|input| input.events.clone()) {
        match event {
            Event::PointerButton { pos, button, pressed: true, .. } if free(pos) => {
                let Some(at) = places.at(board, pos) else { continue };
                response.request_focus();
                input.cursor = None;
                if button == PointerButton::Secondary {
                    actions.push(edit(Edit::Put(at, None)));
                }
                if button != PointerButton::Primary {
                    continue;
                }
                let there = parts.stone(at);
                input.held = match editor.tool() {
                    Tool::Move if there.is_some() => Some(Held::Stone(at, places.of(board, at))),
                    Tool::Move => None,
                    Tool::Remove => Some(Held::Paint(None, at)),
                    // A second press takes the stone away, and so does the drag that follows.
                    Tool::Stone(side) => {
                        Some(Held::Paint(Some(side).filter(|_| there != Some(side)), at))
                    }
                };
                if !matches!(input.held, Some(Held::Stone(..))) {
                    actions.push(edit(Edit::Press(at)));
                }
            }
            Event::PointerMoved(place) => match &mut input.held {
                Some(Held::Stone(_, at)) => *at = place,
                Some(Held::Paint(stone, last)) => {
                    let at = places.at(board, place).filter(|at| at != last);
                    *last = at.unwrap_or(*last);
                    actions.extend(at.map(|at| edit(Edit::Put(at, *stone))));
                }
                None => {}
            },
            Event::PointerButton {
                pos, button: PointerButton::Primary, pressed: false, ..
            } => {
                if let Some(Held::Stone(from, _)) = input.held.take() {
                    actions.push(edit(match places.at(board, pos) {
                        Some(to) if to == from => Edit::Press(from),
                        Some(to) => Edit::Move(from, to),
                        // A stone dragged off the board is taken away.
                        None => Edit::Put(from, None),
                    }));
                }
            }
            Event::PointerGone => input.held = None,
            _ => {}
        }
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
    let focused = ui.memory(Memory::focused);
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
