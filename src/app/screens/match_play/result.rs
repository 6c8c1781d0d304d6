//! The result: how the game ended, the score of the match, and what can be played next.

use super::is_vela;
use crate::app::analysis::AnalysisCommand;
use crate::app::names::{name, party_name};
use crate::app::pages::Page;
use crate::app::screens::{Model, UiAction, status_bar, theme};
use crate::game::{Intent, ReviewAction, Session};
use crate::rules::matches::{Party, Round, RoundKind, Standing};
use crate::rules::{Match, Side};
use crate::texts::{Texts, id, say};
use bevy_egui::egui::{self, Align2, Context, RichText, Vec2};

/// The view model of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSummary {
    /// The winner; `None` after a draw.
    pub winner: Option<Side>,
    /// A sentence with the name of the winner, if there is one.
    pub title: Option<String>,
    /// How the game ended.
    pub reason: String,
    /// The score of the match, and what comes next.
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
    /// Open the setup of another game.
    NewGame,
    /// Undo the last turn.
    Undo,
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
        let named = winner.filter(|&side| session.known_as(side).is_some());
        let title = named.map(|side| {
            texts.with("result-winner", &[("name", name(texts, session, side).into())])
        });
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
        let buttons = vec![
            first,
            (ResultAction::NewGame, texts.get("menu-new-game")),
            (ResultAction::Analyse, texts.get("analysis-begin")),
            (ResultAction::Undo, texts.get("menu-undo")),
            (ResultAction::LookAtBoard, texts.get("result-look")),
        ];
        let mut lines = Vec::new();
        if let Some(match_) = session.current_match() {
            lines.push(score(texts, match_));
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
        Some(Self { winner, title, reason: say::outcome(texts, outcome), lines, buttons })
    }
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

/// Draws the page. The board remains visible.
pub(in crate::app::screens) fn show(
    ctx: &Context,
    model: &Model<'_>,
    top: f32,
    actions: &mut Vec<UiAction>,
) {
    let Some(summary) = model.result else {
        actions.push(UiAction::OpenPage(Page::Board));
        return;
    };
    egui::Window::new("result")
        .title_bar(false)
        .resizable(false)
        .frame(theme::dialog())
        .anchor(Align2::CENTER_TOP, Vec2::new(0.0, top + 14.0))
        .show(ctx, |ui| {
            ui.set_width((ctx.viewport_rect().width() - 90.0).min(500.0));
            ui.vertical_centered(|ui| {
                status_bar::disc(ui, summary.winner);
                if let Some(title) = &summary.title {
                    ui.label(RichText::new(title).size(25.0).color(theme::GOLD));
                    ui.label(RichText::new(&summary.reason).color(theme::BONE));
                } else {
                    ui.label(RichText::new(&summary.reason).size(23.0).color(theme::GOLD));
                }
                let mut lines = summary.lines.iter();
                if let Some(score) = lines.next() {
                    ui.add_space(4.0);
                    ui.label(RichText::new(score).size(21.0).color(theme::BONE));
                }
                for line in lines {
                    ui.label(RichText::new(line).color(theme::FADED));
                }
                ui.add_space(6.0);
            });
            ui.horizontal_wrapped(|ui| {
                for (i, (choice, name)) in summary.buttons.iter().enumerate() {
                    let color = if i == 0 { theme::GOLD } else { theme::BONE };
                    if ui.button(RichText::new(name).color(color)).clicked() {
                        act(*choice, actions);
                    }
                }
            });
        });
}

fn act(choice: ResultAction, actions: &mut Vec<UiAction>) {
    let action = match choice {
        ResultAction::Next => UiAction::Intent(Intent::NextGame),
        ResultAction::Again => UiAction::Intent(Intent::Again),
        ResultAction::NewGame => UiAction::OpenPage(Page::NewGame),
        ResultAction::Undo => UiAction::Intent(Intent::Undo),
        ResultAction::Analyse => {
            actions.push(UiAction::OpenPage(Page::Board));
            actions.push(UiAction::Intent(Intent::Review(ReviewAction::Back)));
            UiAction::Analysis(AnalysisCommand::Analyse)
        }
        ResultAction::LookAtBoard => UiAction::OpenPage(Page::Board),
    };
    actions.push(action);
}
