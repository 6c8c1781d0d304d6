//! The result: how the game ended, the score of the match, and what can be played next.

use super::is_vela;
use crate::app::analysis::AnalysisCommand;
use crate::app::game_setup::{FormatChoice, GameSetup};
use crate::app::match_play::CurrentResult;
use crate::app::names::party_name;
use crate::app::pages::Page;
use crate::app::share::menu as share;
use crate::app::status;
use crate::app::status::bar as status_bar;
use crate::app::ui::faces;
use crate::app::ui::faces::Face;
use crate::app::ui::{action::UiAction, focus, model::Model, theme};
use crate::engine::character;
use crate::engine::character::Character;
use crate::game::play::{Intent, ReviewAction, Seat, Session};
use crate::rules::matches::{Party, Round, RoundKind, Standing};
use crate::rules::{Match, Side};
use crate::texts::{Texts, id, say};
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Button, CornerRadius, Margin, Ui, Vec2};

/// The size of the winner's face, in points.
const FACE: f32 = 56.0;
/// The greatest share of the height below the board, and the least height in points of what scrolls there.
const BELOW: f32 = 0.5;
const SCROLLED: f32 = 60.0;
/// The width beside the board in low windows: its share of the window, and its limits in points.
const SHARE: f32 = 0.44;
const WIDTH: [f32; 2] = [250.0, 380.0];
/// The room for the scroll bar, in points.
const SCROLL_BAR: f32 = 10.0;

/// The view model of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSummary {
    /// The winner's face; `None` after a draw.
    pub face: Option<Face>,
    /// Who has won, or that nobody has.
    pub title: String,
    /// How the game ended.
    pub reason: String,
    /// The score of the match; `None` after a single game.
    pub score: Option<String>,
    /// How the match stands, and what comes next.
    pub lines: Vec<String>,
    /// The buttons with their labels, the most likely first.
    pub buttons: Vec<(ResultAction, String)>,
}

/// What a button of the page does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAction {
    /// Begin the next game of the match.
    Next,
    /// Start the game or the match again.
    Again,
    /// Play the same variant against another computer opponent, by its index among [`character::all`].
    Against(usize),
    /// Open the setup of another game.
    NewGame,
    /// Review the game and have it analysed.
    Analyse,
    /// Close the page and look at the board.
    LookAtBoard,
}

impl ResultSummary {
    /// The view model of a session; `None` if the game is not over.
    pub fn of(texts: &Texts, session: &Session) -> Option<Self> {
        let outcome = session.outcome()?;
        let winner = outcome.winner();
        let next = session.next_round();
        let first = match &next {
            Some(round) if round.kind == RoundKind::Rematch && is_vela(round) => {
                (ResultAction::Next, texts.get("result-vela"))
            }
            Some(round) if round.kind == RoundKind::Rematch => {
                (ResultAction::Next, texts.get("result-rematch"))
            }
            Some(_) => (ResultAction::Next, texts.get("result-next")),
            None if session.current_match().is_some() => {
                (ResultAction::Again, texts.get("result-match-again"))
            }
            None => (ResultAction::Again, texts.get("result-again")),
        };
        let suggested = neighbour(session).and_then(|place| {
            let name = character::all().get(place)?.name.as_str();
            Some((
                ResultAction::Against(place),
                texts.with("result-against", &[("name", name.into())]),
            ))
        });
        let others = [
            (ResultAction::NewGame, texts.get("menu-new-game")),
            (ResultAction::Analyse, texts.get("analysis-begin")),
            (ResultAction::LookAtBoard, texts.get("result-look")),
        ];
        let buttons = std::iter::once(first).chain(suggested).chain(others).collect();
        let score = session.current_match().map(|match_| score(texts, match_));
        let mut lines = Vec::new();
        if let Some(match_) = session.current_match() {
            lines.push(match match_.standing() {
                Standing::Won(party) => {
                    let name = party_name(texts, match_, party);
                    texts.with("result-match-won", &[("name", name.into())])
                }
                Standing::Drawn => texts.get("result-match-drawn"),
                Standing::Open => match (session.endless_draws(), &next) {
                    (Some(count), _) => {
                        texts.with("result-match-endless", &[("count", count.into())])
                    }
                    (None, Some(round)) => coming(texts, match_, round),
                    (None, None) => texts.get("result-not-counted"),
                },
            });
        }
        if session.continues_by_itself() {
            lines.push(texts.get("result-carries-on"));
        }
        let face = winner.map(|side| Face::of_side(session, side));
        let title = status::who_won(texts, session, outcome);
        let reason = say::outcome_reason(texts, outcome);
        Some(Self { face, title, reason, score, lines, buttons })
    }
}

