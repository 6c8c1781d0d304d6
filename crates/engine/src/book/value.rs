//! The values of a book: rounded, so that they need few bits, and carried from turn to turn.

use crate::score::{PROVEN, SEEN, Value, WIN};

/// The unit of estimates, in hundredths of a stone.
const UNIT: Value = 4;
/// The greatest estimate, in units.
const MOST: Value = 1_000;
/// The code of a win now; one less for every turn until then.
const WON: Value = 2_000;

/// A value as a book stores it.
#[cfg(any(test, feature = "tuning"))]
pub fn rounded(score: crate::Score) -> Value {
    value(code(score.rank()))
}

/// The code of a value: a small number of either sign, in the order of the values.
pub(super) const fn code(value: Value) -> i32 {
    let size = value.abs();
    let code = if size >= PROVEN {
        let turns = if size >= SEEN { WIN - size } else { WON - MOST };
        let most = WON - MOST - 1;
        WON - if turns < most { turns } else { most }
    } else {
        let units = (size + UNIT / 2) / UNIT;
        if units < MOST { units } else { MOST }
    };
    if value < 0 { -code } else { code }
}

/// The value of a code of at most [`is_code`].
pub(super) const fn value(code: i32) -> Value {
    let size = code.abs();
    let value = if size > MOST { WIN - (WON - size) } else { size * UNIT };
    if code < 0 { -value } else { value }
}

/// Whether a number is the code of a value.
pub(super) const fn is_code(code: i32) -> bool {
    code.abs() <= WON
}

/// The value of a turn that leads to a position of this value for the other side.
pub const fn before(after: Value) -> Value {
    if after >= PROVEN {
        1 - after
    } else if after <= -PROVEN {
        -1 - after
    } else {
        -after
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;

    #[test]
    fn values_are_read_as_they_are_stored() {
        for score in [Score::Win(0), Score::Win(7), Score::Loss(0), Score::Loss(900)] {
            assert_eq!(Score::of(rounded(score)), score);
        }
        assert_eq!(rounded(Score::Estimate(-123)), -124);
        assert_eq!(rounded(Score::Estimate(121)), 120);
        assert_eq!(rounded(Score::Estimate(9_999)), 4_000);
        assert_eq!((rounded(Score::Draw), code(0)), (0, 0));
        assert_eq!(Score::of(rounded(Score::TableWin(3))), Score::Win(999));
        for number in -WON..=WON {
            assert!(is_code(number) && code(value(number)) == number, "{number}");
        }
        assert!((-WON..WON).all(|number| value(number) < value(number + 1)));
        assert!(!is_code(WON + 1));
    }

    #[test]
    fn forced_ends_are_a_turn_farther_before_a_turn() {
        assert_eq!(Score::of(before(-WIN)), Score::Win(1));
        assert_eq!(Score::of(before(WIN - 4)), Score::Loss(5));
        assert_eq!((before(12), before(0)), (-12, 0));
    }
}
