//! `go`: how much is to be searched.

use super::command::perft;
use super::{Command, ProtocolError, ProtocolErrorKind, TimeBudget, Words};
use crate::engine::Limits;
use crate::rules::Side;

/// The bounds of a search; at least one is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The most positions.
    pub nodes: Option<u64>,
    /// The time, in milliseconds.
    pub movetime: Option<u64>,
    /// White's and Black's time left, in milliseconds.
    pub time: [Option<u64>; 2],
    /// White's and Black's increment, in milliseconds.
    pub increment: [Option<u64>; 2],
    /// Turns until more time comes.
    pub turns_to_go: Option<u64>,
    /// Answer only when told to stop.
    pub infinite: bool,
}

impl Go {
    pub(super) fn read(words: &mut Words<'_>) -> Result<Command, ProtocolError> {
        let mut go = Self::default();
        let mut clock = false;
        while let Some(word) = words.next() {
            let (name, place, least): (_, _, u64) = match word.text {
                "perft" if go == Self::default() => return perft(words),
                "infinite" => {
                    if std::mem::replace(&mut go.infinite, true) {
                        return Err(word.error(ProtocolErrorKind::Twice("infinite")));
                    }
                    continue;
                }
                "depth" => {
                    let depth = words.number("depth", 1, u64::from(Limits::MAX_DEPTH))?;
                    if go.depth.replace(depth as u32).is_some() {
                        return Err(word.error(ProtocolErrorKind::Twice("depth")));
                    }
                    continue;
                }
                "nodes" => ("nodes", &mut go.nodes, 1),
                "movetime" => ("movetime", &mut go.movetime, 1),
                // A clock may have run out, and an answer is better than none.
                "wtime" => ("wtime", &mut go.time[0], 0),
                "btime" => ("btime", &mut go.time[1], 0),
                "winc" => ("winc", &mut go.increment[0], 0),
                "binc" => ("binc", &mut go.increment[1], 0),
                "movestogo" => ("movestogo", &mut go.turns_to_go, 1),
                _ => return Err(word.error(ProtocolErrorKind::UnknownLimit(word.short()))),
            };
            clock |= least == 0;
            if place.replace(words.number(name, least, u64::MAX)?).is_some() {
                return Err(word.error(ProtocolErrorKind::Twice(name)));
            }
        }
        let searched = go.depth.is_some() || go.nodes.is_some() || go.movetime.is_some();
        if searched || clock || go.infinite {
            Ok(Command::Go(go))
        } else {
            Err(ProtocolError { column: words.end(), reason: ProtocolErrorKind::NoLimit })
        }
    }

    /// The milliseconds for a turn of this side; `None` where time is no bound.
    ///
    /// # Errors
    /// A clock is given, but not this side's.
    pub fn time_for(&self, side: Side) -> Result<Option<u64>, ProtocolError> {
        let clocks = self.time.iter().chain(&self.increment).any(Option::is_some);
        if !clocks {
            return Ok(self.movetime);
        }
        let Some(left) = self.time[side as usize] else {
            let word = if side == Side::White { "wtime" } else { "btime" };
            return Err(ProtocolError { column: 1, reason: ProtocolErrorKind::NoClock(word) });
        };
        let increment = self.increment[side as usize].unwrap_or(0);
        let share = TimeBudget { left, increment, turns_to_go: self.turns_to_go }.share();
        Ok(Some(self.movetime.map_or(share, |time| time.min(share))))
    }
}
