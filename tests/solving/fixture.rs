//! Puzzles and packs for the tests.

use fanorona::game::puzzles::{Puzzle, PuzzleId, PuzzlePack, Theme, Themes};
use fanorona::rules::notation::{read_position, read_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Position, Side, Turn, Variant, generate};
use std::sync::Arc;

/// A puzzle of these turns, with other last turns that are as good.
fn puzzle(
    variant: &Arc<Variant>,
    position: &str,
    line: &[&str],
    equal: &[&str],
    themes: &[Theme],
    rating: u16,
) -> Puzzle {
    let rules = &variant.rules;
    let start = read_position(rules, position).unwrap();
    let (mut at, mut turns) = (start, Vec::new());
    let mut last: Vec<Turn> = Vec::new();
    for text in line {
        last = equal.iter().filter_map(|text| read_turn(rules, &at, text).ok()).collect();
        let turn = read_turn(rules, &at, text).unwrap();
        at = at.play_unchecked(rules, &turn);
        turns.push(turn);
    }
    let mut equal = vec![Vec::new(); line.len() / 2];
    equal.push(last);
    Puzzle {
        id: PuzzleId::new(variant, &start),
        variant: variant.clone(),
        position: start,
        line: turns,
        equal,
        theme: Some(themes[0]),
        themes: themes.iter().copied().collect(),
        rating,
        deviation: 80,
    }
}

/// White takes the last two stones in one chain. Wrong: `a1-a2A` takes one.
pub fn both(variant: &Arc<Variant>) -> Puzzle {
    let themes = [Theme::LastStone, Theme::Ending];
    puzzle(variant, "B1B/3/W2 w 0 2", &["a1-b2A-c1W"], &[], &themes, 1200)
}

/// White gives a stone and takes three, from the lesson on gifts.
pub fn gift() -> Puzzle {
    let tsivy = shipped::variant("tsivy").unwrap();
    let line = ["g5-f4", "h2-g3A", "h5-g5W-g4A-h4A"];
    let themes = [Theme::Sacrifice, Theme::QuietTurn];
    puzzle(&tsivy, GIFT, &line, &["h5-g5W-g4A"], &themes, 1700)
}

/// The position of [`gift`].
pub const GIFT: &str = "6WWB/8B/1W1W5/2B4B1/9 w 0 2";

/// Telo under another key, as a variant of the player's own.
pub fn tiny() -> Arc<Variant> {
    Arc::new(Variant::read(&tiny_text()).unwrap())
}

/// Its file.
pub fn tiny_text() -> String {
    shipped::variant("telo").unwrap().ron.replace("\"telo\"", "\"tiny\"")
}

/// As many puzzles of one turn from different positions of games: the first is the easiest, with a
/// rating of 1000, each further one is `step` points harder. The themes take turns.
pub fn many(variant: &Arc<Variant>, count: usize, step: u16) -> Vec<Puzzle> {
    let mut all: Vec<Puzzle> = Vec::new();
    let mut random = 1_u64;
    let mut next = |below: usize| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    while all.len() < count {
        let mut at = Position::start(&variant.rules);
        for _ in 0..12 {
            let turns = generate::turns(&variant.rules, &at);
            if turns.is_empty() || at.outcome(&variant.rules).is_some() {
                break;
            }
            at = at.play_unchecked(&variant.rules, &turns[next(turns.len())]);
            if let Some(puzzle) = one_turn(variant, &at, all.len(), step)
                && all.iter().all(|known| known.id != puzzle.id)
                && all.len() < count
            {
                all.push(puzzle);
            }
        }
    }
    all
}

/// A puzzle whose solution is the first legal turn; `None` if the game is over.
fn one_turn(variant: &Arc<Variant>, at: &Position, place: usize, step: u16) -> Option<Puzzle> {
    let rules = &variant.rules;
    let stones = Side::BOTH.map(|side| at.stones(side));
    let position = Position::new(rules, stones, at.side(), at.quiet(), 2, None).ok()?;
    if position.outcome(rules).is_some() {
        return None;
    }
    let turn = generate::turns(rules, &position).into_iter().next()?;
    let theme = Theme::ALL[place % Theme::ALL.len()];
    Some(Puzzle {
        id: PuzzleId::new(variant, &position),
        variant: variant.clone(),
        position,
        line: vec![turn],
        equal: vec![Vec::new()],
        theme: Some(theme),
        themes: Themes::default().with(theme),
        rating: 1000 + step * place as u16,
        deviation: 80,
    })
}

/// A pack of these puzzles.
pub fn pack(variant: &Arc<Variant>, puzzles: &[Puzzle]) -> PuzzlePack {
    let mut pack = PuzzlePack::new(variant.clone());
    for puzzle in puzzles {
        assert!(pack.push(puzzle), "{}", puzzle.id);
    }
    pack
}
