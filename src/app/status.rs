//! The sentences and buttons under the board: whose turn it is and what can be done now.

use super::coach::CurrentCoach;
use super::learn::CurrentExercise;
use super::names::side_arg;
use super::opponent::Opponent;
use super::schedule::AppSet;
use super::session::{CurrentGuidance, CurrentSession};
use super::texts::CurrentTexts;
use super::toasts::LastRemark;
use crate::engine::Score;
use crate::engine::explain::{Explanation, Reason};
use crate::game::{Advice, Guidance, Hint, Notice, Seat, Session};
use crate::learn::{Coach, ExerciseRun};
use crate::rules::matches::{Obligation, obligation};
use crate::rules::switches::Methods;
use crate::rules::{CaptureKind, Outcome, PointSet, Record, Side};
use crate::texts::{Texts, id, say};
use bevy::prelude::*;

/// The most reasons that a hint tells.
const HINT_REASONS: usize = 2;

/// What a button under the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// End the open chain.
    EndTurn,
    /// Undo its last step.
    StepBack,
    /// Capture one of the two groups.
    Take(CaptureKind),
    /// Claim the capture that was omitted.
    Claim,
    /// Accept the draw.
    Accept,
    /// Decline the draw.
    Decline,
    /// Start the next game of the match.
    Next,
    /// Start the game or the match again.
    Again,
    /// Review the game that is over.
    LookBack,
    /// Resume the clocks.
    Resume,
}

/// The text and buttons under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The side to move; `None` if the game is over.
    pub side: Option<Side>,
    /// What can be done now.
    pub headline: String,
    /// The second line: what just happened, or how to go on.
    pub hint: String,
    /// Whether the second line is a refusal.
    pub refused: bool,
    /// The buttons with their labels.
    pub buttons: Vec<(Action, String)>,
    /// Further texts that may be shown in the course of this turn. The bar reserves space for them from the start, so
    /// that the board does not move during a chain.
    pub to_come: Vec<ToCome>,
}

/// What the bar shows in a part of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToCome {
    /// The first line.
    pub headline: String,
    /// The second line.
    pub hint: String,
    /// The labels of the buttons.
    pub buttons: Vec<String>,
}

/// The current [`Status`], recomputed only when something that it depends on changes.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Deref)]
pub struct CurrentStatus(pub Status);

impl FromWorld for CurrentStatus {
    fn from_world(world: &mut World) -> Self {
        world.init_resource::<CurrentTexts>();
        world.init_resource::<CurrentSession>();
        world.init_resource::<CurrentGuidance>();
        let texts = world.resource::<CurrentTexts>();
        let guidance = world.resource::<CurrentGuidance>();
        Self(status(texts, world.resource::<CurrentSession>(), guidance, None, false))
    }
}

/// Keeps [`CurrentStatus`] up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<CurrentStatus>()
        .add_systems(Update, update.after(AppSet::Present).before(AppSet::Persist));
}

/// Recomputes the status if something that it depends on has changed.
pub(super) fn update(
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    texts: Res<CurrentTexts>,
    remark: Res<LastRemark>,
    opponent: Option<Res<Opponent>>,
    coach: Option<Res<CurrentCoach>>,
    exercise: Option<Res<CurrentExercise>>,
    mut was_thinking: Local<bool>,
    mut current: ResMut<CurrentStatus>,
) {
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
    let turned = std::mem::replace(&mut *was_thinking, thinking) != thinking;
    let changed =
        session.is_changed() || guidance.is_changed() || texts.is_changed() || remark.is_changed();
    let advised = coach.as_ref().is_some_and(DetectChanges::is_changed);
    let taught = exercise.as_ref().is_some_and(DetectChanges::is_changed);
    if turned || changed || advised || taught {
        let mut status = status(&texts, &session, &guidance, remark.notice(), thinking);
        if let Some(coach) = coach.filter(|_| session.review().is_none()) {
            if session.question_open() {
                ask(&texts, &mut status);
            } else if remark.notice().is_none() && guidance.hint.is_none() {
                add_threats(&texts, &session, &guidance, coach.coach(), &mut status);
            }
        }
        if let Some(run) = exercise.as_ref().and_then(|exercise| exercise.run()) {
            set_task(&texts, &session, &guidance, run, &mut status);
        }
        current.set_if_neq(CurrentStatus(status));
    }
}

/// The status of a session. `remark` is the last notice while it is shown, `thinking` whether the
/// computer is computing a turn.
pub fn status(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    remark: Option<&Notice>,
    thinking: bool,
) -> Status {
    Status {
        side: session.to_move(),
        headline: headline(texts, session, guidance, thinking),
        hint: remark
            .and_then(|notice| said(texts, session, notice))
            .or_else(|| advice(texts, session, guidance))
            .unwrap_or_else(|| hint(texts, session, guidance)),
        refused: matches!(remark, Some(Notice::Refused(_))),
        buttons: buttons(texts, session, guidance),
        to_come: to_come(texts, session),
    }
}

