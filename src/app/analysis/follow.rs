//! Follows the review, and the analysis in progress.

use super::command::is_same;
use super::{AnalysedGame, AnalysisState, AnalysisWorker, CurrentAnalysis, RunningAnalysis};
use crate::app::hint::HintSearch;
use crate::app::learn::EvaluatorService;
use crate::app::opponent::Opponent;
use crate::app::session::CurrentSession;
use crate::app::storage::{LibraryCommand, LibraryEvent, LibraryState};
use crate::game::analysis::{Analyzer, GameAnalysis, times};
use crate::game::jobs::{Answer, Job, JobGame};
use crate::game::play::{Review, Seat, Session};
use crate::rules::Side;
use crate::rules::notation::Game;
use bevy::prelude::*;
use std::sync::Arc;

/// Follows the review: shows what is known of its game, and asks the library for more. Starts the
/// analysis that is wanted, takes the turns that are analysed, and has a finished analysis stored.
pub(super) fn follow(
    session: Res<CurrentSession>,
    library: Res<LibraryState>,
    (opponent, hints, evaluator): (Option<Res<Opponent>>, Res<HintSearch>, Res<EvaluatorService>),
    mut events: MessageReader<LibraryEvent>,
    mut current: ResMut<CurrentAnalysis>,
    mut worker: ResMut<AnalysisWorker>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    // Nobody waits for the analysis as they wait for an answer.
    let waited_for =
        opponent.is_some_and(|it| it.is_busy()) || hints.is_busy() || evaluator.is_busy();
    if current.is_busy() {
        worker.0.hold(waited_for);
    }
    let mut changed = false;
    let known = current.bypass_change_detection();
    // An exercise is not analysed, but another game that is reviewed meanwhile is.
    if session.is_changed() && (session.review().is_some() || !session.is_exercise()) {
        let followed = known.follow_review(&session, &library);
        changed |= followed.is_some();
        commands.write_batch(followed.flatten().map(LibraryCommand::ReadAnalysis));
    }
    for event in events.read() {
        if let LibraryEvent::Analysis { id, text } = event
            && known.shown.as_ref().is_some_and(|shown| shown.id.as_ref() == Some(id))
        {
            known.take_stored(text.as_deref());
            changed = true;
        }
    }
    // What is stored need not be made.
    if known.wanted && known.shown.as_ref().is_some_and(|shown| !shown.asked) {
        known.wanted = false;
        if session.may_explore() {
            known.start(&mut worker);
            changed = true;
        }
    }
    if let Some(stored) = known.take_turns(&mut worker) {
        commands.write_batch(stored);
        changed = true;
    }
    if changed {
        current.set_changed();
    }
}

impl AnalysedGame {
    /// A game of which nothing is known yet.
    fn of(session: &Session, review: &Review, id: Option<&str>) -> Self {
        let game = review.original().clone();
        let own = own_side(review, &game);
        Self {
            variant: session.variant().clone(),
            id: id.map(str::to_owned),
            state: AnalysisState::None,
            analysis: None,
            progress: (0, game.record.turns().len()),
            times: times(&game),
            own,
            side: own,
            asked: false,
            begun: review.begun(),
            game,
        }
    }
}

/// The side that a person played against a computer.
fn own_side(review: &Review, game: &Game) -> Option<Side> {
    let is_computer = |side: Side| {
        let tag = ["WhiteType", "BlackType"][side as usize];
        match review.is_of_live() {
            true => matches!(review.seats()[side as usize], Seat::Computer(_)),
            false => game.tag(tag) == Some("program"),
        }
    };
    match Side::BOTH.map(is_computer) {
        [false, true] => Some(Side::White),
        [true, false] => Some(Side::Black),
        _ => None,
    }
}

#[cfg(test)]
impl CurrentAnalysis {
    /// The analysis of the first turns of the game under review, with few nodes.
    pub(in crate::app) fn example(session: &Session, turns: usize) -> Self {
        use crate::game::analysis::AnalysisResources;
        let Some(review) = session.review() else { return Self::default() };
        let mut shown = AnalysedGame::of(session, review, None);
        let new = AnalysisResources::new(shown.record().rules());
        let resources = AnalysisResources { nodes: 300, ..new };
        let mut analyzer = Analyzer::new(shown.record());
        for _ in 0..turns.min(shown.progress.1) {
            analyzer.next(&resources, &mut || false);
        }
        shown.progress = analyzer.progress();
        shown.analysis = Some(Arc::new(analyzer.so_far()));
        let complete = analyzer.missing().is_none();
        shown.state = if complete { AnalysisState::Complete } else { AnalysisState::Running };
        Self { shown: Some(shown), ..Self::default() }
    }
}

