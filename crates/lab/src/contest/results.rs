//! The results of a match, and how they are printed.

use super::choice::Forfeit;
use super::game::{FinishedGame, GameEnd, SearchTotals};
use super::player::PlayerSpec;
use crate::statistics::{Pentanomial, SPRT_BOUND, Sprt, SprtVerdict};
use fanorona_rules::{DrawReason, Outcome, Side, WinReason};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// The results of all finished pairs from the first player's point of view.
#[derive(Debug, Default)]
pub(super) struct MatchResults {
    pub pairs: Pentanomial,
    /// The numbers of games won, drawn and lost.
    games: [u64; 3],
    /// The number of turns in all games, including openings.
    turns: u64,
    /// The number of games by ending.
    endings: BTreeMap<&'static str, u64>,
    /// The number of forfeited games of each player.
    forfeits: [u64; 2],
    pub totals: [SearchTotals; 2],
}

impl MatchResults {
    /// Adds a pair of games.
    pub fn add(&mut self, pair: &[FinishedGame; 2]) {
        let mut half_points = 0;
        for (i, game) in pair.iter().enumerate() {
            // The first player has White in the first game.
            let points = if i == 0 { game.white } else { 2 - game.white };
            half_points += points;
            self.games[2 - points] += 1;
            self.turns += game.record.turns().len() as u64;
            *self.endings.entry(ending(&game.end)).or_default() += 1;
            if let GameEnd::Forfeit(side, _) = game.end {
                self.forfeits[side as usize ^ i] += 1;
            }
            for side in Side::BOTH {
                self.totals[side as usize ^ i].add(&game.totals[side as usize]);
            }
        }
        self.pairs.add(half_points);
    }

    /// Prints the heading of the progress lines.
    pub fn heading(out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "games\twins\tdraws\tlosses\tpercent\telo\tlow\thigh\tllr")?;
        out.flush()
    }

    /// Prints a progress line.
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

    /// Prints the final results.
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
        if let (Some((mean, error)), Some(elo)) = (self.pairs.mean(), self.pairs.elo()) {
            // A single pair does not say how pairs differ.
            let unknown = || "unknown".to_owned();
            let known = Some(error * 100.0).filter(|error| error.is_finite());
            let error = known.map_or_else(unknown, |error| format!("{error:.2}"));
            writeln!(out, "percent\t{:.2}\tstandard error {error}", mean * 100.0)?;
            let (low, high) = (elo.low, elo.high);
            writeln!(out, "elo\t{:+.1}\tfrom {low:+.1}\tto {high:+.1}", elo.value)?;
            let superiority = self.pairs.superiority();
            let superiority = superiority.map_or_else(unknown, |likely| format!("{likely:.4}"));
            writeln!(out, "superiority\t{superiority}")?;
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
        for ((player, totals), forfeits) in players.iter().zip(&self.totals).zip(self.forfeits) {
            let turns = totals.turns.max(1) as f64;
            let (depth, nodes) = (totals.depth as f64 / turns, totals.nodes as f64 / turns);
            write!(out, "player\t{}\tfouls {forfeits}\tturns {}", player.name, totals.turns)?;
            writeln!(out, "\tdepth {depth:.1}\tnodes {nodes:.0}")?;
        }
        Ok(())
    }
}

/// A short description of how a game ended.
pub(super) const fn ending(end: &GameEnd) -> &'static str {
    match end {
        GameEnd::Rules(Outcome::Win { reason: WinReason::TookAll, .. }) => "all stones taken",
        GameEnd::Rules(Outcome::Win { reason: WinReason::Immobilised, .. }) => "no move",
        GameEnd::Rules(Outcome::Win { reason: WinReason::Resigned, .. }) => "resigned",
        GameEnd::Rules(Outcome::Win { reason: WinReason::OutOfTime, .. }) => "out of time",
        GameEnd::Rules(Outcome::Win { reason: WinReason::NothingGiven, .. }) => "nothing given",
        GameEnd::Rules(Outcome::Win { reason: WinReason::NothingToEat, .. }) => "nothing to eat",
        GameEnd::Rules(Outcome::Draw(DrawReason::QuietTurns)) => "draw, quiet turns",
        GameEnd::Rules(Outcome::Draw(DrawReason::Repetition)) => "draw, repetition",
        GameEnd::Rules(Outcome::Draw(DrawReason::Agreement)) => "draw, agreement",
        GameEnd::Rules(Outcome::Draw(DrawReason::NoMove)) => "draw, no move",
        GameEnd::TooLong => "draw, too long",
        GameEnd::Forfeit(_, Forfeit::Crash) => "foul, program ended",
        GameEnd::Forfeit(_, Forfeit::Timeout) => "foul, out of time",
        GameEnd::Forfeit(_, Forfeit::Clock) => "foul, clock",
        GameEnd::Forfeit(_, Forfeit::Illegal(_)) => "foul, illegal turn",
    }
}
