//! The limits of a search. They contain no times: the engine never reads a clock.

use std::fmt;
use std::str::FromStr;

/// The number of chains or states that takes about as long as a node with few of them.
pub(super) const WORK_PER_NODE: usize = 1 << 6;
/// A position with more chains or states than this counts as work of its own between two checks for the end.
pub(super) const HEAVY: usize = 1 << 7;
/// After this many chains and states of heavy positions there is another check.
pub(super) const WORK_INTERVAL: usize = 1 << 15;
/// A position with more chains or states than this counts as several nodes where nodes are limited.
pub(super) const VERY_HEAVY: usize = 1 << 10;

/// The limits of a search. The caller can add a time limit through the stop callback.
///
/// The text form is that of the protocol's `go` command: `depth 5 nodes 20000`, or `infinite` for
/// [`Limits::NONE`].
///
/// ```
/// use fanorona_engine::Limits;
///
/// let limits: Limits = "depth 5 nodes 20000".parse()?;
/// assert_eq!(limits, Limits { depth: 5, nodes: 20_000 });
/// assert_eq!(Limits::depth(5).to_string(), "depth 5");
/// assert_eq!(Limits::nodes(20_000).to_string(), "nodes 20000");
/// assert_eq!("infinite".parse(), Ok(Limits::NONE));
/// # Ok::<(), fanorona_engine::ParseLimitsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth in turns, at least 1.
    pub depth: u32,
    /// The greatest number of nodes. The first depth is always completed, unless positions with
    /// very many chains alone take about as long as this number of nodes.
    pub nodes: u64,
}

impl Limits {
    /// The greatest depth that can be searched.
    pub const MAX_DEPTH: u32 = 100;

    /// No limit except [`Limits::MAX_DEPTH`]: the caller stops the search.
    pub const NONE: Self = Self { depth: Self::MAX_DEPTH, nodes: u64::MAX };

    /// A limit of the depth alone.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, ..Self::NONE }
    }

    /// A limit of the nodes alone.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::NONE }
    }
}

/// The notation of the protocol's `go` command.
impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.depth < Self::MAX_DEPTH, self.nodes < u64::MAX) {
            (true, true) => write!(f, "depth {} nodes {}", self.depth, self.nodes),
            (true, false) => write!(f, "depth {}", self.depth),
            (false, true) => write!(f, "nodes {}", self.nodes),
            (false, false) => write!(f, "infinite"),
        }
    }
}

/// A text that is not the notation of [`Limits`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not search limits, such as \"depth 5 nodes 20000\" or \"infinite\"")]
pub struct ParseLimitsError;

impl FromStr for Limits {
    type Err = ParseLimitsError;

    fn from_str(text: &str) -> Result<Self, ParseLimitsError> {
        let (mut depth, mut nodes, mut infinite) = (None, None, false);
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let twice = match word {
                "infinite" => std::mem::replace(&mut infinite, true),
                "depth" => depth.replace(number(words.next(), Self::MAX_DEPTH.into())?).is_some(),
                "nodes" => nodes.replace(number(words.next(), u64::MAX)?).is_some(),
                _ => true,
            };
            if twice {
                return Err(ParseLimitsError);
            }
        }
        if infinite == (depth.is_some() || nodes.is_some()) {
            return Err(ParseLimitsError);
        }
        Ok(Self {
            depth: depth.map_or(Self::MAX_DEPTH, |depth| depth as u32),
            nodes: nodes.unwrap_or(u64::MAX),
        })
    }
}

/// A number from 1 to `most`.
fn number(word: Option<&str>, most: u64) -> Result<u64, ParseLimitsError> {
    let number = word.and_then(|word| word.parse().ok());
    number.filter(|number| (1..=most).contains(number)).ok_or(ParseLimitsError)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notation_of_limits_is_read_back() {
        for limits in
            [Limits::NONE, Limits::depth(3), Limits::nodes(9), Limits { depth: 99, nodes: 1 }]
        {
            assert_eq!(limits.to_string().parse(), Ok(limits));
        }
        for text in [
            "",
            "depth",
            "depth x",
            "depth 101",
            "depth 0",
            "nodes 0",
            "depth 1 depth 2",
            "infinite depth 1",
            "infinite infinite",
            "time 5",
        ] {
            assert_eq!(text.parse::<Limits>(), Err(ParseLimitsError), "{text}");
        }
    }
}