impl CurrentAnalysis {
    /// Brings the game under review up to date. `None` if nothing changes; else the id of a game whose
    /// analysis is to be read, if any.
    fn follow_review(
        &mut self,
        session: &Session,
        library: &LibraryState,
    ) -> Option<Option<String>> {
        let Some(review) = session.review() else { return self.shown.take().map(|_| None) };
        let known = self.shown.as_ref();
        if known.is_some_and(|it| it.begun == review.begun() && it.game == *review.original()) {
            return None;
        }
        let mut shown = AnalysedGame::of(session, review, library.analysis_id(review));
        let ours = self.job.as_ref().filter(|job| is_same(&shown, job.analyzer.record()));
        if let Some(known) = self.finished.iter().find(|known| known.is_of(shown.record())) {
            shown.analysis = Some(known.clone());
            shown.state = AnalysisState::Complete;
            shown.progress.0 = shown.progress.1;
        } else if let Some(job) = ours {
            shown.analysis = Some(Arc::new(job.analyzer.so_far()));
            shown.progress = job.analyzer.progress();
            shown.state = if job.running { AnalysisState::Running } else { AnalysisState::Stopped };
        }
        let read = shown.id.clone().filter(|_| shown.analysis.is_none());
        shown.asked = read.is_some();
        self.shown = Some(shown);
        Some(read)
    }

    /// Takes the text that is stored beside the game under review. One that is damaged, or of another
    /// game, is made again.
    fn take_stored(&mut self, text: Option<&str>) {
        let Some(shown) = &mut self.shown else { return };
        shown.asked = false;
        let Some(text) = text.filter(|_| shown.state == AnalysisState::None) else { return };
        match GameAnalysis::read(text, shown.record()) {
            Ok(analysis) => {
                let analysis = Arc::new(analysis);
                shown.analysis = Some(analysis.clone());
                shown.state = AnalysisState::Complete;
                shown.progress.0 = shown.progress.1;
                self.remember(analysis);
            }
            Err(_) => self.wanted = true,
        }
    }

    /// Analyses the game under review, or goes on with it.
    fn start(&mut self, worker: &mut AnalysisWorker) {
        let Some(shown) = &mut self.shown else { return };
        if matches!(shown.state, AnalysisState::Complete | AnalysisState::Running) {
            return;
        }
        let stopped = self.job.take().filter(|job| is_same(shown, job.analyzer.record()));
        let analyzer = stopped.map_or_else(|| Analyzer::new(shown.record()), |job| job.analyzer);
        let missing = |(number, turn): (usize, &Option<_>)| turn.is_none().then_some(number);
        worker.0.stop();
        for number in analyzer.turns().iter().enumerate().filter_map(missing) {
            let (variant, record) = (shown.variant.clone(), shown.record().clone());
            let game = JobGame { variant, record };
            worker.0.start(number as u64, Job::Analyse { game, number });
        }
        shown.state = AnalysisState::Running;
        shown.progress = analyzer.progress();
        shown.analysis = Some(Arc::new(analyzer.so_far()));
        self.job = Some(RunningAnalysis { analyzer, id: shown.id.clone(), running: true });
    }

    /// Takes the turns that are analysed. `None` if there are none; else what is to be stored, if any.
    fn take_turns(&mut self, worker: &mut AnalysisWorker) -> Option<Option<LibraryCommand>> {
        let job = self.job.as_mut().filter(|job| job.running)?;
        let mut any = job.analyzer.missing().is_none();
        // One in a frame: where there are no threads, the calling one analyses it.
        if let Some((number, Answer::Analysis(found))) = worker.0.poll() {
            any |= job.analyzer.insert(number as usize, found);
        }
        if !any {
            return None;
        }
        let analysis = Arc::new(job.analyzer.so_far());
        let complete = job.analyzer.missing().is_none();
        let stored = (job.id.clone().filter(|_| complete)).map(|id| {
            let text = analysis.write(job.analyzer.record());
            LibraryCommand::StoreAnalysis { id, text }
        });
        if let Some(shown) = &mut self.shown
            && is_same(shown, job.analyzer.record())
        {
            shown.progress = job.analyzer.progress();
            shown.analysis = Some(analysis.clone());
            if complete {
                shown.state = AnalysisState::Complete;
            }
        }
        if complete {
            worker.0.stop();
            self.job = None;
            self.remember(analysis);
        }
        Some(stored)
    }
}
