//! The result: how the game ended, the score of the match, and what can be played next.

use super::is_vela;
use crate::app::analysis::AnalysisCommand;
use crate::app::game_setup::{FormatChoice, GameSetup};
use crate::app::match_play::CurrentResult;
use crate::app::names::{alone, called, party_arg};
use crate::app::pages::Page;
use crate::app::share::menu as share;
use crate::app::status;
use crate::app::status::bar as status_bar;
use crate::app::ui::faces;
use crate::app::ui::faces::Face;
use crate::app::ui::{action::UiAction, focus, model::Model, spoken, theme};
use crate::catalogue::library::statistics::Past;
use crate::engine::character;
use crate::engine::character::Character;
use crate::game::play::{CoachLevel, Intent, ReviewAction, Seat, Session};
use crate::rules::matches::{Party, Round, RoundKind, Standing};
use crate::rules::{Match, Outcome, Side};
use crate::texts::{Texts, id, say};
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Align, Button, CornerRadius, Layout, Margin, Ui, Vec2};
use std::sync::Arc;

/// The size of the winner's face, in points.
const FACE: f32 = 56.0;
/// In a panel narrower than this, in points, the reason stands below the face.
const BESIDE: f32 = 240.0;
/// The greatest share of the height below the board, and the least height in points of what scrolls there.
const BELOW: f32 = 0.5;
const SCROLLED: f32 = 60.0;
/// The width beside the board in low windows: its share of the window, and its limits in points.
const SHARE: f32 = 0.44;
const WIDTH: [f32; 2] = [250.0, 380.0];
/// The room for the scroll bar, in points.
const SCROLL_BAR: f32 = 10.0;
/// After so many losses in a row a gentler opponent is proposed, once.
const LOSSES: usize = 3;

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
    /// That it was the player's first win; `None` if it was not.
    pub first_win: Option<String>,
    /// How the match stands, and what comes next.
    pub lines: Vec<String>,
    /// The buttons with their labels. The first leads on; the others stand below a heading.
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
    /// Play the same variant against the same opponent with the help of a coach.
    Coached,
    /// Open the setup of another game.
    NewGame,
    /// Review the game.
    LookBack,
    /// Review the game and have it analysed.
    Analyse,
}

impl ResultSummary {
    /// The view model of a session; `None` if the game is not over. `past` is what the stored games say of the time before
    /// it, if they are read.
    pub fn of(texts: &Texts, session: &Session, past: Option<Past>) -> Option<Self> {
        let outcome = session.outcome()?;
        let next = session.next_round();
        let ways = Ways::of(session, past);
        let mut lines = Vec::new();
        if let Some(match_) = session.current_match() {
            lines.push(match match_.standing() {
                Standing::Won(party) => {
                    let name = party_arg(texts, session, match_, party);
                    texts.with("result-match-won", &[("name", name)])
                }
                Standing::Drawn => texts.get("result-match-drawn"),
                Standing::Open => match (session.endless_draws(), &next) {
                    (Some(count), _) => {
                        texts.with("result-match-endless", &[("count", count.into())])
                    }
                    (None, Some(round)) => coming(texts, session, match_, round),
                    (None, None) => texts.get("result-not-counted"),
                },
            });
        }
        if session.continues_by_itself() {
            lines.push(texts.get("result-carries-on"));
        }
        lines.extend(ways.proposal(texts));
        Some(Self {
            face: outcome.winner().map(|side| Face::of_side(session, side)),
            title: status::who_won(texts, session, outcome),
            reason: say::outcome_reason(texts, outcome, alone(session)),
            score: session.current_match().map(|match_| score(texts, session, match_)),
            first_win: first_win(texts, session, past),
            lines,
            buttons: buttons(texts, session, next.as_ref(), &ways),
        })
    }
}

/// What the result of a single game against the computer suggests.
#[derive(Default)]
struct Ways {
    /// Whether the person has won.
    won: bool,
    /// Whether the person has lost so often in a row that something else is proposed.
    losses: bool,
    /// The next stronger opponent after a win, the next weaker one after a loss: its place among [`character::all`].
    opponent: Option<(usize, &'static str)>,
    /// Whether a coach could help.
    coach: bool,
}

impl Ways {
    fn of(session: &Session, past: Option<Past>) -> Self {
        let winner = session.outcome().and_then(Outcome::winner);
        let (Some((computer, character)), Some(winner)) = (computer(session), winner) else {
            return Self::default();
        };
        let won = winner != computer;
        let losses = !won && past.is_some_and(|past| past.losses + 1 == LOSSES);
        let known = character::all();
        let place = known.iter().position(|known| known.key == character.key);
        let next = place.and_then(|place| if won { Some(place + 1) } else { place.checked_sub(1) });
        let opponent = next.and_then(|next| Some((next, known.get(next)?.name.as_str())));
        Self { won, losses, opponent, coach: losses && session.coached().is_none() }
    }

