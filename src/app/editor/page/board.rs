//! The board of the editor: clicks, drags and keys on it.

use super::{edit, edited};
use crate::app::solver::PositionSolver;
use crate::app::solver::SolveState;
use crate::app::ui::drawn_board;
use crate::app::ui::drawn_board::{BoardPicture, BoardPlaces};
use crate::app::ui::{model::Model, spoken};
use crate::game::editor::{Edit, Editor, Tool};
use crate::rules::{Point, Side};
use crate::texts::say;
use bevy_egui::egui::{
    Event, Id, Key, Memory, Modifiers, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2,
};

/// The state of the board between two frames. None of it belongs to the position.
#[derive(Clone, Copy, Default)]
struct BoardInput {
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

/// The id of a point, which is a button of its own for keys, gamepads, switches and screen readers.
pub(in crate::app) fn point_id(point: Point) -> Id {
    board_id().with(point.index())
}

/// Draws the board.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, most: Vec2) {
    let editor = edited(model).editor();
    let board = editor.board();
    let mut input: BoardInput = ui.data(|data| data.get_temp(board_id())).unwrap_or_default();
    let focused = ui.memory(Memory::focused);
    let cursor = board.points().find(|&point| focused == Some(point_id(point)));
    let mut picture = picture(model, editor);
    picture.cursor = cursor;
    // While a stone is dragged, its own point is empty.
    let dragged = match input.held {
        Some(Held::Stone(from, at)) => editor.parts().stone(from).map(|side| (from, side, at)),
        _ => None,
    };
    if let Some((from, ..)) = dragged {
        picture.stones = picture.stones.map(|stones| stones.without(from));
    }
    let (response, places) = drawn_board::show(ui, board, &picture, most, Sense::DRAG);
    points(ui, model, &places);
    if let Some((_, side, at)) = dragged {
        drawn_board::stone(ui, at, places.step * 1.1, side);
    }
    pointer(ui, model, &response, &places, &mut input);
    if focused.is_none() || cursor.is_some() {
        keys(ui, model, cursor);
    }
    ui.data_mut(|data| data.insert_temp(board_id(), input));
}

/// Makes every point a button that can have the focus. The board, not these buttons, handles the clicks, one by
/// one.
fn points(ui: &Ui, model: &Model<'_>, places: &BoardPlaces) {
    let editor = edited(model).editor();
    let board = editor.board();
    for point in board.points() {
        let size = Vec2::splat(places.step * 0.9);
        let rect = Rect::from_center_size(places.of(board, point), size);
        let button = ui.interact(rect, point_id(point), Sense::click());
        spoken::button(&button, || {
            let content = editor.parts().stone(point).map_or("none", say::side_key);
            let point = ("point", board.name(point).into());
            model.texts.with("accessibility-point", &[point, ("content", content.into())])
        });
        if button.has_focus() {
            button.scroll_to_me(None);
        }
        if button.clicked() && !button.clicked_by(PointerButton::Primary) {
            model.ask(edit(Edit::Press(point)));
        }
    }
}

/// What the board shows: the stones, the stone that was picked up, and the first turn of a proof.
fn picture(model: &Model<'_>, editor: &Editor) -> BoardPicture {
    let mut picture = BoardPicture { stones: editor.parts().stones, ..BoardPicture::default() };
    if let Some(picked) = editor.picked() {
        picture.marked = picked.set();
    }
    if let Ok(position) = editor.position()
        && let SolveState::Solved(solved) =
            model.get::<PositionSolver>().state(editor.variant(), &position)
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
    model: &Model<'_>,
    response: &Response,
    places: &BoardPlaces,
    input: &mut BoardInput,
) {
    let editor = edited(model).editor();
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
                // Keys are for the whole board again.
                ui.memory_mut(|memory| {
                    if let Some(focused) = memory.focused() {
                        memory.surrender_focus(focused);
                    }
                });
                if button == PointerButton::Secondary {
                    model.ask(edit(Edit::Put(at, None)));
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
                    model.ask(edit(Edit::Press(at)));
                }
            }
            Event::PointerMoved(place) => match &mut input.held {
                Some(Held::Stone(_, at)) => *at = place,
                Some(Held::Paint(stone, last)) => {
                    let at = places.at(board, place).filter(|at| at != last);
                    *last = at.unwrap_or(*last);
                    model.ask_all(at.map(|at| edit(Edit::Put(at, *stone))));
                }
                None => {}
            },
            Event::PointerButton {
                pos, button: PointerButton::Primary, pressed: false, ..
            } => {
                if let Some(Held::Stone(from, _)) = input.held.take() {
                    model.ask(edit(match places.at(board, pos) {
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

/// Arrow keys go from point to point, as egui moves the focus, beginning in the middle. On a point W and B put a
/// stone, Delete takes one.
fn keys(ui: &Ui, model: &Model<'_>, cursor: Option<Point>) {
    let hit = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let (plain, control) = (Modifiers::NONE, Modifiers::COMMAND);
    if hit(control | Modifiers::SHIFT, Key::Z) || hit(control, Key::Y) {
        model.ask(edit(Edit::Redo));
    } else if hit(control, Key::Z) {
        model.ask(edit(Edit::Undo));
    }
    let Some(at) = cursor else {
        let arrows = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
        let board = edited(model).editor().board();
        let middle = board.point(board.columns() / 2, board.rows() / 2);
        if let Some(middle) = middle.filter(|_| arrows.into_iter().any(|key| hit(plain, key))) {
            ui.memory_mut(|memory| memory.request_focus(point_id(middle)));
        }
        return;
    };
    let stone = if hit(plain, Key::W) {
        Some(Side::White)
    } else if hit(plain, Key::B) {
        Some(Side::Black)
    } else if hit(plain, Key::Delete) || hit(plain, Key::Backspace) {
        None
    } else {
        return;
    };
    model.ask(edit(Edit::Put(at, stone)));
}
