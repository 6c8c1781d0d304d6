//! The result of counting turns.

/// A number of turns, and whether it is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number; `u64::MAX` stands for all greater ones too.
    pub number: u64,
    /// Whether it is exact. If not, it is a lower bound.
    pub exact: bool,
}

impl Count {
    /// An exact number.
    pub const fn exactly(number: u64) -> Self {
        Self { number, exact: number < u64::MAX }
    }

    /// The sum; exact if both are.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let number = self.number.saturating_add(other.number);
        Self { number, exact: self.exact && other.exact && number < u64::MAX }
    }

    /// The product with a number of equal parts.
    #[must_use]
    pub const fn times(self, parts: u64) -> Self {
        let number = self.number.saturating_mul(parts);
        Self { number, exact: self.exact && number < u64::MAX }
    }
}

/// The number, after `>=` if it is not exact.
impl std::fmt::Display for Count {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let least = if self.exact { "" } else { ">=" };
        write!(out, "{least}{}", self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn a_sum_is_exact_if_its_parts_are() {
        let (five, some) = (Count::exactly(5), Count { number: 7, exact: false });
        assert_eq!(five.plus(five), Count::exactly(10));
        assert_eq!(five.plus(some), Count { number: 12, exact: false });
        assert_eq!(some.times(3), Count { number: 21, exact: false });
        assert_eq!(five.times(3), Count::exactly(15));
        assert_eq!(five.times(u64::MAX), Count { number: u64::MAX, exact: false });
        // The greatest number stands for all greater ones.
        let most = Count { number: u64::MAX, exact: false };
        assert_eq!(Count::exactly(u64::MAX), most);
        assert_eq!(Count::exactly(u64::MAX - 5).plus(five), most);
        assert_eq!((five.to_string(), some.to_string()), ("5".to_owned(), ">=7".to_owned()));
    }
}
