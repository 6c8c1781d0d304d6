//! The result of a match so far, and how it is printed.

use super::contestant::Foul;
use super::game::{Effort, End, FinishedGame};
use super::player::PlayerSpec;
use crate::engine::statistics::{Pentanomial, SPRT_BOUND, Sprt, SprtVerdict};
use crate::rules::{DrawReason, Outcome, Side, WinReason};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// All finished pairs, seen from the first player.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub pairs: Pentanomial,
    /// Games won, drawn and lost.
    games: [u64; 3],
    /// Turns of both together in all games, the openings included.
    turns: u64,
    /// How often games ended in each way.
    endings: BTreeMap<&'static str, u64>,
    /// Games lost without being beaten, by each player.
    fouls: [u64; 2],
    pub efforts: [Effort; 2],
}

impl Tally {
    /// Counts a pair of games.
    pub fn add(&mut self, pair: &[FinishedGame; 2]) {
        let mut half_points = 0;
        for (i, game) in pair.iter().enumerate() {
            // The first player has White in the first game.
            let points = if i == 0 { game.white } else { 2 - game.white };
            half_points += points;
            self.games[2 - points] += 1;
            self.turns += game.record.turns().len() as u64;
            *self.endings.entry(ending(&game.end)).or_default() += 1;
            if let End::Foul(side, _) = game.end {
                self.fouls[side as usize ^ i] += 1;
            }
            for side in Side::BOTH {
                self.efforts[side as usize ^ i].add(&game.efforts[side as usize]);
            }
        }
        self.pairs.add(half_points);
    }

    /// The line of names over the lines of progress.
    pub fn heading(out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "games\twins\tdraws\tlosses\tpercent\telo\tlow\thigh\tllr")?;
        out.flush()
    }

    /// One line of progress.
    pub fn progress(&self, out: &mut dyn Write, test: Option<Sprt>) -> io::Result<()> {
        let [wins, draws, losses] = self.games;
        write!(out, "{}\t{wins}\t{draws}\t{losses}", wins + draws + losses)?;
        let (mean, _) = self.pairs.mean().unwrap_or((0.5, 0.0));
        write!(out, "\t{:.2}", mean * 100.0)?;
        match self.pairs.elo() {
            Some(elo) => write!(out, "\t{:+.1}\t{:+.1}\t{:+.1}", elo.value, elo.low, elo.high)?,
            None => write!(out, "\t-\t-\t-")?,
        }
        match test {
            Some(test) => writeln!(out, "\t{:+.2}", self.pairs.likelihood(test))?,
            None => writeln!(out, "\t-")?,
        }
        out.flush()
    }

    /// The final block.
    pub fn block(
        &self,
        out: &mut dyn Write,
        players: &[PlayerSpec; 2],
        test: Option<Sprt>,
    ) -> io::Result<()> {
        let [wins, draws, losses] = self.games;
        let games = wins + draws + losses;
        writeln!(out, "result\twins {wins}\tdraws {draws}\tlosses {losses}")?;
        let counts = self.pairs.0.map(|count| count.to_string()).join(" ");
        writeln!(out, "pairs\t{counts}")?;
        if let (Some((mean, error)), Some(elo), Some(superiority)) =
            (self.pairs.mean(), self.pairs.elo(), self.pairs.superiority())
        {
            writeln!(out, "percent\t{:.2}\tstandard error {:.2}", mean * 100.0, error * 100.0)?;
            let (low, high) = (elo.low, elo.high);
            writeln!(out, "elo\t{:+.1}\tfrom {low:+.1}\tto {high:+.1}", elo.value)?;
            writeln!(out, "superiority\t{superiority:.4}")?;
        }
        if let Some(test) = test {
            let verdict = match self.pairs.verdict(test) {
                SprtVerdict::Accepted => "accepted",
                SprtVerdict::Rejected => "rejected",
                SprtVerdict::Open => "open",
            };
            let ratio = self.pairs.likelihood(test);
            let (elo0, elo1) = (test.elo0, test.elo1);
            write!(out, "test\t{verdict}\telo {elo0} against {elo1}")?;
            writeln!(out, "\tllr {ratio:+.2}\tbounds {:.2} {SPRT_BOUND:.2}", -SPRT_BOUND)?;
        }
        if games > 0 {
            writeln!(out, "turns\t{:.1} a game", self.turns as f64 / games as f64)?;
        }
        for (ending, count) in &self.endings {
            writeln!(out, "ended\t{ending}\t{count}")?;
        }
        for ((player, effort), fouls) in players.iter().zip(&self.efforts).zip(self.fouls) {
            let turns = effort.turns.max(1) as f64;
            let (depth, nodes) = (effort.depth as f64 / turns, effort.nodes as f64 / turns);
            write!(out, "player\t{}\tfouls {fouls}\tturns {}", player.name, effort.turns)?;
            writeln!(out, "\tdepth {depth:.1}\tnodes {nodes:.0}")?;
        }
        Ok(())
    }
}

/// How a game ended, in a word or two.
pub(super) const fn ending(end: &End) -> &'static str {
    match end {
        End::Rules(Outcome::Win { reason: WinReason::TookAll, .. }) => "all stones taken",
        End::Rules(Outcome::Win { reason: WinReason::Immobilised, .. }) => "no move",
        End::Rules(Outcome::Win { reason: WinReason::Resigned, .. }) => "resigned",
        End::Rules(Outcome::Win { reason: WinReason::OutOfTime, .. }) => "out of time",
        End::Rules(Outcome::Win { reason: WinReason::NothingGiven, .. }) => "nothing given",
        End::Rules(Outcome::Win { reason: WinReason::NothingToEat, .. }) => "nothing to eat",
        End::Rules(Outcome::Draw(DrawReason::QuietTurns)) => "draw, quiet turns",
        End::Rules(Outcome::Draw(DrawReason::Repetition)) => "draw, repetition",
        End::Rules(Outcome::Draw(DrawReason::Agreement)) => "draw, agreement",
        End::Rules(Outcome::Draw(DrawReason::NoMove)) => "draw, no move",
        End::TooLong => "draw, too long",
        End::Foul(_, Foul::Crash) => "foul, program ended",
        End::Foul(_, Foul::Timeout) => "foul, out of time",
        End::Foul(_, Foul::Illegal(_)) => "foul, illegal turn",
    }
}
