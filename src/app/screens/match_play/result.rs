//! The result: how the game ended, how the match stands, and what can be played next.

use super::{is_vela, name, party_name};
use crate::app::screens::desk::{Desk, Page};
use crate::app::screens::{Wish, status_bar, theme};
use crate::game::{Intent, Session};
use crate::rules::matches::{Party, Round, RoundKind, Standing};
use crate::rules::{Match, Side};
use crate::texts::{Texts, id, say};
use bevy_egui::egui::{self, Align2, Context, RichText, Vec2};

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSummary {
    /// Who has won.
    pub winner: Option<Side>,
    /// Their name, where they have one.
    pub title: Option<String>,
    /// How the game ended.
    pub reason: String,
    /// How the match stands, and what comes next.
    pub lines: Vec<String>,
    /// What can be pressed, the likeliest first.
    pub buttons: Vec<(ResultAction, String)>,
}

/// What a button of the page does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAction {
    /// Begin the next game of the match.
    Next,
    /// Begin anew what is over.
    Again,
    /// Plan another game.
    GamePlan,
    /// Take the end back.
    Undo,
    /// Put the page away.
    ReviewAction,
}

impl ResultSummary {
    /// What there is to say about a game that is over.
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
            (ResultAction::GamePlan, texts.get("menu-new-game")),
            (ResultAction::Undo, texts.get("menu-undo")),
            (ResultAction::ReviewAction, texts.get("result-look")),
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

/// What the next game of the match is.
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

/// Draws it; the board stays free to look at.
pub(in crate::app::screens) fn show(
    ctx: &Context,
    desk: &mut Desk,
    session: &Session,
    top: f32,
    wishes: &mut Vec<Wish>,
) {
    let Some(verdict) = ResultSummary::of(&desk.texts, session) else {
        desk.page = Page::Board;
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
                status_bar::disc(ui, verdict.winner);
                if let Some(title) = &verdict.title {
                    ui.label(RichText::new(title).size(25.0).color(theme::GOLD));
                    ui.label(RichText::new(&verdict.reason).color(theme::BONE));
                } else {
                    ui.label(RichText::new(&verdict.reason).size(23.0).color(theme::GOLD));
                }
                let mut lines = verdict.lines.iter();
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
                for (i, (choice, name)) in verdict.buttons.iter().enumerate() {
                    let color = if i == 0 { theme::GOLD } else { theme::BONE };
                    if ui.button(RichText::new(name).color(color)).clicked() {
                        choose(*choice, desk, wishes);
                    }
                }
            });
        });
}

fn choose(choice: ResultAction, desk: &mut Desk, wishes: &mut Vec<Wish>) {
    match choice {
        ResultAction::Next => wishes.push(Wish::Intent(Intent::NextGame)),
        ResultAction::Again => wishes.push(Wish::Intent(Intent::Again)),
        ResultAction::GamePlan => desk.page = Page::NewGame,
        ResultAction::Undo => wishes.push(Wish::Intent(Intent::Undo)),
        ResultAction::ReviewAction => desk.page = Page::Board,
    }
}
