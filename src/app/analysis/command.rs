//! What the player asks of the analysis.

use super::mistakes::CurrentMistakes;
use super::place::{node_after, played};
use super::{AnalysedGame, AnalysisState, AnalysisWorker, CurrentAnalysis};
use crate::app::learn::LearnCommand;
use crate::app::puzzles::PuzzleCommand;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::play::{Intent, ReviewAction};
use crate::rules::Side;
use bevy::prelude::*;

/// What the player asks of the analysis.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum AnalysisCommand {
    /// Analyses the game under review, or the one whose review is about to begin; goes on with an
    /// analysis that was stopped.
    Analyse,
    /// Stops the analysis.
    Stop,
    /// Chooses whose mistakes are asked for; `None` for those of both sides.
    Choose(Option<Side>),
    /// Goes to the next mistake of the chosen side, or to the previous one.
    Go {
        /// Whether to go on, not back.
        next: bool,
        /// Whether it may be of either side.
        any: bool,
    },
    /// Begins with the mistakes of the chosen side as exercises.
    Learn,
    /// Goes on with the next of these exercises, or back to the review after the last.
    Following,
}

/// Carries out the commands.
pub(super) fn carry_out(
    mut commands: MessageReader<AnalysisCommand>,
    session: Res<CurrentSession>,
    (mut current, mut worker): (ResMut<CurrentAnalysis>, ResMut<AnalysisWorker>),
    mut mistakes: ResMut<CurrentMistakes>,
    mut intents: MessageWriter<IntentMessage>,
    (mut learn, mut puzzles): (MessageWriter<LearnCommand>, MessageWriter<PuzzleCommand>),
) {
    for command in commands.read() {
        match *command {
            AnalysisCommand::Analyse => current.wanted = true,
            AnalysisCommand::Stop => current.stop(&mut worker),
            AnalysisCommand::Choose(side) => {
                if let Some(shown) = &mut current.shown {
                    shown.side = side;
                }
            }
            AnalysisCommand::Go { next, any } => {
                let node = current.shown().and_then(|shown| {
                    let review = session.review()?;
                    let side = shown.side.filter(|_| !any);
                    let (at, _) = played(&session, review, shown.record());
                    let number = shown.analysis.as_ref()?.nearest_mistake(at, next, side)?;
                    node_after(review.tree(), shown.record(), number + 1)
                });
                let go = node.map(|node| Intent::Review(ReviewAction::To(node)));
                intents.write_batch(go.map(IntentMessage));
            }
            AnalysisCommand::Learn => {
                let exercise = current.shown().and_then(|shown| mistakes.begin(shown));
                learn.write_batch(exercise);
            }
            AnalysisCommand::Following => {
                let (kept, next) = mistakes.following();
                puzzles.write_batch(kept);
                learn.write_batch(next);
            }
        }
    }
}

impl CurrentAnalysis {
    /// Stops the analysis; it can go on.
    fn stop(&mut self, worker: &mut AnalysisWorker) {
        self.wanted = false;
        let Some(job) = &mut self.job else { return };
        worker.0.stop();
        job.running = false;
        let game = job.analyzer.record();
        if let Some(shown) = self.shown.as_mut().filter(|shown| is_same(shown, game)) {
            shown.state = AnalysisState::Stopped;
        }
    }
}

/// Whether this is the game under review.
pub(super) fn is_same(shown: &AnalysedGame, game: &crate::rules::Record) -> bool {
    let own = shown.record();
    own.rules() == game.rules() && own.start() == game.start() && own.turns() == game.turns()
}
