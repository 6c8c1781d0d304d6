//! Where a page stands: at the side of the board where the window has room for both, otherwise over the board. Its
//! middle scrolls, and the buttons below stay in view.

use super::room::Room;
use super::{action::UiAction, model::Model, theme};
use crate::app::pages::Page;
use bevy_egui::egui::{self, Context, Id, Key, Modifiers, Popup, Ui, Vec2};

/// The width of a page beside the board: its share of the window, and its limits in points.
const SHARE: f32 = 0.44;
const WIDTH: [f32; 2] = [440.0, 620.0];
/// What is around the content of a page over the board, in points: left and right together, above and below together.
const AROUND: Vec2 = Vec2::new(66.0, 82.0);
/// The separator above the buttons, with the space around it, in points.
const SEPARATOR: f32 = 22.0;
/// The height of the buttons, in points, until they have been drawn.
const FOOTER: f32 = 48.0;
/// The width of a scroll bar with the space beside it, in points.
const SCROLL_BAR: f32 = 14.0;

/// Draws a panel at the right, or below the board in upright windows, where it may have another space above its content.
/// `content` is told whether it is below. Returns what it covers at the right and at the bottom, in points.
pub(in crate::app) fn beside_or_below(
    root: &mut Ui,
    name: &'static str,
    [width, height]: [f32; 2],
    border: Option<i8>,
    content: impl FnOnce(&mut Ui, bool),
) -> [f32; 2] {
    let space = root.available_size();
    let below = space.y > space.x;
    let mut frame = theme::side();
    let panel = if below {
        frame.inner_margin.top = border.unwrap_or(frame.inner_margin.top);
        egui::Panel::bottom(Id::new((name, "below"))).exact_size(height)
    } else {
        egui::Panel::right(name).exact_size(width)
    };
    let shown = panel.frame(frame).resizable(false).show(root, |ui| content(ui, below));
    let size = shown.response.rect.size();
    if below { [0.0, size.y] } else { [size.x, 0.0] }
}

/// A page without its content.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct PageFrame {
    /// The name of the page for egui.
    name: &'static str,
    /// The largest width of the content over the board, in points.
    widest: f32,
    /// Whether the page stands beside the board where there is room.
    beside: bool,
    /// What opens when the player closes the page; none while it cannot be closed.
    back: Option<Page>,
}

impl PageFrame {
    /// A page that leaves the board to be seen where there is room.
    pub(in crate::app) const fn beside(name: &'static str, widest: f32) -> Self {
        Self { name, widest, beside: true, back: Some(Page::Board) }
    }

    /// A page that needs the whole window, because it has boards of its own.
    pub(in crate::app) const fn over(name: &'static str, widest: f32) -> Self {
        Self { name, widest, beside: false, back: Some(Page::Board) }
    }

    /// Another page than the board opens when the player closes this one; none while it cannot be closed.
    pub(in crate::app) const fn back_to(mut self, back: Option<Page>) -> Self {
        self.back = back;
        self
    }

    /// Draws the page. `content` is given the room for what it draws, in points. The player closes the page with Escape,
    /// or by a click beside a page over the board.
    pub(in crate::app) fn show(
        self,
        root: &mut Ui,
        model: &Model<'_>,
        content: impl FnOnce(&mut Ui, Vec2),
    ) {
        let closed = if self.beside && Room::of(root.ctx()).has_page_beside() {
            self.show_beside(root, content)
        } else {
            self.show_over(root.ctx(), content)
        };
        if closed && let Some(page) = self.back {
            model.ask(UiAction::OpenPage(page));
        }
    }

    fn show_beside(self, root: &mut Ui, content: impl FnOnce(&mut Ui, Vec2)) -> bool {
        // Escape closes the menu that is open, as on a page over the board, and does not close a page that it has opened.
        let menu = Popup::is_any_open(root.ctx());
        let (key, now) = (Id::new((self.name, "drawn")), root.ctx().cumulative_pass_nr());
        let before: Option<u64> = root.data(|data| data.get_temp(key));
        root.data_mut(|data| data.insert_temp(key, now));
        let was_open = before.is_some_and(|before| before + 1 >= now);
        let width = (root.ctx().viewport_rect().width() * SHARE).clamp(WIDTH[0], WIDTH[1]);
        let panel = egui::Panel::right(self.name).frame(theme::side()).resizable(false);
        panel.exact_size(width).show(root, |ui| {
            let room = ui.available_size();
            content(ui, room);
        });
        let escape = || root.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        was_open && !menu && escape()
    }

    fn show_over(self, ctx: &Context, content: impl FnOnce(&mut Ui, Vec2)) -> bool {
        let room = ctx.viewport_rect().size() - AROUND;
        let room = Vec2::new(room.x.min(self.widest), room.y);
        let modal = egui::Modal::new(self.name.into()).frame(theme::dialog());
        let shown = modal.show(ctx, |ui| {
            ui.set_width(room.x);
            content(ui, room);
        });
        shown.should_close()
    }

    /// Draws the page with a title, a middle that scrolls, and buttons below it. `content` is given the height of the
    /// middle in points.
    pub(in crate::app) fn show_footed(
        self,
        root: &mut Ui,
        model: &Model<'_>,
        title: String,
        content: impl FnOnce(&mut Ui, &Model<'_>, f32),
        footer: impl FnOnce(&mut Ui, &Model<'_>),
    ) {
        // The height of the buttons, measured when they were last drawn.
        let key = Id::new((self.name, "footer"));
        let below: f32 = root.data(|data| data.get_temp(key)).unwrap_or(FOOTER);
        self.show(root, model, |ui, room| {
            let top = ui.cursor().top();
            theme::title(ui, title);
            let above = ui.cursor().top() - top;
            let height = (room.y - above - SEPARATOR - below).max(90.0);
            theme::tall(height).show(ui, |ui| {
                ui.set_width(room.x - SCROLL_BAR);
                content(ui, model, height);
            });
            ui.separator();
            let drawn = ui.horizontal_wrapped(|ui| footer(ui, model));
            let height = drawn.response.rect.height();
            if (height - below).abs() > 0.5 {
                ui.data_mut(|data| data.insert_temp(key, height));
                ui.ctx().request_repaint();
            }
        });
    }
}
