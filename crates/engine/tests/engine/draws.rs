//! Draws: positions of the game that occurred before, draws in the transposition table, and the choice
//! among turns that draw.

use super::common::{record, rng};
use fanorona_engine::character::SearchResources;
use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_engine::{Engine, Limits, Options, Score, SearchTechniques, character};
use fanorona_rules::generate::turns;
use fanorona_rules::notation::{read_turn, write_turn};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, Position, Record, Ruleset, Side, Turn};
use rand::RngExt;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Tables of this many stones.
pub fn tables(rules: &Ruleset, stones: usize) -> EndgameTables {
    let mut tables = EndgameTables::empty(rules);
    assert!(build::extend(&mut tables, rules, stones, 1, &|_| true).unwrap());
    tables
}

/// An engine with a small transposition table.
pub fn engine(techniques: SearchTechniques, tables: Option<Arc<EndgameTables>>) -> Engine {
    Engine::new(Options { table_mib: 1, techniques, tables, ..Options::default() })
}

/// A position on the board of 5 × 5 points, each side with this many stones.
pub fn some(rules: &Ruleset, stones: usize, rng: &mut impl RngExt) -> Position {
    loop {
        let mut free: Vec<_> = rules.board.points().collect();
        let sides = [0, 1].map(|_| {
            (0..stones).map(|_| free.swap_remove(rng.random_range(0..free.len()))).collect()
        });
        let side = Side::BOTH[rng.random_range(0..2)];
        if let Ok(position) = Position::new(rules, sides, side, 0, 2, None)
            && position.outcome(rules).is_none()
        {
            return position;
        }
    }
}

/// The same, a draw by the tables.
fn drawn(
    rules: &Ruleset,
    tables: &EndgameTables,
    stones: usize,
    rng: &mut impl RngExt,
) -> Position {
    loop {
        let position = some(rules, stones, rng);
        if tables.probe(rules, &position) == Some(TableValue::Draw) {
            return position;
        }
    }
}

/// A game in which White is three stones ahead and goes to and fro.
fn game(turns: &str) -> Record {
    let mut game = record("tsivy", "8B/9/9/W8/WW1W5 w 0 9");
    for turn in turns.split(' ') {
        let turn = read_turn(game.rules(), game.position(), turn).unwrap();
        game.play(&turn).unwrap();
    }
    game
}

/// With a stone on c1 Black is to move once here, and twice here.
const ONCE: &str = "b1-c1 i5-i4 c1-b1 i4-i5";
const TWICE: &str = "b1-c1 i5-i4 c1-b1 i4-i5 b1-c1 i5-i4 c1-c2 i4-i5";

/// The scores of all turns, by their names.
fn scores(engine: &mut Engine, game: &Record, depth: u32) -> BTreeMap<String, Score> {
    let report = engine.search_lines(game, Limits::depth(depth), 30, &mut |_| {}, &mut || false);
    let first = (report.score, &report.line);
    let others = report.others.iter().map(|other| (other.score, &other.turns));
    let name = |turn| write_turn(&game.rules().board, turn);
    std::iter::once(first).chain(others).map(|(score, line)| (name(&line[0]), score)).collect()
}

#[test]
fn a_position_of_the_game_draws_when_the_rules_say_so() {
    let score =
        |turns, name| scores(&mut engine(SearchTechniques::ALL, None), &game(turns), 1)[name];
    assert!(score(ONCE, "b1-c1").rank() > 200);
    assert_eq!(score(TWICE, "c2-c1").rank(), 0);
    assert!(score(TWICE, "c2-d2").rank() > 200);
}

