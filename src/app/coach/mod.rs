//! The coach in the window: its question in the panel beside the board, threatened stones crossed on
//! the board, and the opponent held while it thinks or asks.
//!
//! [`Coach`] decides everything; this module applies what it says to the session, has its queries
//! answered, and shows it.

mod follow;
mod panel;

use super::jobs::{JobRunner, default_runner};
use super::schedule::{AppSet, FramePace, pace};
use super::side_panel::{SidePanel, SidePanelPressed};
use crate::app::session::PointedOut;
use crate::game::jobs::{Answer, Job};
use crate::game::learn::{Coach, CoachAnswer, CoachFinding, CoachQuery};
use bevy::prelude::*;

/// The coach of the game on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentCoach {
    coach: Coach,
    /// Whether the player has clicked on the board since the threats were shown.
    seen: bool,
    /// What the coach put into the side panel and on the board, so that it removes only that.
    panel: Option<SidePanel>,
    marks: PointedOut,
}

impl CurrentCoach {
    /// The coach.
    pub const fn coach(&self) -> &Coach {
        &self.coach
    }
}

/// Has the queries of the coach answered.
#[derive(Resource)]
pub struct CoachAdviser {
    runner: Box<dyn JobRunner>,
    /// The id of the query that is being answered, or was answered last.
    asked: Option<u64>,
    busy: bool,
}

impl CoachAdviser {
    /// An adviser whose searches are run by this.
    pub fn new(runner: impl JobRunner + 'static) -> Self {
        Self { runner: Box::new(runner), asked: None, busy: false }
    }

    /// Whether a query is being answered.
    pub const fn is_busy(&self) -> bool {
        self.busy
    }

    /// Starts to answer a query, unless it has been started. The answer to an earlier one is lost.
    fn ask(&mut self, query: Box<CoachQuery>) {
        if self.asked != Some(query.id()) {
            self.forget();
            (self.asked, self.busy) = (Some(query.id()), true);
            self.runner.start(query.id(), Job::Coach(query));
        }
    }

    /// Returns an answer once it is available.
    fn poll(&mut self) -> Option<CoachFinding> {
        let Some((_, Answer::Coach(finding))) = self.runner.poll() else { return None };
        self.busy = false;
        Some(finding)
    }

    /// Forgets the query. Its search ends by itself, because it has few nodes.
    fn forget(&mut self) {
        if self.asked.take().is_some() {
            self.runner.stop();
            self.busy = false;
        }
    }
}

impl Default for CoachAdviser {
    fn default() -> Self {
        Self::new(default_runner("coach"))
    }
}

/// The answers with the names that the side panel sends.
const ANSWERS: [(CoachAnswer, &str); 3] = [
    (CoachAnswer::TakeBack, "coach-take-back"),
    (CoachAnswer::Why, "coach-why"),
    (CoachAnswer::LetStand, "coach-let-stand"),
];

/// The name of an answer in the side panel.
fn name(answer: CoachAnswer) -> &'static str {
    ANSWERS.iter().find(|(known, _)| *known == answer).map_or("", |(_, name)| name)
}

/// Adds the coach to an app that has a session.
pub(super) fn plugin(app: &mut App) {
    pace(app, |adviser: Res<CoachAdviser>, mut pace: ResMut<FramePace>| {
        pace.wait_for_answer(adviser.is_busy());
    });
    app.add_message::<SidePanelPressed>()
        .init_resource::<CurrentCoach>()
        .init_resource::<CoachAdviser>()
        .add_systems(Update, (panel::answer, panel::see).chain().in_set(AppSet::Input))
        // Before the opponent, which must not start to think about a turn that may be taken back.
        .add_systems(Update, follow::follow.after(AppSet::Session).before(AppSet::Opponent))
        .add_systems(Update, panel::show.in_set(AppSet::Present));
}