    /// The sentence about the losses.
    fn proposal(&self, texts: &Texts) -> Option<String> {
        let (offer, name) = match (self.opponent, self.coach) {
            _ if !self.losses => return None,
            (Some((_, name)), true) => ("both", name),
            (Some((_, name)), false) => ("opponent", name),
            (None, true) => ("coach", ""),
            (None, false) => return None,
        };
        let arguments = [("offer", offer.into()), ("name", name.into())];
        Some(texts.with("result-losses", &arguments))
    }

    /// The buttons for what it suggests.
    fn buttons(&self, texts: &Texts) -> Vec<(ResultAction, String)> {
        let message = if self.won { id("result-stronger") } else { id("result-gentler") };
        let opponent = self.opponent.map(|(place, name)| {
            (ResultAction::Against(place), texts.with(message, &[("name", name.into())]))
        });
        let coach = self.coach.then(|| (ResultAction::Coached, texts.get("result-coach")));
        opponent.into_iter().chain(coach).collect()
    }
}

/// The buttons, that which leads on first.
fn buttons(
    texts: &Texts,
    session: &Session,
    next: Option<&Round>,
    ways: &Ways,
) -> Vec<(ResultAction, String)> {
    let on = match next {
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
    let mut buttons = ways.buttons(texts);
    buttons.insert(if ways.won || ways.losses { buttons.len() } else { 0 }, on);
    buttons.extend([
        (ResultAction::NewGame, texts.get("menu-new-game")),
        (ResultAction::LookBack, texts.get("menu-review")),
        (ResultAction::Analyse, texts.get("analysis-begin")),
    ]);
    buttons
}

/// That the person at the screen has won for the first time, at all or against this opponent.
fn first_win(texts: &Texts, session: &Session, past: Option<Past>) -> Option<String> {
    let (side, past) = (alone(session)?, past?);
    let won = session.outcome()?.winner() == Some(side);
    match session.seat(side.opponent()) {
        Seat::Computer(_) if won && !past.won => Some(texts.get("result-first-win")),
        Seat::Computer(character) if won && !past.won_against => {
            Some(texts.with("result-first-win-over", &[("name", character.name.as_str().into())]))
        }
        _ => None,
    }
}

/// The computer's side in a single game of a person against it.
fn computer(session: &Session) -> Option<(Side, &Arc<Character>)> {
    let side = alone(session).filter(|_| session.current_match().is_none())?;
    match session.seat(side.opponent()) {
        Seat::Computer(character) => Some((side.opponent(), character)),
        Seat::Person | Seat::Exercise => None,
    }
}

/// `Anna – Bao: 1 to 0`.
fn score(texts: &Texts, session: &Session, match_: &Match) -> String {
    let [first, second] = Party::BOTH;
    let score = match_.score();
    let name = |party| called(texts, party_arg(texts, session, match_, party)).into();
    texts.with(
        "result-score",
        &[
            ("first", name(first)),
            ("points", score.points(first).into()),
            ("others", score.points(second).into()),
            ("second", name(second)),
        ],
    )
}

/// The sentence on the next game of the match.
fn coming(texts: &Texts, session: &Session, match_: &Match, round: &Round) -> String {
    let white = ("white", party_arg(texts, session, match_, round.white));
    if round.replayed {
        return texts.with("result-coming-replay", &[white]);
    }
    match (round.kind, round.handicapped()) {
        (RoundKind::Rematch, Some(party)) => {
            let name = ("name", party_arg(texts, session, match_, party));
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
        headline(ui, model, summary);
        rest(ui, model, summary);
    });
}

/// Draws the result below the board, in narrow windows. Returns its height.
pub(in crate::app) fn show_below(root: &mut Ui, model: &Model<'_>) -> f32 {
    let Some(summary) = summary_or_board(model) else { return 0.0 };
    let most = root.available_height() * BELOW;
    let panel = egui::Panel::bottom("result").frame(theme::side()).show(root, |ui| {
        let top = ui.cursor().top();
        headline(ui, model, summary);
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
        headline(ui, model, summary);
        theme::tall(ui.available_height()).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR);
            rest(ui, model, summary);
        });
    });
    panel.response.rect.width()
}

