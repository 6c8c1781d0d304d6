//! Endgames in the tables are played perfectly: won positions are won within the limit of quiet
//! turns and drawn positions are held, against every defence and close to the limit.

use super::common::{record, rng};
use fanorona_engine::character::{self, Character, SearchResources};
use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_engine::{Engine, Limits, Options, Score};
use fanorona_rules::generate::turns;
use fanorona_rules::notation::{read_turn, write_turn};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, PointSet, Position, Record, Ruleset, Side, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use std::sync::Arc;

type Rng = Xoshiro256PlusPlus;

/// The players of these games.
enum Player {
    /// The plain search.
    Search(Engine),
    /// A character that uses the tables.
    Character(Character, SearchResources),
    /// Loses as late as the tables allow, or keeps the value; breaks ties at random.
    Stubborn(Arc<EndgameTables>),
    /// Plays random turns.
    Random,
}

impl Player {
    fn search(tables: Option<&Arc<EndgameTables>>) -> Self {
        let tables = tables.cloned();
        Self::Search(Engine::new(Options { table_mib: 1, tables, ..Options::default() }))
    }

    /// Shallow, so that only the tables can help.
    fn character(tables: &Arc<EndgameTables>) -> Self {
        let mut tompo = character::named("tompo").unwrap().as_ref().clone();
        tompo.nodes = 300;
        Self::Character(
            tompo,
            SearchResources { tables: Some(tables.clone()), ..SearchResources::default() },
        )
    }

    fn turn(&mut self, record: &Record, rng: &mut Rng) -> Turn {
        match self {
            Self::Search(engine) => {
                engine.search(record, Limits::nodes(1_000), &mut || false).best.unwrap()
            }
            Self::Character(character, resources) => {
                character.think(record, resources, 1, &mut || false).best.unwrap()
            }
            Self::Stubborn(tables) => stubborn(tables, record, rng),
            Self::Random => {
                let all = turns(record.rules(), record.position());
                all[rng.random_range(0..all.len())].clone()
            }
        }
    }
}

/// The turn that loses latest.
fn stubborn(tables: &EndgameTables, record: &Record, rng: &mut Rng) -> Turn {
    let (rules, position) = (record.rules(), record.position());
    turns(rules, position)
        .into_iter()
        .max_by_key(|turn| {
            let next = position.play_unchecked(rules, turn);
            let (value, turns) = tables.distance(rules, &next).unwrap();
            let turns = i32::from(turns);
            let good = match value {
                TableValue::Loss => 1_000 - turns,
                TableValue::Draw => 0,
                TableValue::Win => turns - 1_000,
            };
            (good, rng.random_range(0..1_000))
        })
        .unwrap()
}

fn tables(variant: &str, stones: usize) -> (Arc<Ruleset>, Arc<EndgameTables>) {
    let rules = shipped::variant(variant).unwrap().rules.clone();
    let mut tables = EndgameTables::empty(&rules);
    assert!(build::extend(&mut tables, &rules, stones, 2, &|_| true).unwrap());
    (rules, Arc::new(tables))
}

/// A random position of this value for the side to move, with at most `most` stones. If `last`, its
/// quiet counter is as high as possible.
fn ending(
    rules: &Ruleset,
    tables: &EndgameTables,
    most: usize,
    (value, last): (TableValue, bool),
    rng: &mut Rng,
) -> Position {
    loop {
        let mut stones = [PointSet::EMPTY; 2];
        for _ in 0..rng.random_range(3..=most) {
            let point = PointSet(1 << rng.random_range(0..rules.board.len()));
            if ((stones[0] | stones[1]) & point).is_empty() {
                stones[rng.random_range(0..2)] |= point;
            }
        }
        if stones.iter().any(|side| side.is_empty()) {
            continue;
        }
        let side = Side::BOTH[rng.random_range(0..2)];
        let position = |quiet| Position::new(rules, stones, side, quiet, 60, None).unwrap();
        if position(0).outcome(rules).is_some() {
            continue;
        }
        let (found, turns) = tables.distance(rules, &position(0)).unwrap();
        let limit = rules.switches.quiet_limit.unwrap();
        // Immediate captures are too easy.
        if found == TableValue::Win && turns > 2 {
            let quiet = if last { limit - turns } else { 0 };
            match value {
                TableValue::Win => return position(quiet),
                // Won if one more quiet turn were left.
                TableValue::Draw if last && quiet + 1 < limit => return position(quiet + 1),
                _ => {}
            }
        } else if found == value && !last && most_turns_lose(rules, tables, &position(0)) {
            return position(0);
        }
    }
}