/// The side of the computer in a single game of a person against it.
fn computer(session: &Session) -> Option<(Side, &Character)> {
    let is_match = session.current_match().is_some();
    let side =
        Side::BOTH.into_iter().find(|&side| !is_match && !session.seat(side).is_computer())?;
    match session.seat(side.opponent()) {
        Seat::Computer(character) => Some((side.opponent(), character)),
        Seat::Person | Seat::Exercise => None,
    }
}

/// Who might be played next: after a win of the person the next stronger opponent, after a loss the next weaker.
fn neighbour(session: &Session) -> Option<usize> {
    let (side, character) = computer(session)?;
    let known = character::all();
    let place = known.iter().position(|known| known.key == character.key)?;
    let next = if session.outcome()?.winner()? == side { place.checked_sub(1)? } else { place + 1 };
    Some(next).filter(|&next| next < known.len())
}

/// `Anna – Bao: 1 to 0`.
pub fn score(texts: &Texts, match_: &Match) -> String {
    let [first, second] = Party::BOTH;
    let score = match_.score();
    texts.with(
        "result-score",
        &[
            ("first", party_name(texts, match_, first).into()),
            ("points", score.points(first).into()),
            ("others", score.points(second).into()),
            ("second", party_name(texts, match_, second).into()),
        ],
    )
}

/// The sentence on the next game of the match.
fn coming(texts: &Texts, match_: &Match, round: &Round) -> String {
    let white = ("white", party_name(texts, match_, round.white).into());
    if round.replayed {
        return texts.with("result-coming-replay", &[white]);
    }
    match (round.kind, round.handicapped()) {
        (RoundKind::Rematch, Some(party)) => {
            let name = ("name", party_name(texts, match_, party).into());
            let message =
                if is_vela(round) { id("result-coming-vela") } else { id("result-coming-rematch") };
            texts.with(message, &[white, name])
        }
        (RoundKind::Decider, _) => texts.with("result-coming-decider", &[white]),
        _ => texts.with("result-coming-game", &[white, ("number", round.number.into())]),
    }
}

/// What the page of the result says. Without a result, as after a turn was taken back, the board is opened instead.
fn summary_or_board<'a>(model: &Model<'a>) -> Option<&'a ResultSummary> {
    if model.get::<CurrentResult>().0.as_ref().is_none() {
        model.ask(UiAction::OpenPage(Page::Board));
    }
    model.get::<CurrentResult>().0.as_ref()
}

/// Draws the result above the list of turns, in wide windows.
pub(in crate::app) fn show(ui: &mut Ui, model: &Model<'_>) {
    let Some(summary) = summary_or_board(model) else { return };
    let frame = egui::Frame::new().fill(theme::PANEL).corner_radius(CornerRadius::same(8));
    frame.inner_margin(Margin::same(12)).show(ui, |ui| {
        headline(ui, summary);
        rest(ui, model, summary);
    });
}

/// Draws the result below the board, in narrow windows. Returns its height.
pub(in crate::app) fn show_below(root: &mut Ui, model: &Model<'_>) -> f32 {
    let Some(summary) = summary_or_board(model) else { return 0.0 };
    let most = root.available_height() * BELOW;
    let panel = egui::Panel::bottom("result").frame(theme::side()).show(root, |ui| {
        let top = ui.cursor().top();
        headline(ui, summary);
        let left = most - (ui.cursor().top() - top);
        theme::tall(left.max(SCROLLED)).show(ui, |ui| rest(ui, model, summary));
    });
    panel.response.rect.height()
}

