//! A game of self-play from a random opening, whose positions are labelled.

use super::LabelledPosition;
use fanorona_engine::{Engine, Limits, Score};
use fanorona_rules::{Outcome, Position, Record, Ruleset, generate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// The greatest number of random turns at the start of a game.
const RANDOM_TURNS: usize = 12;
/// A game without a capture for this many turns counts as drawn.
const QUIET_TURNS: u16 = 30;
/// The greatest number of turns of a game, which then counts as drawn.
const MAX_TURNS: usize = 300;
/// The greatest number of turns from which a random one is drawn.
const MOST_CHOICES: usize = 1 << 14;
/// Instead of the best turn, one in this many is random.
const STRAYS: u32 = 24;

/// Plays a game of self-play with `nodes` nodes for each turn, until its result is proved. Returns its
/// positions, and for each also one that two random turns or one lead to, which the games would not reach but
/// a search sees: its value is that of a search of its own. Positions with a handicap are left out.
pub fn play_labelled_game(
    rules: &Arc<Ruleset>,
    engine: &mut Engine,
    nodes: u64,
    seed: u64,
) -> Vec<LabelledPosition> {
    engine.clear();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(rules.clone());
    for _ in 0..rng.random_range(2..=RANDOM_TURNS) {
        if !play_random(&mut record, &mut rng) {
            break;
        }
    }
    let (mut found, mut movers) = (Vec::new(), Vec::new());
    let mut aside = Vec::new();
    let mut winner = None;
    while record.outcome().is_none()
        && record.turns().len() < MAX_TURNS
        && record.position().quiet() < QUIET_TURNS
    {
        let report = engine.search(&record, Limits::nodes(nodes), &mut || false);
        let Some(best) = &report.best else { break };
        let here = *record.position();
        if here.handicapped().is_none() {
            found.push(labelled(&here, report.score));
            movers.push(here.side());
        }
        if !matches!(report.score, Score::Estimate(_)) {
            // Proved, for whoever plays on correctly.
            let won = report.score.rank();
            winner = match won {
                0 => None,
                1.. => Some(here.side()),
                _ => Some(here.side().opponent()),
            };
            break;
        }
        aside.extend(beside(rules, here, engine, nodes, &mut rng));
        let played = if rng.random_range(0..STRAYS) == 0 {
            play_random(&mut record, &mut rng)
        } else {
            record.play(best).is_ok()
        };
        if !played {
            break;
        }
    }
    let winner = winner.or_else(|| record.outcome().and_then(Outcome::winner));
    for (position, mover) in found.iter_mut().zip(movers) {
        let points = winner.map_or(1, |winner| if winner == mover { 2 } else { 0 });
        position.half_points = Some(points);
    }
    found.append(&mut aside);
    found
}

fn play_random(record: &mut Record, rng: &mut Xoshiro256PlusPlus) -> bool {
    let turns = generate::turns_within(record.rules(), record.position(), MOST_CHOICES).list;
    !turns.is_empty() && record.play(&turns[rng.random_range(0..turns.len())]).is_ok()
}

/// A position that random turns lead to, with the value of a search.
fn beside(
    rules: &Arc<Ruleset>,
    from: Position,
    engine: &mut Engine,
    nodes: u64,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<LabelledPosition> {
    let mut record = Record::from_position(rules.clone(), from);
    for _ in 0..rng.random_range(1..=2) {
        if !play_random(&mut record, rng) {
            return None;
        }
    }
    if record.outcome().is_some() || record.position().handicapped().is_some() {
        return None;
    }
    let report = engine.search(&record, Limits::nodes(nodes), &mut || false);
    report.best.is_some().then(|| labelled(record.position(), report.score))
}

fn labelled(position: &Position, score: Score) -> LabelledPosition {
    let value = score.rank().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    let (own, enemy) = (position.own().0, position.enemy().0);
    LabelledPosition { own, enemy, value, half_points: None }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_engine::Options;
    use fanorona_engine::endgame::{EndgameTables, build};
    use fanorona_rules::variant::shipped;

    fn game(variant: &str, seed: u64) -> Vec<LabelledPosition> {
        let rules = &shipped::variant(variant).unwrap().rules;
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        play_labelled_game(rules, &mut engine, 100, seed)
    }

    #[test]
    fn a_game_ends_with_a_proof_that_all_its_labels_agree_with() {
        let (mut long, mut won, mut beside, mut all) = (0, 0, 0, 0);
        for seed in 0..20 {
            let found = game("dimy", seed);
            let (played, aside) = found.split_at(
                found.iter().position(|it| it.half_points.is_none()).unwrap_or(found.len()),
            );
            assert!(aside.iter().all(|it| it.half_points.is_none()));
            long += usize::from(played.len() > 5);
            beside += aside.len();
            all += played.len();
            let proven = |it: &LabelledPosition| {
                i32::from(it.value).abs() > LabelledPosition::PROVEN_LABEL.into()
            };
            // The proof is the end of the game.
            let Some((last, before)) = played.split_last() else { continue };
            assert!(!before.iter().any(proven), "{seed}");
            if proven(last) {
                let points = if last.value > 0 { 2 } else { 0 };
                assert_eq!(last.half_points, Some(points), "{seed}");
                won += 1;
            } else {
                assert!(played.iter().all(|it| it.half_points == Some(1)), "{seed}");
            }
            // Those who move alternate, and so do the results.
            for two in played.windows(2) {
                assert_eq!(two[0].half_points.unwrap() + two[1].half_points.unwrap(), 2, "{seed}");
            }
        }
        assert!(long > 4 && won > 10, "{long} {won}");
        assert!(beside * 3 > all && beside <= all, "{beside} of {all}");
        let firsts: Vec<_> =
            (0..20).filter_map(|seed| game("dimy", seed).first().copied()).collect();
        assert!(firsts.windows(2).all(|two| two[0] != two[1]), "random openings");
        assert_eq!(game("dimy", 1), game("dimy", 1));
    }

    /// With tables, draws are proved too.
    #[test]
    fn a_proved_draw_is_no_win_of_anybody() {
        let rules = &shipped::variant("dimy").unwrap().rules;
        let mut tables = EndgameTables::empty(rules);
        build::extend(&mut tables, rules, 4, 1, &|_| true).unwrap();
        let tables = Some(Arc::new(tables));
        let mut engine = Engine::new(Options { table_mib: 1, tables, ..Options::default() });
        let mut drawn = 0;
        for seed in 0..60 {
            let found = play_labelled_game(rules, &mut engine, 100, seed);
            let Some(last) = found.iter().rfind(|it| it.half_points.is_some()) else { continue };
            if last.value == 0 && last.own.count_ones() + last.enemy.count_ones() <= 4 {
                assert_eq!(last.half_points, Some(1), "{seed}");
                drawn += 1;
            }
        }
        assert!(drawn > 0);
    }

    #[test]
    fn positions_with_a_handicap_are_left_out() {
        let rules = &shipped::variant("tumicarona-rematch").unwrap().rules;
        let until = u32::from(rules.switches.handicap.unwrap().until);
        let found = game("tumicarona-rematch", 3);
        let fewest = |it: &LabelledPosition| it.own.count_ones().min(it.enemy.count_ones());
        assert!(found.iter().all(|it| fewest(it) <= until));
    }
}
