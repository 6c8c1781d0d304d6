//! What of a rule set decides the worth of endings: tables are good for rule sets that agree in it.

use crate::rules::Ruleset;
use crate::rules::switches::{
    Continuation, Extent, GroupChoice, Methods, NoMove, Repeating, Revisiting,
};

/// The board and the switches that decide the worth of endings.
///
/// Left out are the first turn and the handicap, which are over by then (positions where they are
/// not are never looked up); claims, since a perfect opponent claims whatever it gains by; and
/// repetition, for who has a way to win gets on by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    columns: u8,
    rows: u8,
    continuation: Continuation,
    revisiting: Revisiting,
    repeating: Repeating,
    methods: Methods,
    choice: GroupChoice,
    extent: Extent,
    no_move: NoMove,
    quiet_limit: Option<u16>,
}

impl Signature {
    /// The signature of a rule set.
    #[inline]
    pub fn of(rules: &Ruleset) -> Self {
        let switches = &rules.switches;
        Self {
            columns: rules.board.columns() as u8,
            rows: rules.board.rows() as u8,
            continuation: switches.continuation,
            revisiting: switches.revisiting,
            repeating: switches.repeating,
            methods: switches.methods,
            choice: switches.choice,
            extent: switches.extent,
            no_move: switches.no_move,
            quiet_limit: switches.quiet_limit,
        }
    }

    /// The limit of quiet turns, `None` for no limit.
    #[inline]
    pub(super) const fn quiet_limit(&self) -> Option<u16> {
        self.quiet_limit
    }

    /// The same as bytes, for files and their names.
    pub fn bytes(&self) -> [u8; 12] {
        let [low, high] = self.quiet_limit.unwrap_or(0).to_le_bytes();
        [
            self.columns,
            self.rows,
            self.continuation as u8,
            self.revisiting as u8,
            self.repeating as u8,
            self.methods as u8,
            self.choice as u8,
            self.extent as u8,
            self.no_move as u8,
            u8::from(self.quiet_limit.is_some()),
            low,
            high,
        ]
    }
}