/// Draws the result beside the board, in low windows. Returns its width.
pub(in crate::app) fn show_beside(root: &mut Ui, model: &Model<'_>) -> f32 {
    let Some(summary) = summary_or_board(model) else { return 0.0 };
    let width = (root.ctx().viewport_rect().width() * SHARE).clamp(WIDTH[0], WIDTH[1]);
    let panel = egui::Panel::right("result-beside").frame(theme::side()).resizable(false);
    let panel = panel.exact_size(width).show(root, |ui| {
        headline(ui, summary);
        theme::tall(ui.available_height()).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR);
            rest(ui, model, summary);
        });
    });
    panel.response.rect.width()
}

/// Draws who has won and how, and the score of the match. They stay in view while the rest scrolls.
fn headline(ui: &mut Ui, summary: &ResultSummary) {
    ui.set_width(ui.available_width());
    ui.horizontal(|ui| {
        match &summary.face {
            Some(face) => faces::show(ui, face, FACE),
            None => status_bar::disc(ui, None),
        }
        ui.vertical(|ui| {
            theme::wrapped(ui, &summary.title, 21.0, theme::TEXT);
            theme::wrapped(ui, &summary.reason, theme::BODY, theme::SECONDARY);
        });
    });
    if let Some(score) = &summary.score {
        theme::wrapped(ui, score, 19.0, theme::TEXT);
    }
}

/// Draws what comes next, and the buttons.
fn rest(ui: &mut Ui, model: &Model<'_>, summary: &ResultSummary) {
    ui.set_width(ui.available_width());
    for line in &summary.lines {
        theme::wrapped(ui, line, theme::BODY, theme::SECONDARY);
    }
    let least = Vec2::new(0.0, 38.0);
    ui.horizontal_wrapped(|ui| {
        for (place, (choice, name)) in summary.buttons.iter().enumerate() {
            let button = match place {
                0 => theme::primary(name, 18.0, least),
                _ => Button::new(name).min_size(least),
            };
            let button = ui.add(button.wrap());
            // In a low window it would be below what is seen.
            if place == 0 && focus::at_first(ui, &button) {
                button.scroll_to_me_animation(None, ScrollAnimation::none());
            }
            if button.clicked() {
                act(*choice, model);
            }
        }
        ui.menu_button(model.texts.get("share"), |ui| share::current_game(ui, model));
    });
}

fn act(choice: ResultAction, model: &Model<'_>) {
    let action = match choice {
        ResultAction::Next => UiAction::Intent(Intent::NextGame),
        ResultAction::Again => UiAction::Intent(Intent::Again),
        ResultAction::Against(place) => return play_against(place, model),
        ResultAction::NewGame => UiAction::OpenPage(Page::NewGame),
        ResultAction::Analyse => {
            model.ask(UiAction::OpenPage(Page::Board));
            model.ask(UiAction::Intent(Intent::Review(ReviewAction::Back)));
            UiAction::send(AnalysisCommand::Analyse)
        }
        ResultAction::LookAtBoard => UiAction::OpenPage(Page::Board),
    };
    model.ask(action);
}

/// Begins a game of the same variant with the same colours against another computer opponent.
fn play_against(place: usize, model: &Model<'_>) {
    let (Some((side, _)), Some(character)) = (computer(model.session), character::all().get(place))
    else {
        return;
    };
    let mut setup = model.get::<GameSetup>().clone();
    setup.choose_format(FormatChoice::Single, model.catalogue);
    setup.choose_variant(model.session.variant());
    setup.seats[side as usize] = Seat::Computer(character.clone());
    setup.seats[side.opponent() as usize] = Seat::Person;
    let seats = setup.seats.clone();
    model.ask(GameSetup::edit(|setup| setup.seats = seats));
    let plan = setup.plan(model.texts, model.catalogue);
    model.ask(UiAction::Intent(Intent::Begin(Box::new(plan))));
}