/// Whether two thirds of the turns lose the draw.
fn most_turns_lose(rules: &Ruleset, tables: &EndgameTables, position: &Position) -> bool {
    let all = turns(rules, position);
    let loses = |turn: &&Turn| {
        tables.probe(rules, &position.play_unchecked(rules, turn)) == Some(TableValue::Win)
    };
    3 * all.iter().filter(loses).count() >= 2 * all.len()
}

/// Plays to the end and returns the outcome. `players` starts with the side to move.
fn play(
    position: Position,
    rules: &Arc<Ruleset>,
    players: [&mut Player; 2],
    rng: &mut Rng,
) -> Outcome {
    let mut record = Record::from_position(rules.clone(), position);
    let [first, second] = players;
    let mut first_moves = true;
    while record.outcome().is_none() {
        let mover = if first_moves { &mut *first } else { &mut *second };
        let turn = mover.turn(&record, rng);
        record.play(&turn).unwrap();
        first_moves = !first_moves;
    }
    record.outcome().unwrap()
}

/// Plays won endgames against both kinds of defenders.
fn attackers_win(variant: &str, most: usize, games: usize) {
    let (rules, tables) = tables(variant, most);
    let mut rng = rng(5);
    for game in 0..games {
        let near = game % 2 == 0;
        let start = ending(&rules, &tables, most, (TableValue::Win, near), &mut rng);
        for mut attacker in [Player::search(Some(&tables)), Player::character(&tables)] {
            for mut defender in [Player::Stubborn(tables.clone()), Player::Random] {
                let end = play(start, &rules, [&mut attacker, &mut defender], &mut rng);
                assert_eq!(end.winner(), Some(start.side()), "{variant} {start:?}: {end:?}");
            }
        }
    }
}

#[test]
fn won_endgames_are_won_before_the_limit() {
    attackers_win("telo", 9, 40);
    attackers_win("dimy", 5, 40);
    attackers_win("tumicarona", 4, 40);
}

/// Plays drawn endgames against a search that tries to win.
fn defenders_hold(variant: &str, most: usize, games: usize) {
    let (rules, tables) = tables(variant, most);
    let mut rng = rng(6);
    for game in 0..games {
        let near = game % 2 == 0;
        let start = ending(&rules, &tables, most, (TableValue::Draw, near), &mut rng);
        for mut defender in [Player::search(Some(&tables)), Player::character(&tables)] {
            for mut attacker in [Player::search(None), Player::Stubborn(tables.clone())] {
                let end = play(start, &rules, [&mut defender, &mut attacker], &mut rng);
                let lost = end.winner() == Some(start.side().opponent());
                assert!(!lost, "{variant} {start:?}: {end:?}");
            }
        }
    }
}

#[test]
fn drawn_endgames_are_held() {
    defenders_hold("telo", 9, 20);
    defenders_hold("dimy", 5, 20);
    defenders_hold("tumicarona", 4, 20);
}

#[test]
fn stored_wins_that_come_after_the_limit_of_quiet_turns_are_not_used() {
    // White is lost and must capture in the fifteenth turn at the latest, so with six quiet turns
    // played it is a draw. The entries in the transposition table are from lower quiet counters.
    // With the evaluation by hand the search sees the end within these nodes.
    let options = Options { table_mib: 1, patterns: Vec::new(), ..Options::default() };
    let mut engine = Engine::new(options);
    let mut score = |quiet: u16| {
        let record = record("tumicarona", &format!("B8/6B2/8W/9/9 w {quiet} 9"));
        engine.search(&record, Limits::nodes(60_000), &mut || false).score
    };
    assert!((0..=4).all(|quiet| matches!(score(quiet), Score::Loss(_))));
    assert!(matches!(score(6), Score::Estimate(_)));
}

