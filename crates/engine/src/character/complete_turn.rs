//! Choosing a turn when a chain may be open: the open chain is completed.

use super::adjusting::TurnPlayer;
use super::{Character, SearchResources};
use crate::{Report, Score};
use fanorona_rules::Record;

/// The greatest number of completions that are compared, those with most captures.
const WAYS: usize = 16;

impl Character {
    /// Like [`think`](Self::think), but if the record has an open chain, the turn begins with the
    /// steps already taken.
    ///
    /// ```
    /// use fanorona_engine::character::{SearchResources, named};
    /// use fanorona_rules::notation::{read_position, read_turn};
    /// use fanorona_rules::{Record, variant::shipped};
    ///
    /// let rules = shipped::variant("tsivy").unwrap().rules.clone();
    /// let position = read_position(&rules, "8B/5W3/2W5B/9/6W2 b 10 19").unwrap();
    /// let first = read_turn(&rules, &position, "i3-h2A-g3A").unwrap().steps[0];
    /// let mut game = Record::from_position(rules, position);
    /// game.step(first.from, first.to, first.kind).unwrap();
    /// let fara = named("fara").unwrap();
    /// let report = fara.complete_turn(&game, &SearchResources::default(), 1, &mut || false);
    /// assert_eq!(report.best.unwrap().steps[0], first);
    /// ```
    pub fn complete_turn(
        &self,
        record: &Record,
        resources: &SearchResources,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        self.complete_turn_with_reports(record, resources, seed, &mut |_| {}, stop)
    }

    /// As [`complete_turn`](Self::complete_turn); without an open chain it calls `on_depth` as
    /// [`think_with_reports`](Self::think_with_reports) does.
    pub fn complete_turn_with_reports(
        &self,
        record: &Record,
        resources: &SearchResources,
        seed: u64,
        on_depth: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        if record.chain().is_empty() || record.outcome().is_some() {
            return self.think_with_reports(record, resources, seed, on_depth, stop);
        }
        // The random player never has to complete an open chain, so it needs no code for that.
        if let Some(TurnPlayer::Character(player)) = self.player_of_turn(record, seed) {
            return player.complete_turn(record, resources, seed, stop);
        }
        let mut stopped = false;
        let stop: &mut dyn FnMut() -> bool = &mut || {
            stopped = stopped || stop();
            stopped
        };
        let mut ways = record.chain().completions(record.rules()).list;
        ways.sort_by_key(|turn| std::cmp::Reverse(turn.captured.len()));
        ways.truncate(WAYS);
        // The ways are compared by what is found after them.
        let resources = &SearchResources { book: None, ..resources.clone() };
        let mut share = self.clone();
        share.nodes = (self.nodes / ways.len().max(1) as u64).max(500);
        let mut base = record.clone();
        while base.undo_step().is_ok() {}
        let mut best = Report::decided(Score::Loss(0), Vec::new());
        for turn in ways {
            let mut next = base.clone();
            if next.play(&turn).is_err() {
                continue;
            }
            if best.best.is_some() && stop() {
                break;
            }
            let reply = share.think(&next, resources, seed, stop);
            let score = reversed(reply.score);
            best.nodes += reply.nodes;
            if best.best.is_none() || score.rank() > best.score.rank() {
                best.line = std::iter::once(turn.clone()).chain(reply.line).collect();
                (best.best, best.score, best.depth) = (Some(turn), score, reply.depth);
            }
        }
        best
    }
}

/// The score for the other side one turn earlier.
const fn reversed(score: Score) -> Score {
    match score {
        Score::Estimate(value) => Score::Estimate(-value),
        Score::Win(turns) => Score::Loss(turns + 1),
        Score::Loss(turns) => Score::Win(turns + 1),
        Score::TableWin(turns) => Score::TableLoss(turns + 1),
        Score::TableLoss(turns) => Score::TableWin(turns + 1),
        Score::Draw => Score::Draw,
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::character::named;
    use fanorona_rules::generate::turns;
    use fanorona_rules::notation::read_position;
    use fanorona_rules::variant::shipped;

    /// A game with an open chain, and the number of ways to complete it.
    fn open() -> (Record, usize) {
        let rules = shipped::variant("tsivy").unwrap().rules.clone();
        let text = "BBBBBBBBB/BBBBBBBBB/BW2WBWBW/WWWWWWWWW/WWWWWWWWW b 0 1";
        let mut record = Record::from_position(rules.clone(), read_position(&rules, text).unwrap());
        let all = turns(&rules, record.position());
        let first = all.iter().find(|turn| turn.steps.len() > 1).unwrap().steps[0];
        record.step(first.from, first.to, first.kind).unwrap();
        let ways = record.chain().completions(&rules).list.len();
        assert!(ways > 1);
        (record, ways)
    }

    #[test]
    fn the_nodes_are_shared_by_the_ways_to_complete_a_chain() {
        let (record, ways) = open();
        // A multiple of the number of ways.
        let nodes = 1_500 * ways as u64;
        let player = Character { depth: 100, nodes, ..named("tompo").unwrap().as_ref().clone() };
        let report = player.complete_turn(&record, &SearchResources::default(), 1, &mut || false);
        // Each search may visit slightly more.
        let least = 1_400 * ways as u64;
        assert!((least..nodes + 600 * ways as u64).contains(&report.nodes), "{}", report.nodes);
    }

    #[test]
    fn a_stopped_player_completes_its_chain_without_asking_again() {
        let (record, _) = open();
        for key in ["tompo", "fara"] {
            let quick =
                Character { depth: 9, nodes: 60_000, ..named(key).unwrap().as_ref().clone() };
            let mut asked = 0;
            let stop: &mut dyn FnMut() -> bool = &mut || {
                asked += 1;
                asked == 1
            };
            let report = quick.complete_turn(&record, &SearchResources::default(), 1, stop);
            assert!(report.best.is_some() && report.nodes < 3_000, "{key}: {}", report.nodes);
            assert_eq!(asked, 1, "{key}");
        }
    }

    #[test]
    fn scores_are_reversed_and_a_turn_longer() {
        for (one, other) in [
            (Score::Estimate(7), Score::Estimate(-7)),
            (Score::Win(2), Score::Loss(3)),
            (Score::Loss(2), Score::Win(3)),
            (Score::TableWin(4), Score::TableLoss(5)),
            (Score::TableLoss(4), Score::TableWin(5)),
            (Score::Draw, Score::Draw),
        ] {
            assert_eq!(reversed(one), other);
        }
    }
}
