//! Combines the proof numbers of child nodes and selects the child to search.

use super::proof_numbers::ProofNumbers;

/// The proof numbers of a node, computed from its children.
///
/// One number is the minimum over the children. The other would be their sum, but many lines
/// transpose into the same positions, which would be counted repeatedly. It is therefore the
/// maximum plus one for every other open child (weak proof numbers, Ueda, Hashimoto, Hashimoto and
/// Iida 2008).
pub(super) struct ChildSummary {
    pub numbers: ProofNumbers,
    /// The child to search next.
    pub best: usize,
    /// The minimised number of the second-best child.
    pub second: u32,
    /// The number of other open children.
    pub others: u32,
}

/// Combines the proof numbers of the children of a node.
pub(super) fn summarize(
    children: impl Iterator<Item = ProofNumbers>,
    attacking: bool,
) -> ChildSummary {
    let (mut best, mut least, mut second) = (0, ProofNumbers::INFINITE, ProofNumbers::INFINITE);
    let (mut greatest, mut open) = (0, 0);
    for (index, numbers) in children.enumerate() {
        let (deciding, other) = parts(numbers, attacking);
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
        ProofNumbers::INFINITE
    } else if open == 0 {
        0
    } else {
        greatest.saturating_add(others).min(ProofNumbers::MAX)
    };
    ChildSummary { numbers: joined(least, all, attacking), best, second, others }
}

/// The thresholds for the selected child: until it is no longer clearly the best, or the parent
/// reaches its own thresholds.
pub(super) fn thresholds(
    summary: &ChildSummary,
    until: ProofNumbers,
    attacking: bool,
) -> ProofNumbers {
    let (until_least, until_all) = parts(until, attacking);
    // The 1 + 1/4 trick avoids switching back and forth between children (Pawlewicz and Lew 2006).
    let limit = summary.second.saturating_add(summary.second / 4).saturating_add(1);
    joined(until_least.min(limit), until_all.saturating_sub(summary.others), attacking)
}

/// The number minimised over the children and the number summed over them.
const fn parts(numbers: ProofNumbers, attacking: bool) -> (u32, u32) {
    if attacking { (numbers.proof, numbers.disproof) } else { (numbers.disproof, numbers.proof) }
}

const fn joined(least: u32, all: u32, attacking: bool) -> ProofNumbers {
    if attacking {
        ProofNumbers { proof: least, disproof: all }
    } else {
        ProofNumbers { proof: all, disproof: least }
    }
}