#[test]
fn a_saving_third_repetition_is_played() {
    // Black was winning but moved back and forth: White to move is lost, except for one step back.
    let (_, tables) = tables("dimy", 4);
    let to_and_fro = "b3-b4 d1-e1 b4-b3 e1-d1 b3-b4 d1-e1 b4-b3";
    let record = played("B4/5/1B3/W4/3W1 b 0 9", to_and_fro);
    for mut player in [Player::search(Some(&tables)), Player::character(&tables)] {
        let turn = player.turn(&record, &mut rng(1));
        assert_eq!(write_turn(&record.rules().board, &turn), "e1-d1");
    }
    // The second time it does not draw yet, and White is still lost.
    let early = played("B4/5/1B3/W4/3W1 b 0 9", "b3-b4 d1-e1 b4-b3");
    let options = Options { table_mib: 1, tables: Some(tables), ..Options::default() };
    let report = Engine::new(options).search(&early, Limits::depth(1), &mut || false);
    assert!(matches!(report.score, Score::Loss(_)), "{:?}", report.score);
}

#[test]
fn a_return_to_a_position_of_the_game_counts_as_a_draw() {
    let record = played("B4/5/1B3/W4/3W1 b 0 9", "b3-b4 d1-e1 b4-b3 e1-d1 b3-b4 d1-e1 b4-b3");
    let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    let report = engine.search_lines(&record, Limits::depth(1), 64, &mut |_| {}, &mut || false);
    let board = &record.rules().board;
    let first = (report.score, write_turn(board, &report.line[0]));
    let others = report.others.iter().map(|line| (line.score, write_turn(board, &line.turns[0])));
    let drawn: Vec<String> = std::iter::once(first)
        .chain(others)
        .filter(|(score, _)| *score == Score::Estimate(0))
        .map(|(_, turn)| turn)
        .collect();
    assert_eq!(drawn, ["e1-d1"], "the only turn back");
}

#[test]
fn a_winner_avoids_positions_from_which_the_opponent_can_repeat() {
    // The fastest way passes a position from which Black could repeat for the third time.
    let (_, tables) = tables("dimy", 4);
    let to_and_fro = "a3-a2 e2-d2 a2-a3 d2-e2 a3-a2 e2-d2";
    let mut record = played("5/5/W4/4B/1W3 w 0 60", to_and_fro);
    let mut winner = Player::search(Some(&tables));
    let mut rng = rng(7);
    while record.outcome().is_none() {
        let turn = match record.position().side() {
            Side::White => winner.turn(&record, &mut rng),
            Side::Black => repeating(&tables, &record, &mut rng),
        };
        record.play(&turn).unwrap();
    }
    assert_eq!(record.outcome().unwrap().winner(), Some(Side::White));
}

/// A game of Dimy from a position.
fn played(position: &str, turns: &str) -> Record {
    let mut record = record("dimy", position);
    for turn in turns.split(' ') {
        let turn = read_turn(record.rules(), record.position(), turn).unwrap();
        record.play(&turn).unwrap();
    }
    record
}

/// The turn to the most frequent position, otherwise the turn that loses latest.
fn repeating(tables: &EndgameTables, record: &Record, rng: &mut Rng) -> Turn {
    let (rules, position) = (record.rules(), record.position());
    let times = |turn: &Turn| {
        let next = position.play_unchecked(rules, turn);
        record.positions().iter().filter(|old| old.hash() == next.hash()).count()
    };
    let often = turns(rules, position).into_iter().max_by_key(times).unwrap();
    if times(&often) > 1 { often } else { stubborn(tables, record, rng) }
}
