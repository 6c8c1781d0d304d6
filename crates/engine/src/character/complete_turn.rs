//! Choosing a turn when a chain is open: the open chain is completed.

use super::adjusting::TurnPlayer;
use super::{Character, SearchResources};
use crate::{Report, Score};
use fanorona_rules::Record;

/// The greatest number of completions that are compared, those with most captures.
const WAYS: usize = 16;

impl Character {
    /// Chooses a turn that begins with the steps of the record's open chain.
    pub(super) fn complete_turn(
        &self,
        record: &Record,
        resources: &SearchResources,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
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
            let score = reply.score.before();
            best.nodes += reply.nodes;
            if best.best.is_none() || score.rank() > best.score.rank() {
                best.line = std::iter::once(turn.clone()).chain(reply.line).collect();
                (best.best, best.score, best.depth) = (Some(turn), score, reply.depth);
            }
        }
        best
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
}
