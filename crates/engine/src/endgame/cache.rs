//! Endgame tables that are built in memory when they are first needed.

use super::{EndgameTables, build};
use fanorona_rules::Ruleset;
use std::sync::{Arc, Mutex, PoisonError};

/// Endgame tables of few stones for any number of rule sets, built in memory when they are first needed,
/// and kept.
#[derive(Debug)]
pub struct TableCache {
    /// The greatest number of stones for which tables are built.
    stones: usize,
    tables: Mutex<Vec<Arc<EndgameTables>>>,
}

impl TableCache {
    /// A cache that builds tables of up to this many stones, 0 for none: five on the board of Tsivy take
    /// some seconds. Tables of more than [`EndgameTables::WHILE_WAITING`] positions are never built.
    pub const fn new(stones: usize) -> Self {
        Self { stones, tables: Mutex::new(Vec::new()) }
    }

    /// Adds tables, such as those of the player's folder, unless there are larger ones.
    pub fn insert(&self, tables: Arc<EndgameTables>) {
        let mut all = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|known| {
            known.signature() != tables.signature() || known.most_stones() > tables.most_stones()
        });
        if !all.iter().any(|known| known.signature() == tables.signature()) {
            all.push(tables);
        }
    }

    /// The greatest number of stones for which tables of these rules are built.
    pub fn most_stones(&self, rules: &Ruleset) -> usize {
        EndgameTables::empty(rules).stones_within(EndgameTables::WHILE_WAITING, self.stones)
    }

    /// The tables for positions with this number of stones; `None` if there are none. Builds them if
    /// need be.
    pub fn tables(&self, rules: &Ruleset, stones: usize) -> Option<Arc<EndgameTables>> {
        let empty = EndgameTables::empty(rules);
        let mut all = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let place = all.iter().position(|known| known.signature() == empty.signature());
        let known = place.map(|place| all[place].clone());
        if let Some(known) = known.filter(|known| known.most_stones() >= stones) {
            return Some(known);
        }
        // Not those of fewer stones, which are there or not depending on earlier calls.
        if stones > empty.stones_within(EndgameTables::WHILE_WAITING, self.stones) {
            return None;
        }
        let mut tables = place.map_or(empty, |place| all[place].as_ref().clone());
        build::extend(&mut tables, rules, stones, 1, &|_| true).ok()?;
        let tables = Arc::new(tables);
        match place {
            Some(place) => all[place] = tables.clone(),
            None => all.push(tables.clone()),
        }
        Some(tables)
    }
}
