//! Rule sheets compared in the window: which position, which sheets, and what was found.

mod command;
pub(super) mod page;
mod report;

pub use command::CompareCommand;
pub(in crate::app) use command::comparable;
pub use report::{ComparedOption, ComparedRow, ComparedStage, ComparisonReport, SheetReading};

use super::pages::{OpenPage, Page};
use super::schedule::AppSet;
use crate::game::compare::{Place, Sheets};
use crate::rules::{CaptureKind, Point, Position, Record, Variant};
use bevy::prelude::*;
use std::sync::Arc;

/// A step as it is chosen: its points, and how it captures.
pub type ChosenStep = (Point, Point, Option<CaptureKind>);

/// What is compared: a position, and the game that it stands in.
#[derive(Clone, Debug)]
pub struct CompareSubject {
    /// The variant of the position.
    pub variant: Arc<Variant>,
    /// The position.
    pub position: Position,
    /// The game: the one under review as a whole, else the one being played. `None` for an edited position.
    pub game: Option<Record>,
}

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComparePart {
    /// The turns that differ.
    #[default]
    Turns,
    /// A chain, walked step by step.
    Chain,
    /// The table of switches.
    Switches,
    /// The game, read under the other sheets.
    Game,
}

impl ComparePart {
    /// All parts, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Turns, Self::Chain, Self::Switches, Self::Game];
}

/// The comparison on the page.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentComparison {
    subject: Option<CompareSubject>,
    sheets: Vec<Arc<Variant>>,
    /// The part that is shown.
    pub(in crate::app) part: ComparePart,
    pub(in crate::app) chosen: Option<usize>,
    chain: Vec<ChosenStep>,
    /// Whether switches in which the sheets do not differ are shown too.
    pub(in crate::app) all_switches: bool,
    report: Option<ComparisonReport>,
    /// Whether the report is of an earlier choice.
    stale: bool,
}

impl CurrentComparison {
    /// What is compared; `None` before the first comparison.
    pub const fn subject(&self) -> Option<&CompareSubject> {
        self.subject.as_ref()
    }

    /// The variants that are compared: two or three, or one if no other has a board of the same size.
    pub fn sheets(&self) -> &[Arc<Variant>] {
        &self.sheets
    }

    /// The part that is shown.
    pub const fn part(&self) -> ComparePart {
        self.part
    }

    /// The chosen row of the turns that differ.
    pub const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// What was found; `None` until it is, and if there is only one sheet.
    pub fn report(&self) -> Option<&ComparisonReport> {
        let sheets = self.sheets.len();
        self.report.as_ref().filter(|report| report.positions.len() == sheets)
    }

    /// The position, and the state of a handicap.
    fn place(subject: &CompareSubject) -> Place {
        Place::in_game(&subject.variant.rules, subject.position)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CompareCommand>()
        .init_resource::<CurrentComparison>()
        .add_systems(Update, command::carry_out.in_set(AppSet::Input))
        .add_systems(Update, compare.in_set(AppSet::Guide));
}

/// Compares again after a change, while the page is open.
fn compare(page: Res<OpenPage>, mut current: ResMut<CurrentComparison>) {
    if !current.stale || page.0 != Page::Compare {
        return;
    }
    current.refresh();
}

impl CurrentComparison {
    /// Compares the chosen sheets.
    pub(in crate::app) fn refresh(&mut self) {
        self.stale = false;
        self.report = None;
        let Some(subject) = &self.subject else { return };
        let rules = self.sheets.iter().map(|variant| variant.rules.clone()).collect();
        // There may be one sheet only, if no other variant has a board of this size.
        let Ok(sheets) = Sheets::new(rules) else { return };
        let place = Self::place(subject);
        let game = subject.game.as_ref();
        self.report = ComparisonReport::new(&self.sheets, &sheets, &place, &self.chain, game).ok();
        let rows = self.report.as_ref().map_or(0, |report| report.rows.len());
        self.chosen = self.chosen.filter(|&row| row < rows).or((rows > 0).then_some(0));
    }
}