/// The beginning of a turn that captures, a chosen stone, a choice of captures, and a chain that may go on.
fn to_come(texts: &Texts, session: &Session) -> Vec<ToCome> {
    let Some(side) = session.to_move() else { return Vec::new() };
    let how = ("how", how_to_capture(texts, session.record()).into());
    let beginning = ToCome {
        headline: texts.with("status-must-capture", &[("side", side_arg(session, side)), how]),
        hint: format!("{} {}", stones_can(texts, 2), texts.get("status-hint")),
        buttons: Vec::new(),
    };
    let chosen = ToCome {
        headline: beginning.headline.clone(),
        hint: with_captures(texts, &texts.get("hint-target")),
        buttons: Vec::new(),
    };
    let board = &session.record().rules().board;
    // All names of points are about as long.
    let any = board.point(0, 0).map_or_else(String::new, |point| board.name(point));
    let point = ("point", any.into());
    let choice = ToCome {
        headline: texts.get("status-choose"),
        hint: texts.get("status-hint-choice"),
        buttons: vec![texts.get("menu-take-approach"), texts.get("menu-take-withdrawal")],
    };
    let chain = ToCome {
        headline: texts.with("status-may-continue", &[point]),
        hint: texts.get("hint-chain"),
        buttons: vec![texts.get("menu-end-turn"), texts.get("menu-step-back")],
    };
    vec![beginning, chosen, choice, chain]
}

/// Says that the coach asks.
fn ask(texts: &Texts, status: &mut Status) {
    status.headline = texts.get("status-coach");
    status.hint.clear();
    status.buttons.clear();
}

/// Adds what the coach says is threatened to the second line.
fn add_threats(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    coach: &Coach,
    status: &mut Status,
) {
    if coach.threats().is_empty() {
        return;
    }
    let record = session.record();
    let (board, side) = (&record.rules().board, record.position().side().opponent());
    let threats = say::coach_threats(texts, board, side, coach.threats(), 1).join(" ");
    let general = [target_hint(texts, guidance), how_to_move(texts, record)];
    if general.contains(&status.hint) {
        status.hint = threats;
    } else if !threats.is_empty() {
        status.hint = format!("{} {threats}", status.hint).trim().to_owned();
    }
}

/// Replaces what the rules allow by the task of an exercise that asks for certain turns, where the
/// learner is to begin a turn; by nothing if it is solved.
fn set_task(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    run: &ExerciseRun,
    status: &mut Status,
) {
    let exercise = run.exercise();
    let begins = guidance.choice.is_none() && session.record().chain().is_empty();
    let learner = session.to_move() == Some(exercise.side()) && !exercise.picks();
    let playing = run.is_on(session) && session.review().is_none() && !session.is_paused();
    if exercise.turns().is_none() || !(learner && begins && playing) {
        return;
    }
    status.headline = match run.stars() {
        Some(_) => String::new(),
        None => say::localized(texts, &exercise.task),
    };
}

fn headline(texts: &Texts, session: &Session, guidance: &Guidance, thinking: bool) -> String {
    let record = session.record();
    let Some(side) = session.to_move() else {
        let outcome = record.outcome();
        return outcome.map_or_else(String::new, |outcome| who_won(texts, session, outcome));
    };
    let board = &record.rules().board;
    let player = || ("side", side_arg(session, side));
    if let Some(offering) = record.offer().filter(|&offering| answers(session, offering)) {
        return texts.with("status-offer", &[("side", side_arg(session, offering))]);
    }
    if session.is_paused() {
        return texts.get("status-paused");
    }
    if *session.seat(side) == Seat::Exercise {
        return texts.get("status-exercise");
    }
    if let Seat::Computer(character) = session.seat(side) {
        if !thinking {
            return texts.with("status-to-move", &[player()]);
        }
        let name = character.name.clone();
        return texts
            .with("status-thinking", &[("side", say::side_arg(side)), ("name", name.into())]);
    }
    if guidance.choice.is_some() {
        return texts.get("status-choose");
    }
    if let Some(at) = record.chain().at() {
        let point = ("point", board.name(at).into());
        return if record.chain().may_end(record.rules()).is_ok() {
            texts.with("status-may-continue", &[point])
        } else {
            texts.with("status-must-continue", &[point])
        };
    }
    let count = |stones: PointSet| ("count", stones.len().into());
    match obligation(record) {
        Obligation::Capture(_) => {
            let how = ("how", how_to_capture(texts, record).into());
            texts.with("status-must-capture", &[player(), how])
        }
        Obligation::CaptureOrBeClaimed(stones) => {
            texts.with("status-should-capture", &[player(), count(stones)])
        }
        Obligation::Eat(stones) => texts.with("status-must-eat", &[player(), count(stones)]),
        Obligation::Give => texts.with("status-handicapped-turn", &[player()]),
        Obligation::GiveInVain => texts.with("status-give-in-vain", &[player()]),
        // An open chain has its sentence above.
        Obligation::Paika | Obligation::Over | Obligation::GoOn | Obligation::GoOnOrEnd => {
            texts.with("status-any-stone", &[player()])
        }
    }
}

