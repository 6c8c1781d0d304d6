//! What an analysis may use.

use super::Curve;
use fanorona_engine::endgame::EndgameTables;
use fanorona_rules::Ruleset;
use std::sync::Arc;

/// What an analysis may use.
#[derive(Clone, Debug)]
pub struct AnalysisResources {
    /// The number of nodes for the search of a position. The comparison with the played turn has as
    /// many; a marked turn costs as many again for its reason and the turns of equal worth.
    pub nodes: u64,
    /// The endgame tables of the rule set, if available.
    pub tables: Option<Arc<EndgameTables>>,
    /// The curve from scores to chances.
    pub curve: Curve,
}

impl AnalysisResources {
    /// The default number of nodes.
    pub const NODES: u64 = 1_000_000;

    /// The default resources for a rule set, without tables.
    pub fn new(rules: &Ruleset) -> Self {
        Self { nodes: Self::NODES, tables: None, curve: Curve::of(rules) }
    }
}
