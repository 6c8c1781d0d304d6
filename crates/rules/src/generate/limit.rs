//! The bounds of the generation of turns.

/// The bounds of the generation in one position, for positions in which a turn has very many ways.
///
/// A *state* of a chain is what decides how it may continue: the stone and its point, the enemy
/// stones left, and the points and directions that are forbidden. Chains that lead to the same
/// state are followed once. Up to [`GenerationLimit::ORDINARY`] chains or states are always
/// followed to the end, whatever the limit says. Beyond that the generator needs about 32 bytes for
/// a state and 24 for an effect, gives its caller the opportunity to stop it, and ends at the limit
/// with what it has found by then: of every stone the chain that takes most at each step, then the
/// short chains of all stones, then by turns short chains and those that take most.
///
/// ```
/// use fanorona_rules::generate::{GenerationLimit, Generator};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Position;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let limit = GenerationLimit { states: 1, effects: 1 };
/// let mut effects = Vec::new();
/// let start = Position::start(rules);
/// let all = Generator::new(rules).append_within(rules, &start, limit, &mut || true, &mut effects);
/// // The start has few turns, so the limit does not matter and nobody is asked.
/// assert!(all && effects.len() == 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GenerationLimit {
    /// The greatest number of states that are followed.
    pub states: usize,
    /// The greatest number of effects that are found.
    pub effects: usize,
}

impl GenerationLimit {
    /// The number of chains or states that are always followed to the end.
    pub const ORDINARY: usize = 1 << 15;
    /// The bounds for a list of turns and for the root of a search: about ten milliseconds and
    /// 5 MiB.
    pub const ROOT: Self = Self { states: 1 << 16, effects: 1 << 16 };
    /// The bounds for the other positions of a search: about ten milliseconds and 5 MiB.
    pub const NODE: Self = Self { states: 1 << 16, effects: 1 << 12 };
    /// The bounds for counting: about half a second and 150 MiB.
    pub const COUNT: Self = Self { states: 1 << 21, effects: 1 << 21 };
}

impl Default for GenerationLimit {
    fn default() -> Self {
        Self::ROOT
    }
}
