//! The constants of the search: margins, depths and limits that were chosen by playing games.

/// Declares the constants: the name for the command line, the field, its value, its range, and by how much it is changed
/// first when it is tuned. Only the feature `tuning` makes them values that can be set.
macro_rules! search_constants {
    ($($(#[$doc:meta])+ $text:literal $name:ident = $value:literal in $least:literal..=$most:literal, step $step:literal;)+) => {
        /// The constants of the search. Values are in hundredths of a stone, depths in turns.
        ///
        /// They are fixed unless the feature `tuning` is on. The ranges are those of `SearchConstant::ALL`; outside of
        /// them a search may take very long or stop the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct SearchConstants {
            $($(#[$doc])+ #[cfg(feature = "tuning")] pub $name: i32,)+
        }

        impl Default for SearchConstants {
            fn default() -> Self {
                Self { $(#[cfg(feature = "tuning")] $name: $value,)+ }
            }
        }

        impl SearchConstants {
            $(#[inline]
            pub(crate) const fn $name(self) -> i32 {
                #[cfg(feature = "tuning")]
                return self.$name;
                #[cfg(not(feature = "tuning"))]
                $value
            })+
        }

        #[cfg(feature = "tuning")]
        impl SearchConstant {
            /// All constants, in the order of the fields.
            pub const ALL: [Self; [$($value),+].len()] = [
                $(Self { name: $text, least: $least, most: $most, step: $step, field: |all| &mut all.$name },)+
            ];
        }
    };
}

search_constants! {
    /// Quiet positions that exceed beta by this for each remaining turn of depth are pruned: 0 to 2,000
    /// hundredths of a stone.
    "pruning-margin" pruning_margin = 90 in 0..=2_000, step 20;
    /// The greatest depth for pruning and razoring: 0 to 32 turns.
    "pruning-depth" pruning_depth = 6 in 0..=32, step 1;
    /// Quiet positions that fall short of alpha by this for each remaining turn are searched one turn less:
    /// 0 to 2,000 hundredths of a stone.
    "razoring-margin" razoring_margin = 200 in 0..=2_000, step 40;
    /// The greatest depth for razoring: 0 to 32 turns.
    "razoring-depth" razoring_depth = 2 in 0..=32, step 1;
    /// Razoring begins with this iteration, 1 to 128: characters that search less deep do not overlook what
    /// is within their depth.
    "razoring-iteration" razoring_iteration = 6 in 1..=128, step 1;
    /// The greatest number of turns that quiescence search follows captures: 0 to 16.
    "quiescence-depth" quiescence_depth = 4 in 0..=16, step 1;
    /// After the first turn of quiescence search, only this many captures are searched, those that take
    /// most: 1 to 64.
    "quiescence-width" quiescence_width = 3 in 1..=64, step 1;
    /// The initial half-width of the aspiration window: 1 to 1,000 hundredths of a stone.
    "aspiration-window" aspiration_window = 25 in 1..=1_000, step 8;
    /// The factor by which the window grows if the value is outside: 2 to 16.
    "aspiration-factor" aspiration_factor = 4 in 2..=16, step 1;
    /// Aspiration windows begin with this iteration: 1 to 128.
    "aspiration-iteration" aspiration_iteration = 4 in 1..=128, step 1;
    /// The least depth at which late turns are reduced: 2 to 128 turns.
    "reduction-depth" reduction_depth = 3 in 2..=128, step 1;
    /// The number of turns of a position that are never reduced: 1 to 1,000.
    "reduction-turns" reduction_turns = 3 in 1..=1_000, step 1;
    /// A late turn is reduced by the product of the binary logarithms of depth and place, both rounded down,
    /// divided by this: 50 to 10,000 hundredths.
    "reduction-divisor" reduction_divisor = 300 in 50..=10_000, step 50;
    /// What is added to the reduction of a quiet turn: −500 to 500 hundredths of a turn.
    "quiet-reduction" quiet_reduction = 67 in -500..=500, step 30;
    /// What is added to the reduction of a capture: −500 to 500 hundredths of a turn.
    "capture-reduction" capture_reduction = 0 in -500..=500, step 30;
    /// Single replies are extended at plies below this multiple of the iteration's depth: 0 to 8.
    "extension-limit" extension_limit = 2 in 0..=8, step 1;
    /// The least depth for internal iterative deepening: 3 to 128 turns.
    "internal-deepening-depth" internal_deepening_depth = 4 in 3..=128, step 1;
}

/// One of the [`SearchConstants`] by its name, as `fanorona-lab match` and `fanorona-lab spsa` accept it.
#[cfg(feature = "tuning")]
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
#[cfg(feature = "tuning")]
impl PartialEq for SearchConstant {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

#[cfg(feature = "tuning")]
impl Eq for SearchConstant {}

#[cfg(feature = "tuning")]
impl SearchConstant {
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

#[cfg(all(test, feature = "tuning"))]
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
