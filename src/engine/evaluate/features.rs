//! What the evaluation looks at, as plain counts: one side's less the other's.

use crate::rules::{Board, Direction, PointSet, Position, Ruleset};

/// What is counted, in the order of [`super::Weights`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Stones on the board.
    Stones,
    /// The lead in stones as a share of all stones: the fewer are left, the more a lead is worth.
    Lead,
    /// Steps that stones could take. Freedom is what the Russian sheet ranks above stones.
    Steps,
    /// Stones on strong points, which have twice the ways to strike and to flee.
    Strong,
    /// Pairs of neighbouring stones along a line, which fall together.
    Pairs,
    /// Ways in which the other side could capture if it were its turn. In a quiet position the
    /// side to move has none itself.
    Danger,
    /// Stones at the edge of the board.
    Edge,
    /// The right to move next: always 1.
    Tempo,
}

impl Feature {
    /// How many there are.
    pub const COUNT: usize = 8;
}

/// The counts of a position, seen from the side to move.
pub type Counts = [i32; Feature::COUNT];

/// Counts a position.
pub fn counts(rules: &Ruleset, position: &Position) -> Counts {
    let (own, enemy) = (position.own(), position.enemy());
    let empty = position.empty(rules);
    let board = &rules.board;
    let mine = Side::of(board, own, empty);
    let theirs = Side::of(board, enemy, empty);
    let (stones, others) = (own.len() as i32, enemy.len() as i32);
    [
        stones - others,
        (stones - others) * 64 / (stones + others + 4),
        mine.steps - theirs.steps,
        mine.strong - theirs.strong,
        mine.pairs - theirs.pairs,
        -dangers(board, own, enemy, empty),
        mine.edge - theirs.edge,
        1,
    ]
}

/// Stones and directions with which the enemy could capture.
fn dangers(board: &Board, own: PointSet, enemy: PointSet, empty: PointSet) -> i32 {
    Direction::ALL
        .into_iter()
        .map(|direction| {
            let stepping = enemy & board.leading_to(empty, direction);
            let towards = board.leading_to(board.leading_to(own, direction) & empty, direction);
            let away = board.leading_to(own, direction.opposite());
            (stepping & (towards | away)).len() as i32
        })
        .sum()
}

/// One side's counts.
#[derive(Default)]
struct Side {
    steps: i32,
    strong: i32,
    pairs: i32,
    edge: i32,
}

impl Side {
    #[inline]
    fn of(board: &Board, stones: PointSet, empty: PointSet) -> Self {
        let mut side = Self::default();
        let mut inside = PointSet(u64::MAX);
        let mut strong = PointSet::EMPTY;
        for direction in Direction::ALL {
            let open = board.open(direction);
            let stepping = stones & board.leading_to(empty, direction);
            side.steps += stepping.len() as i32;
            side.pairs += (stones & board.leading_to(stones, direction)).len() as i32;
            if direction.is_diagonal() {
                strong = strong | open;
            } else {
                inside = inside & open;
            }
        }
        side.strong = (stones & strong).len() as i32;
        side.edge = (stones - inside).len() as i32;
        side
    }
}