/// Who has won, by name if there is one, or that nobody has.
pub(super) fn who_won(texts: &Texts, session: &Session, outcome: Outcome) -> String {
    match outcome.winner().and_then(|side| session.known_as(side)) {
        Some(name) => texts.with("result-winner", &[("name", name.to_owned().into())]),
        None => say::outcome_title(texts, outcome),
    }
}

/// The sentence for the last remark; `None` if its notice has none.
fn said(texts: &Texts, session: &Session, notice: &Notice) -> Option<String> {
    let board = &session.record().rules().board;
    match notice {
        Notice::Refused(refusal) => Some(say::refusal(texts, board, *refusal)),
        Notice::DrawDeclined => Some(texts.get("status-declined")),
        Notice::NoGame(error) => Some(say::match_error(texts, error)),
        Notice::MatchLost(error) => {
            let reason = say::tag_error(texts, error);
            Some(texts.with("match-lost", &[("reason", reason.into())]))
        }
        Notice::Claimed => Some(texts.get("status-claimed")),
        _ => None,
    }
}

/// The sentence for the hint; `None` if there is none.
fn advice(texts: &Texts, session: &Session, guidance: &Guidance) -> Option<String> {
    let hint = guidance.hint.as_ref()?;
    let board = &session.record().rules().board;
    Some(match hint {
        Hint::Searching => texts.get("hint-sought"),
        Hint::Shown(advice) => match advice.path[..] {
            [from, .., to] => {
                let points = [("from", board.name(from).into()), ("to", board.name(to).into())];
                let lost = leads_to(advice.score) == "lost";
                texts.with(if lost { id("hint-shown-lost") } else { id("hint-shown") }, &points)
            }
            _ => texts.get("hint-end"),
        },
        Hint::Explained(advice) => explained(texts, session, advice),
    })
}

/// The explanation of a hint: the most important reasons, and what the turn leads to unless these
/// tell the end of the game.
fn explained(texts: &Texts, session: &Session, advice: &Advice) -> String {
    let record = session.record();
    let (board, side) = (&record.rules().board, record.position().side());
    let explanation = advice.explanation.as_ref();
    let mut sentences = explanation.map_or_else(Vec::new, |explanation| {
        say::explanation(texts, board, side, explanation, HINT_REASONS)
    });
    if !explanation.is_some_and(tells_the_end) {
        sentences.push(texts.keyed("hint-leads-*", leads_to(advice.score)));
    }
    sentences.join(" ")
}

/// Whether the first reasons tell who wins.
fn tells_the_end(explanation: &Explanation) -> bool {
    explanation.reasons.iter().take(HINT_REASONS).any(|reason| {
        matches!(
            reason,
            Reason::AllAlike { .. }
                | Reason::WinsAtOnce { .. }
                | Reason::Wins { .. }
                | Reason::KeepsResult { .. }
                | Reason::AllowsWin { .. }
        )
    })
}

/// The part of a message id for a score, from the point of view of the player of the turn.
const fn leads_to(score: Score) -> &'static str {
    match score {
        Score::Win(_) | Score::TableWin(_) | Score::Estimate(500..) => "won",
        Score::Loss(_) | Score::TableLoss(_) => "lost",
        Score::Estimate(150..) => "better",
        Score::Estimate(..-150) => "worse",
        Score::Draw | Score::Estimate(_) => "even",
    }
}

