//! An analysis in progress: turn by turn, so that it can be stopped and continued.

use super::{AnalysisResources, GameAnalysis, TurnAnalysis, analyse_turn};
use fanorona_rules::Record;

/// Analyses a game turn by turn.
///
/// Nothing is lost if it is stopped: the next call goes on with the same turn. The turns can also be
/// analysed elsewhere with [`analyse_turn`], on several threads or in another process, and
/// [inserted](Self::insert) in any order.
///
/// ```
/// use fanorona_game::analysis::{AnalysisResources, Analyzer};
/// use fanorona_rules::notation::Game;
///
/// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A *".parse().unwrap();
/// let resources = AnalysisResources { nodes: 2_000, ..AnalysisResources::new(game.record.rules()) };
/// let mut analyzer = Analyzer::new(&game.record);
/// assert!(analyzer.next(&resources, &mut || true).is_none(), "stopped");
/// assert_eq!(analyzer.progress(), (0, 1));
/// while analyzer.next(&resources, &mut || false).is_some() {}
/// assert_eq!(analyzer.progress(), (1, 1));
/// assert_eq!(analyzer.finish().unwrap().turns().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Analyzer {
    record: Record,
    turns: Vec<Option<TurnAnalysis>>,
}

impl Analyzer {
    /// Begins the analysis of a game. An open chain, undone turns and how the game ended do not
    /// matter.
    pub fn new(record: &Record) -> Self {
        Self { record: record.clone(), turns: vec![None; record.turns().len()] }
    }

    /// The game.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The number of analysed turns, and of all turns.
    pub fn progress(&self) -> (usize, usize) {
        (self.turns.iter().flatten().count(), self.turns.len())
    }

    /// The number of the first turn that is not analysed, from 0; `None` when all are.
    pub fn missing(&self) -> Option<usize> {
        self.turns.iter().position(Option::is_none)
    }

    /// Analyses the first turn that is missing, and returns it. `None` if all turns are analysed, or
    /// if `stop` returned `true`.
    pub fn next(
        &mut self,
        resources: &AnalysisResources,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<&TurnAnalysis> {
        let number = self.missing()?;
        let found = analyse_turn(&self.record, number, resources, stop)?;
        Some(self.turns[number].insert(found))
    }

    /// Inserts the analysis of a turn. Returns whether it is the analysis of that turn of this game.
    pub fn insert(&mut self, number: usize, found: TurnAnalysis) -> bool {
        let fits = self.record.turns().get(number) == Some(&found.turn)
            && self.record.positions()[number].side() == found.side;
        if fits {
            self.turns[number] = Some(found);
        }
        fits
    }

    /// What was found so far, in the order of the turns; `None` for a turn that is missing.
    pub fn turns(&self) -> &[Option<TurnAnalysis>] {
        &self.turns
    }

    /// The analysis of the game up to the first turn that is missing.
    pub fn so_far(&self) -> GameAnalysis {
        let leading = self.turns.iter().map_while(Option::clone);
        GameAnalysis::new(&self.record, leading.collect())
    }

    /// The analysis of the game; `None` if a turn is missing.
    pub fn finish(self) -> Option<GameAnalysis> {
        let turns = self.turns.into_iter().collect::<Option<_>>()?;
        Some(GameAnalysis::new(&self.record, turns))
    }
}
