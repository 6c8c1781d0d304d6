//! The part of a rule set that decides the value of endgames. Rule sets with equal signatures share
//! tables.

use fanorona_rules::Ruleset;
use fanorona_rules::switches::{
    Continuation, Extent, GroupChoice, Methods, NoMove, Repeating, Revisiting, Switches,
};

/// The board and the switches that decide the value of endgames.
///
/// ```
/// use fanorona_engine::endgame::Signature;
/// use fanorona_rules::variant::shipped;
///
/// let [tsivy, dimy] = ["tsivy", "dimy"].map(|key| shipped::variant(key).unwrap());
/// assert_ne!(Signature::of(&tsivy.rules), Signature::of(&dimy.rules), "other boards");
/// ```
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
        // Destructured field by field, so that a new switch has to be considered here.
        let Switches {
            continuation,
            revisiting,
            repeating,
            methods,
            choice,
            extent,
            no_move,
            quiet_limit,
            // Over by the time of an endgame; positions where they still apply are not probed.
            first_turn: _,
            handicap: _,
            // A correct opponent claims whenever it gains by it.
            omitted_capture: _,
            // A side with a forced win makes progress without repetition.
            repetition: _,
            // Not part of the play within one game.
            agreement: _,
            next_game: _,
        } = rules.switches;
        Self {
            columns: rules.board.columns() as u8,
            rows: rules.board.rows() as u8,
            continuation,
            revisiting,
            repeating,
            methods,
            choice,
            extent,
            no_move,
            quiet_limit,
        }
    }

    /// The limit of quiet turns; `None` if there is no limit.
    #[inline]
    pub(super) const fn quiet_limit(&self) -> Option<u16> {
        self.quiet_limit
    }

    /// The signature as bytes, for files and their names.
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
