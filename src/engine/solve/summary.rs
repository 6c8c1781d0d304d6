//! How proof numbers add up, and which position they send the search to.

use super::attack::Child;
use super::numbers::Numbers;

/// The numbers of a position from those of its children.
///
/// One number is the least among the children. The other would be the sum over all of them, but
/// many lines lead to the same positions, which would be counted over and over: so it is the
/// greatest, and one for every other child still open (Ueda, Hashimoto, Hashimoto and Iida 2008).
pub(super) struct Summary {
    pub numbers: Numbers,
    /// The child to look at next.
    pub best: usize,
    /// The deciding number of the second best.
    pub second: u32,
    /// How many other children are still open.
    pub others: u32,
}

/// Puts the children together.
pub(super) fn summary(children: &[Child], attacking: bool) -> Summary {
    let (mut best, mut least, mut second) = (0, Numbers::NEVER, Numbers::NEVER);
    let (mut greatest, mut open) = (0, 0);
    for (index, child) in children.iter().enumerate() {
        let (deciding, other) = parts(child.found.numbers, attacking);
        if deciding < least {
            second = least;
            (best, least) = (index, deciding);
        } else {
            second = second.min(deciding);
        }
        if other > 0 {
            greatest = greatest.max(other);
            open += 1;
        }
    }
    let others = open.max(1) - 1;
    let all = if least == 0 {
        Numbers::NEVER
    } else if open == 0 {
        0
    } else {
        greatest.saturating_add(others).min(Numbers::MOST)
    };
    Summary { numbers: joined(least, all, attacking), best, second, others }
}

/// How far the chosen child is to be searched: until it is no longer clearly the best, or the
/// parent reaches its own thresholds.
pub(super) fn thresholds(summary: &Summary, until: Numbers, attacking: bool) -> Numbers {
    let (until_least, until_all) = parts(until, attacking);
    // A quarter more than the second best saves jumping to and fro (Pawlewicz and Lew 2006).
    let enough = summary.second.saturating_add(summary.second / 4).saturating_add(1);
    joined(until_least.min(enough), until_all.saturating_sub(summary.others), attacking)
}

/// The number that one child decides and the one to which all add.
const fn parts(numbers: Numbers, attacking: bool) -> (u32, u32) {
    if attacking { (numbers.proof, numbers.disproof) } else { (numbers.disproof, numbers.proof) }
}

const fn joined(least: u32, all: u32, attacking: bool) -> Numbers {
    if attacking {
        Numbers { proof: least, disproof: all }
    } else {
        Numbers { proof: all, disproof: least }
    }
}
