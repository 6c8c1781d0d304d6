//! The constants of the search: margins, depths and limits that were chosen by playing games.

/// The constants of the search. Values are in hundredths of a stone, depths in turns.
///
/// The ranges are those of [`SearchConstant::ALL`]; outside of them a search may take very long or stop the
/// program.
///
/// ```
/// use fanorona_engine::{Engine, Options, SearchConstants};
///
/// let constants = SearchConstants { razoring_margin: 180, ..SearchConstants::default() };
/// let engine = Engine::new(Options { table_mib: 1, constants, ..Options::default() });
/// assert_eq!(engine.options().constants.razoring_margin, 180);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchConstants {
    /// Quiet positions that exceed beta by this for each remaining turn of depth are pruned: 0 to 2,000
    /// hundredths of a stone.
    pub pruning_margin: i32,
    /// The greatest depth for pruning and razoring: 0 to 32 turns.
    pub pruning_depth: i32,
    /// Quiet positions that fall short of alpha by this for each remaining turn are searched one turn less:
    /// 0 to 2,000 hundredths of a stone.
    pub razoring_margin: i32,
    /// The greatest depth for razoring: 0 to 32 turns.
    pub razoring_depth: i32,
    /// Razoring begins with this iteration, 1 to 128: characters that search less deep do not overlook what
    /// is within their depth.
    pub razoring_iteration: i32,
    /// The greatest number of turns that quiescence search follows captures: 0 to 16.
    pub quiescence_depth: i32,
    /// After the first turn of quiescence search, only this many captures are searched, those that take
    /// most: 1 to 64.
    pub quiescence_width: i32,
    /// The initial half-width of the aspiration window: 1 to 1,000 hundredths of a stone.
    pub aspiration_window: i32,
    /// The factor by which the window grows if the value is outside: 2 to 16.
    pub aspiration_factor: i32,
    /// Aspiration windows begin with this iteration: 1 to 128.
    pub aspiration_iteration: i32,
    /// The least depth at which late turns are reduced: 2 to 128 turns.
    pub reduction_depth: i32,
    /// The number of turns of a position that are never reduced: 1 to 1,000.
    pub reduction_turns: i32,
    /// A late turn is reduced by the product of the binary logarithms of depth and place, both rounded down,
    /// divided by this: 50 to 10,000 hundredths.
    pub reduction_divisor: i32,
    /// What is added to the reduction of a quiet turn: −500 to 500 hundredths of a turn.
    pub quiet_reduction: i32,
    /// What is added to the reduction of a capture: −500 to 500 hundredths of a turn.
    pub capture_reduction: i32,
    /// Single replies are extended at plies below this multiple of the iteration's depth: 0 to 8.
    pub extension_limit: i32,
    /// The least depth for internal iterative deepening: 3 to 128 turns.
    pub internal_deepening_depth: i32,
}

impl Default for SearchConstants {
    fn default() -> Self {
        Self {
            pruning_margin: 90,
            pruning_depth: 6,
            razoring_margin: 200,
            razoring_depth: 2,
            razoring_iteration: 6,
            quiescence_depth: 4,
            quiescence_width: 3,
            aspiration_window: 25,
            aspiration_factor: 4,
            aspiration_iteration: 4,
            reduction_depth: 3,
            reduction_turns: 3,
            reduction_divisor: 300,
            quiet_reduction: 67,
            capture_reduction: 0,
            extension_limit: 2,
            internal_deepening_depth: 4,
        }
    }
}

/// One of the [`SearchConstants`] by its name, as `fanorona-lab match` and `fanorona-lab spsa` accept it.
#[derive(Clone, Copy, Debug)]
pub struct SearchConstant {
    /// The name of the field, with hyphens.
    pub name: &'static str,
    /// The least value.
    pub least: i32,
    /// The greatest value.
    pub most: i32,
    /// By how much it is changed first when it is tuned: a change that games may show.
    pub step: i32,
    field: fn(&mut SearchConstants) -> &mut i32,
}