/// Random games of two stones against two in which positions occur again, each searched to its end
/// and then searched again as if it had just begun, with the same transposition table.
#[test]
fn fewer_draws_of_one_game_reach_another_through_the_table() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let mut rng = rng(23);
    let (mut own, mut shared, mut games) = (0, 0, 0);
    for _ in 0..2_000 {
        let mut game = Record::from_position(rules.clone(), some(rules, 2, &mut rng));
        // Both sides go somewhere, come back, and go there again.
        let (mut there, mut turn) = (Vec::<Turn>::new(), 0);
        while turn < 6 && game.outcome().is_none() {
            let mut quiet = turns(rules, game.position());
            quiet.retain(|turn| turn.captured.is_empty());
            let step = match turn {
                0 | 1 => quiet.get(rng.random_range(0..quiet.len().max(1))).cloned(),
                2 | 3 => {
                    let before = &there[turn % 2];
                    quiet.into_iter().find(|it| (it.from, it.to()) == (before.to(), before.from))
                }
                _ => quiet.into_iter().find(|it| *it == there[turn % 2]),
            };
            let Some(step) = step else { break };
            there.push(step.clone());
            game.play(&step).unwrap();
            turn += 1;
        }
        if game.outcome().is_some() || turn < 6 {
            continue;
        }
        games += 1;
        if games == 200 {
            break;
        }
        let fresh = Record::from_position(rules.clone(), *game.position());
        let expected = scores(&mut engine(SearchTechniques::EXACT, None), &fresh, 6);
        for (own_draws, differing) in [(true, &mut own), (false, &mut shared)] {
            // Draws by one repetition, because they are more frequent.
            let techniques =
                SearchTechniques { own_draws, game_draws: false, ..SearchTechniques::EXACT };
            let mut engine = engine(techniques, None);
            scores(&mut engine, &game, 6);
            *differing += u32::from(scores(&mut engine, &fresh, 6) != expected);
        }
    }
    assert!(games > 100 && own < shared, "{games} {own} {shared}");
}

/// The share of the replies that lose, in thousandths, after the turns that are chosen in drawn
/// positions, and after all turns that draw.
#[test]
fn among_turns_that_draw_the_opponent_gets_more_ways_to_err() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let tables = Arc::new(tables(rules, 4));
    let mut rng = rng(5);
    let losing = |next: &Position| {
        let all = turns(rules, next);
        let loses = |turn| {
            let after = next.play_unchecked(rules, turn);
            tables.probe(rules, &after) == Some(TableValue::Win)
        };
        all.iter().filter(|turn| loses(turn)).count() * 1_000 / all.len().max(1)
    };
    let [mut chosen, mut before] = [0, 0];
    for _ in 0..60 {
        let record = Record::from_position(rules.clone(), drawn(rules, &tables, 2, &mut rng));
        for (traps, sum) in [(true, &mut chosen), (false, &mut before)] {
            let techniques = SearchTechniques { traps, ..SearchTechniques::ALL };
            let mut engine = engine(techniques, Some(tables.clone()));
            let report = engine.search(&record, Limits::nodes(3_000), &mut || false);
            assert_eq!(report.score, Score::Draw);
            let next = record.position().play_unchecked(rules, &report.best.unwrap());
            assert_eq!(tables.probe(rules, &next), Some(TableValue::Draw));
            *sum += losing(&next);
        }
    }
    assert!(chosen > before, "{chosen} {before}");
}

/// Games from drawn endings of four stones against four on the board of 5 × 5 points, by a player with
/// tables of four stones only, against Bodo. Tables of eight stones count the turns
/// that give the draw away.
#[test]
#[ignore = "builds tables of eight stones, and plays some hundred games"]
#[expect(clippy::print_stdout, reason = "the numbers are what it is for")]
fn drawn_endings_are_played_for_a_win() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let (all, few) = (tables(rules, 8), Arc::new(tables(rules, 4)));
    let old = SearchTechniques {
        traps: false,
        own_draws: false,
        game_draws: false,
        ..SearchTechniques::ALL
    };
    let weak = character::named("bodo").unwrap();
    for (name, techniques) in [
        ("before", old),
        ("without traps", SearchTechniques { traps: false, ..SearchTechniques::ALL }),
        ("now", SearchTechniques::ALL),
    ] {
        let mut rng = rng(17);
        let (mut results, mut given_away, mut played) = ([0; 3], 0, 0);
        for number in 0..200 {
            let start = drawn(rules, &all, 4, &mut rng);
            let strong = Side::BOTH[number % 2];
            let mut record = Record::from_position(rules.clone(), start);
            let mut player = engine(techniques, Some(few.clone()));
            while record.outcome().is_none() {
                let value = all.probe(rules, record.position());
                let turn = if record.position().side() == strong {
                    player.search(&record, Limits::nodes(10_000), &mut || false).best
                } else {
                    let resources = SearchResources::default();
                    weak.think(&record, &resources, number as u64, &mut || false).best
                };
                let mover = record.position().side();
                record.play(&turn.unwrap()).unwrap();
                if mover == strong {
                    played += 1;
                    let after = all.probe(rules, record.position()).map(TableValue::reversed);
                    given_away += u32::from(value != after);
                }
            }
            let winner = record.outcome().and_then(Outcome::winner);
            results[winner.map_or(1, |side| if side == strong { 0 } else { 2 })] += 1;
        }
        println!("{name}: wins, draws, losses {results:?}; {given_away} of {played} turns worse");
    }
}