fn hint(texts: &Texts, session: &Session, guidance: &Guidance) -> String {
    let record = session.record();
    if session.to_move().is_none() {
        let outcome = record.outcome();
        return outcome.map_or_else(String::new, |outcome| say::outcome_reason(texts, outcome));
    }
    if record.can_claim() && guidance.acting {
        return texts.get("status-may-claim");
    }
    if !guidance.acting {
        return String::new();
    }
    if guidance.choice.is_some() {
        return texts.get("status-hint-choice");
    }
    if !record.chain().is_empty() {
        let may_end = record.chain().may_end(record.rules()).is_ok();
        return texts.get(if may_end { id("hint-chain") } else { id("hint-chain-must") });
    }
    let near: Vec<String> = record
        .draw_warnings()
        .iter()
        .map(|warning| say::draw_warning(texts, &record.rules().board, warning))
        .collect();
    if !near.is_empty() {
        return near.join(" ");
    }
    if guidance.chosen.is_some() {
        return target_hint(texts, guidance);
    }
    if session.is_exercise() { texts.get("status-hint") } else { how_to_move(texts, record) }
}

/// Where a chosen stone can go, and what the marks there mean if there is a choice of captures.
fn target_hint(texts: &Texts, guidance: &Guidance) -> String {
    let captures = |kind: CaptureKind| {
        guidance.targets.iter().any(|target| match kind {
            CaptureKind::Approach => !target.approach.is_empty(),
            CaptureKind::Withdrawal => !target.withdrawal.is_empty(),
        })
    };
    // Clicking another stone chooses that one, if it can be moved.
    let where_to = match guidance.movable.len() {
        0 | 1 => texts.get("hint-only-target"),
        _ => texts.get("hint-target"),
    };
    if CaptureKind::BOTH.into_iter().all(captures) {
        with_captures(texts, &where_to)
    } else {
        where_to
    }
}

fn with_captures(texts: &Texts, where_to: &str) -> String {
    format!("{where_to} {}", texts.get("hint-captures"))
}

/// What a step has to do to capture, by the rules.
fn how_to_capture(texts: &Texts, record: &Record) -> String {
    let how = match record.rules().switches.methods {
        Methods::Both => id("status-how-both"),
        Methods::ApproachOnly => id("status-how-approach"),
        Methods::WithdrawalOnly => id("status-how-withdrawal"),
    };
    let others = record.position().side().opponent();
    texts.with(how, &[("others", say::side_arg(others))])
}

/// How many stones can capture.
fn stones_can(texts: &Texts, count: usize) -> String {
    texts.with("status-can", &[("count", count.into())])
}

/// How a turn is begun by the pointer, and where to.
fn how_to_move(texts: &Texts, record: &Record) -> String {
    match obligation(record) {
        Obligation::Capture(stones) => {
            format!("{} {}", stones_can(texts, stones.len()), texts.get("status-hint"))
        }
        Obligation::CaptureOrBeClaimed(_) | Obligation::Eat(_) => {
            let others = record.position().side().opponent();
            texts.with("status-hint-capture", &[("others", say::side_arg(others))])
        }
        Obligation::Paika => texts.get("status-hint-paika"),
        _ => texts.get("status-hint"),
    }
}

fn buttons(texts: &Texts, session: &Session, guidance: &Guidance) -> Vec<(Action, String)> {
    let record = session.record();
    let mut buttons = Vec::new();
    if session.to_move().is_none() {
        if session.next_round().is_some() {
            buttons.push((Action::Next, texts.get("result-next")));
        } else if session.current_match().is_some() {
            buttons.push((Action::Again, texts.get("result-match-again")));
        } else if !session.is_exercise() {
            buttons.push((Action::Again, texts.get("result-again")));
        }
        if !session.is_exercise() {
            buttons.push((Action::LookBack, texts.get("menu-look-back")));
        }
        return buttons;
    }
    if session.is_paused() {
        buttons.push((Action::Resume, texts.get("clock-resume")));
        return buttons;
    }
    if record.offer().is_some_and(|offering| answers(session, offering)) {
        buttons.push((Action::Accept, texts.get("menu-accept")));
        buttons.push((Action::Decline, texts.get("menu-decline")));
    }
    if !guidance.acting {
        return buttons;
    }
    // One question at a time: what else can be done in a chain is offered again once this is answered or cancelled. So
    // there are at most two buttons, which have room in one row of a narrow window.
    if guidance.choice.is_some() {
        buttons.push((Action::Take(CaptureKind::Approach), texts.get("menu-take-approach")));
        buttons.push((Action::Take(CaptureKind::Withdrawal), texts.get("menu-take-withdrawal")));
    } else if !record.chain().is_empty() {
        if record.chain().may_end(record.rules()).is_ok() {
            buttons.push((Action::EndTurn, texts.get("menu-end-turn")));
        }
        buttons.push((Action::StepBack, texts.get("menu-step-back")));
    }
    if record.can_claim() {
        buttons.push((Action::Claim, texts.get("menu-claim")));
    }
    buttons
}

/// Whether a person answers the draw offer of this side.
fn answers(session: &Session, offering: Side) -> bool {
    !session.seat(offering.opponent()).is_computer()
}