/// Draws who has won and how, and the score of the match. They stay in view while the rest scrolls.
fn headline(ui: &mut Ui, model: &Model<'_>, summary: &ResultSummary) {
    ui.set_width(ui.available_width());
    let beside = ui.available_width() >= BESIDE;
    let reason = |ui: &mut Ui| {
        theme::wrapped(ui, &summary.reason, theme::BODY, theme::SECONDARY);
    };
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        let close = spoken::sign(ui.small_button("×"), &model.texts.get("menu-close"));
        model.on_click(close, UiAction::OpenPage(Page::Board));
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            match &summary.face {
                Some(face) => faces::show(ui, face, FACE),
                None => status_bar::disc(ui, None),
            }
            ui.vertical(|ui| {
                theme::wrapped(ui, &summary.title, 21.0, theme::TEXT);
                if beside {
                    reason(ui);
                }
            });
        });
    });
    if !beside {
        reason(ui);
    }
    if let Some(score) = &summary.score {
        theme::wrapped(ui, score, 19.0, theme::TEXT);
    }
}

/// Draws what is worth knowing, the way on, and the other ways below a heading.
fn rest(ui: &mut Ui, model: &Model<'_>, summary: &ResultSummary) {
    ui.set_width(ui.available_width());
    if let Some(first_win) = &summary.first_win {
        theme::wrapped(ui, first_win, 18.0, theme::SUCCESS);
    }
    for line in &summary.lines {
        theme::wrapped(ui, line, theme::BODY, theme::SECONDARY);
    }
    let Some(((on, name), others)) = summary.buttons.split_first() else { return };
    let least = Vec2::new(0.0, 38.0);
    let way = ui.add(theme::primary(name, 18.0, least).wrap());
    // In a low window it would be below what is seen.
    if focus::at_first(ui, &way) {
        way.scroll_to_me_animation(None, ScrollAnimation::none());
    }
    if way.clicked() {
        act(*on, model);
    }
    theme::wrapped(ui, model.texts.get("result-others"), theme::SMALL, theme::SECONDARY);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = least.y;
        for (choice, name) in others {
            if ui.add(Button::new(name).wrap()).clicked() {
                act(*choice, model);
            }
        }
        ui.menu_button(model.texts.get("menu-share"), |ui| share::current_game(ui, model));
    });
}

fn act(choice: ResultAction, model: &Model<'_>) {
    let action = match choice {
        ResultAction::Next => UiAction::Intent(Intent::NextGame),
        ResultAction::Again => UiAction::Intent(Intent::Again),
        ResultAction::Against(place) => {
            return play(model, |setup, side| {
                let known = character::all().get(place);
                setup.seats[side as usize] = known.cloned().map_or(Seat::Person, Seat::Computer);
            });
        }
        ResultAction::Coached => {
            return play(model, |setup, _| setup.coach = Some(CoachLevel::Middle));
        }
        ResultAction::NewGame => UiAction::OpenPage(Page::NewGame),
        ResultAction::LookBack => UiAction::Intent(Intent::Review(ReviewAction::Back)),
        ResultAction::Analyse => {
            model.ask(UiAction::OpenPage(Page::Board));
            model.ask(UiAction::Intent(Intent::Review(ReviewAction::Back)));
            UiAction::send(AnalysisCommand::Analyse)
        }
    };
    model.ask(action);
}

/// Begins a game of the same variant with the same colours, with one thing changed. The change stays for later games.
fn play(model: &Model<'_>, change: impl FnOnce(&mut GameSetup, Side)) {
    let Some((side, character)) = computer(model.session) else { return };
    let mut setup = model.get::<GameSetup>().clone();
    setup.choose_format(FormatChoice::Single, model.catalogue);
    setup.choose_variant(model.session.variant());
    setup.seats[side as usize] = Seat::Computer(character.clone());
    setup.seats[side.opponent() as usize] = Seat::Person;
    change(&mut setup, side);
    let (seats, coach) = (setup.seats.clone(), setup.coach);
    model.ask(GameSetup::edit(move |setup| {
        setup.seats = seats;
        setup.coach = coach;
    }));
    let plan = setup.plan(model.texts, model.catalogue);
    model.ask(UiAction::Intent(Intent::Begin(Box::new(plan))));
}
