//! The switches of several rule sheets in a table.

use super::sheets::Sheets;
use fanorona_rules::{Ruleset, Switch};
use std::sync::Arc;

/// A switch, and its value under each sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// The switch.
    pub switch: Switch,
    /// Its values as variant files write them; `None` for a restriction of an eater under a sheet
    /// without a handicap.
    pub values: Vec<Option<String>>,
    /// Whether the sheets differ in it.
    pub differs: bool,
}

impl SwitchRow {
    /// A row for every switch that at least one of these rule sets has. Their boards may differ.
    ///
    /// ```
    /// use fanorona_game::compare::SwitchRow;
    /// use fanorona_rules::Switch;
    /// use fanorona_rules::variant::shipped;
    ///
    /// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
    /// let rows = SwitchRow::all(&[rules("tsivy"), rules("tumicarona")]);
    /// let differing: Vec<_> = rows.iter().filter(|row| row.differs).collect();
    /// let names: Vec<_> = differing.iter().map(|row| row.switch).collect();
    /// assert_eq!(names, [Switch::QuietLimit, Switch::NextGame]);
    /// ```
    pub fn all(rules: &[Arc<Ruleset>]) -> Vec<Self> {
        let pairs = rules.windows(2);
        let differing: Vec<Switch> = pairs
            .flat_map(|pair| Switch::differing(&pair[0].switches, &pair[1].switches))
            .collect();
        let row = |switch: Switch| Self {
            switch,
            values: rules.iter().map(|rules| switch.value(&rules.switches)).collect(),
            differs: differing.contains(&switch),
        };
        let rows = Switch::ALL.into_iter().map(row);
        rows.filter(|row| row.values.iter().any(Option::is_some)).collect()
    }
}

impl Sheets {
    /// The table of their switches; see [`SwitchRow::all`].
    pub fn switches(&self) -> Vec<SwitchRow> {
        SwitchRow::all(self.rules())
    }
}