/// Names are unique.
impl PartialEq for SearchConstant {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for SearchConstant {}

impl SearchConstant {
    /// All constants, in the order of the fields.
    pub const ALL: [Self; 17] = [
        Self::new("pruning-margin", (0, 2_000), 20, |all| &mut all.pruning_margin),
        Self::new("pruning-depth", (0, 32), 1, |all| &mut all.pruning_depth),
        Self::new("razoring-margin", (0, 2_000), 40, |all| &mut all.razoring_margin),
        Self::new("razoring-depth", (0, 32), 1, |all| &mut all.razoring_depth),
        Self::new("razoring-iteration", (1, 128), 1, |all| &mut all.razoring_iteration),
        Self::new("quiescence-depth", (0, 16), 1, |all| &mut all.quiescence_depth),
        Self::new("quiescence-width", (1, 64), 1, |all| &mut all.quiescence_width),
        Self::new("aspiration-window", (1, 1_000), 8, |all| &mut all.aspiration_window),
        Self::new("aspiration-factor", (2, 16), 1, |all| &mut all.aspiration_factor),
        Self::new("aspiration-iteration", (1, 128), 1, |all| &mut all.aspiration_iteration),
        Self::new("reduction-depth", (2, 128), 1, |all| &mut all.reduction_depth),
        Self::new("reduction-turns", (1, 1_000), 1, |all| &mut all.reduction_turns),
        Self::new("reduction-divisor", (50, 10_000), 50, |all| &mut all.reduction_divisor),
        Self::new("quiet-reduction", (-500, 500), 30, |all| &mut all.quiet_reduction),
        Self::new("capture-reduction", (-500, 500), 30, |all| &mut all.capture_reduction),
        Self::new("extension-limit", (0, 8), 1, |all| &mut all.extension_limit),
        Self::new("internal-deepening-depth", (3, 128), 1, |all| &mut all.internal_deepening_depth),
    ];

    const fn new(
        name: &'static str,
        (least, most): (i32, i32),
        step: i32,
        field: fn(&mut SearchConstants) -> &mut i32,
    ) -> Self {
        Self { name, least, most, step, field }
    }

    /// The constant with this name; `None` if there is none.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|constant| constant.name == name)
    }

    /// The value that it has among these.
    pub fn of(&self, constants: &SearchConstants) -> i32 {
        let mut constants = *constants;
        *(self.field)(&mut constants)
    }

    /// Sets it. Returns whether the value is within its range; if not, nothing changes.
    pub fn set(&self, constants: &mut SearchConstants, value: i32) -> bool {
        let fits = (self.least..=self.most).contains(&value);
        if fits {
            *(self.field)(constants) = value;
        }
        fits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_constant_has_a_name_of_its_own_and_a_range_that_contains_its_default() {
        let default = SearchConstants::default();
        let count = SearchConstant::ALL.len();
        assert_eq!(count * size_of::<i32>(), size_of::<SearchConstants>(), "a field is missing");
        let text = format!("{default:?}");
        for (i, constant) in SearchConstant::ALL.iter().enumerate() {
            let SearchConstant { name, least, most, step, .. } = *constant;
            assert!((least..=most).contains(&constant.of(&default)), "{name}");
            assert!((1..=most - least).contains(&step), "{name}");
            let field = format!("{}: {}", name.replace('-', "_"), constant.of(&default));
            assert!(text.contains(&field), "{field}");
            let mut other = default;
            assert!(constant.set(&mut other, least) && constant.set(&mut other, most), "{name}");
            assert!(!constant.set(&mut other, least - 1) && !constant.set(&mut other, most + 1));
            for (j, second) in SearchConstant::ALL.iter().enumerate() {
                let changed = second.of(&other) != second.of(&default);
                assert_eq!(changed, i == j, "{name} changes {}", second.name);
                assert_eq!((second.name == name, second == constant), (i == j, i == j));
            }
        }
        assert!(SearchConstant::named("no-such-constant").is_none());
    }
}
