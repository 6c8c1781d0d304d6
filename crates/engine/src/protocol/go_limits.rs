//! `go`: the limits of a search.

use super::{ProtocolError, ProtocolErrorKind, TimeBudget, Tokens};
use crate::Limits;
use fanorona_rules::Side;
use std::fmt;

/// The limits of a `go` command; at least one is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoLimits {
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The greatest number of nodes.
    pub nodes: Option<u64>,
    /// The time, in milliseconds.
    pub movetime: Option<u64>,
    /// White's and Black's remaining time, in milliseconds.
    pub time: [Option<u64>; 2],
    /// White's and Black's increment, in milliseconds.
    pub increment: [Option<u64>; 2],
    /// The number of turns to the next time control; 0 if there is none.
    pub turns_to_go: Option<u64>,
    /// Answer only after `stop`.
    pub infinite: bool,
}

impl GoLimits {
    pub(super) fn read(tokens: &mut Tokens<'_>) -> Result<Self, ProtocolError> {
        let mut go = Self::default();
        let mut clock = false;
        while let Some(token) = tokens.next() {
            let (name, place, least): (_, _, u64) = match token.text {
                "infinite" => {
                    if std::mem::replace(&mut go.infinite, true) {
                        return Err(token.error(ProtocolErrorKind::Twice("infinite")));
                    }
                    continue;
                }
                "depth" => {
                    let depth = tokens.nearest("depth", 1, u64::from(Limits::MAX_DEPTH))?;
                    if go.depth.replace(depth as u32).is_some() {
                        return Err(token.error(ProtocolErrorKind::Twice("depth")));
                    }
                    continue;
                }
                "nodes" => ("nodes", &mut go.nodes, 1),
                "movetime" => ("movetime", &mut go.movetime, 0),
                "wtime" => ("wtime", &mut go.time[0], 0),
                "btime" => ("btime", &mut go.time[1], 0),
                "winc" => ("winc", &mut go.increment[0], 0),
                "binc" => ("binc", &mut go.increment[1], 0),
                "movestogo" => ("movestogo", &mut go.turns_to_go, 0),
                _ => return Err(token.error(ProtocolErrorKind::UnknownLimit(token.short()))),
            };
            clock |= matches!(name, "wtime" | "btime" | "winc" | "binc");
            let number = tokens.nearest(name, least, u64::MAX)?;
            if place.replace(number).is_some() {
                return Err(token.error(ProtocolErrorKind::Twice(name)));
            }
        }
        let searched = go.depth.is_some() || go.nodes.is_some() || go.movetime.is_some();
        if searched || clock || go.infinite {
            Ok(go)
        } else {
            Err(ProtocolError { column: tokens.end(), reason: ProtocolErrorKind::NoLimit })
        }
    }

    /// The clock of this side; `None` if no clocks are given.
    ///
    /// # Errors
    /// Fails if a clock is given, but not that of this side.
    pub(super) fn clock_of(&self, side: Side) -> Result<Option<TimeBudget>, ProtocolError> {
        let clocks = self.time.iter().chain(&self.increment).any(Option::is_some);
        if !clocks {
            return Ok(None);
        }
        let Some(left) = self.time[side as usize] else {
            let token = if side == Side::White { "wtime" } else { "btime" };
            return Err(ProtocolError { column: 1, reason: ProtocolErrorKind::NoClock(token) });
        };
        let increment = self.increment[side as usize].unwrap_or(0);
        let turns_to_go = self.turns_to_go.filter(|&turns| turns > 0);
        Ok(Some(TimeBudget { left, increment, turns_to_go }))
    }
}

/// As in a `go` command: `depth 5 nodes 1000`.
impl fmt::Display for GoLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = [
            ("depth", self.depth.map(u64::from)),
            ("nodes", self.nodes),
            ("movetime", self.movetime),
            ("wtime", self.time[0]),
            ("btime", self.time[1]),
            ("winc", self.increment[0]),
            ("binc", self.increment[1]),
            ("movestogo", self.turns_to_go),
        ];
        let mut space = "";
        for (name, number) in numbers {
            if let Some(number) = number {
                write!(f, "{space}{name} {number}")?;
                space = " ";
            }
        }
        if self.infinite { write!(f, "{space}infinite") } else { Ok(()) }
    }
}
