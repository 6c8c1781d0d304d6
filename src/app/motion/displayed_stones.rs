//! Which stone is shown where: motion's own board, which follows the rules' board step by step.

use crate::rules::{Point, PointSet, Side, Step};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The stones shown on the board and in the trays.
#[derive(Clone, Debug, Default)]
pub(super) struct DisplayedStones {
    /// White's and Black's stones on the board.
    board: [BTreeMap<Point, Entity>; 2],
    /// White's and Black's captured stones, in the order they were taken.
    trays: [Vec<Entity>; 2],
}

/// What a change asks of one stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StoneTask {
    /// It goes to this point.
    ToPoint(Entity, Point),
    /// It goes to this place in its tray.
    ToTray(Entity, usize),
    /// A new stone is wanted on this point.
    NewOnPoint(Point),
    /// A new stone is wanted at this place of the tray.
    NewInTray(usize),
    /// It is not wanted any more.
    Away(Entity),
}

impl DisplayedStones {
    /// The stones shown on the board, White's and Black's.
    pub fn points(&self) -> [PointSet; 2] {
        Side::BOTH.map(|side| self.board[side as usize].keys().copied().collect())
    }

    /// How many stones of each side lie in the trays.
    pub fn captured(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.trays[side as usize].len())
    }

    /// A stone of this side is now shown on this point.
    pub fn put(&mut self, side: Side, point: Point, stone: Entity) {
        self.board[side as usize].insert(point, stone);
    }

    /// A stone of this side is now shown in its tray.
    pub fn put_aside(&mut self, side: Side, stone: Entity) {
        self.trays[side as usize].push(stone);
    }

    /// Takes a step: first what the moving stone does, then the taken stones, in this order.
    /// `None` when there is no such stone, and nothing changes then.
    pub fn step(&mut self, side: Side, step: &Step, order: &[Point]) -> Option<Vec<StoneTask>> {
        let mover = self.board[side as usize].remove(&step.from)?;
        self.board[side as usize].insert(step.to, mover);
        let mut tasks = vec![StoneTask::ToPoint(mover, step.to)];
        let other = side.opponent() as usize;
        for point in order {
            if let Some(stone) = self.board[other].remove(point) {
                tasks.push(StoneTask::ToTray(stone, self.trays[other].len()));
                self.trays[other].push(stone);
            }
        }
        Some(tasks)
    }

    /// The stones of each side's tray, in the order they were taken.
    pub const fn trays(&self) -> &[Vec<Entity>; 2] {
        &self.trays
    }

    /// Takes a step back: first the taken stones return, the one taken last before the others, then
    /// the stone that took them. `order` is that in which they were taken. `None` when the stones
    /// do not lie as the step left them, and nothing changes then.
    pub fn step_back(
        &mut self,
        side: Side,
        step: &Step,
        order: &[Point],
    ) -> Option<Vec<StoneTask>> {
        let other = side.opponent() as usize;
        let free = |point: &Point| self.board.iter().all(|board| !board.contains_key(point));
        if self.trays[other].len() < order.len()
            || !self.board[side as usize].contains_key(&step.to)
            || !order.iter().chain([&step.from]).all(free)
        {
            return None;
        }
        let mut tasks = Vec::new();
        for &point in order.iter().rev() {
            let stone = self.trays[other].pop()?;
            self.board[other].insert(point, stone);
            tasks.push(StoneTask::ToPoint(stone, point));
        }
        let mover = self.board[side as usize].remove(&step.to)?;
        self.board[side as usize].insert(step.from, mover);
        tasks.push(StoneTask::ToPoint(mover, step.from));
        Some(tasks)
    }

    /// The stone of this side that is shown on this point.
    pub fn stone(&self, side: Side, point: Point) -> Option<Entity> {
        self.board[side as usize].get(&point).copied()
    }

    /// What has to happen so that a side's stones stand on these points, with this many in its
    /// tray. Stones that stand right stay; the nearest to hand fill the rest, then the tray.
    pub fn restore(&mut self, side: Side, wanted: PointSet, captured: usize) -> Vec<StoneTask> {
        let (board, tray) = (&mut self.board[side as usize], &mut self.trays[side as usize]);
        let mut spare: Vec<Entity> =
            board.extract_if(.., |&point, _| !wanted.contains(point)).map(|(_, it)| it).collect();
        let mut tasks = Vec::new();
        for point in wanted {
            if board.contains_key(&point) {
                continue;
            }
            match spare.pop().or_else(|| tray.pop()) {
                Some(stone) => {
                    board.insert(point, stone);
                    tasks.push(StoneTask::ToPoint(stone, point));
                }
                None => tasks.push(StoneTask::NewOnPoint(point)),
            }
        }
        for stone in spare {
            tasks.push(StoneTask::ToTray(stone, tray.len()));
            tray.push(stone);
        }
        tasks.extend(tray.drain(captured.min(tray.len())..).map(StoneTask::Away));
        // A stone sent to the tray and not wanted there either only goes away.
        let gone: Vec<Entity> = tasks.iter().filter_map(StoneTask::away).collect();
        tasks.retain(|task| !matches!(task, StoneTask::ToTray(it, _) if gone.contains(it)));
        tasks.extend((tray.len()..captured).map(StoneTask::NewInTray));
        tasks
    }

    /// Forgets every stone, and names them.
    pub fn clear(&mut self) -> Vec<Entity> {
        let all = std::mem::take(self);
        let trays = all.trays.into_iter().flatten();
        all.board.into_iter().flat_map(BTreeMap::into_values).chain(trays).collect()
    }
}

impl StoneTask {
    const fn away(&self) -> Option<Entity> {
        if let Self::Away(stone) = self { Some(*stone) } else { None }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    fn stone(number: u32) -> Entity {
        Entity::from_raw_u32(number).unwrap()
    }

    fn points(numbers: &[usize]) -> PointSet {
        numbers.iter().map(|&number| Point::new(number)).collect()
    }

    fn two_against_two() -> DisplayedStones {
        let mut displayed = DisplayedStones::default();
        for (side, point) in [(0, 0), (0, 1), (1, 3), (1, 4)] {
            displayed.put(Side::BOTH[side], Point::new(point), stone(point as u32));
        }
        displayed
    }

    #[test]
    fn a_step_moves_the_stone_and_fills_the_tray_in_order() {
        let mut displayed = two_against_two();
        let (from, to) = (Point::new(1), Point::new(2));
        let step = Step { from, to, kind: None, captured: points(&[3, 4]) };
        let order = [Point::new(4), Point::new(3)];
        let tasks = displayed.step(Side::White, &step, &order).unwrap();
        let expected = [
            StoneTask::ToPoint(stone(1), to),
            StoneTask::ToTray(stone(4), 0),
            StoneTask::ToTray(stone(3), 1),
        ];
        assert_eq!(tasks, expected);
        assert_eq!(displayed.points(), [points(&[0, 2]), points(&[])]);
        assert_eq!(displayed.captured(), [0, 2]);
        assert_eq!(displayed.step(Side::White, &step, &order), None);
    }

    #[test]
    fn a_step_back_undoes_a_step_to_the_very_stones() {
        let mut displayed = two_against_two();
        let (from, to) = (Point::new(1), Point::new(2));
        let step = Step { from, to, kind: None, captured: points(&[3, 4]) };
        let order = [Point::new(4), Point::new(3)];
        assert_eq!(displayed.step_back(Side::White, &step, &order), None, "not captured yet");
        displayed.step(Side::White, &step, &order).unwrap();
        let tasks = displayed.step_back(Side::White, &step, &order).unwrap();
        let expected = [
            StoneTask::ToPoint(stone(3), Point::new(3)),
            StoneTask::ToPoint(stone(4), Point::new(4)),
            StoneTask::ToPoint(stone(1), from),
        ];
        assert_eq!(tasks, expected);
        let before = two_against_two();
        assert_eq!((displayed.board, displayed.trays), (before.board, before.trays));
    }

    #[test]
    fn restoring_uses_the_stones_at_hand_then_the_tray_then_new_ones() {
        let mut displayed = two_against_two();
        let tasks = displayed.restore(Side::White, points(&[0, 7]), 0);
        assert_eq!(tasks, [StoneTask::ToPoint(stone(1), Point::new(7))]);
        let tasks = displayed.restore(Side::Black, points(&[4]), 1);
        assert_eq!(tasks, [StoneTask::ToTray(stone(3), 0)]);
        let tasks = displayed.restore(Side::Black, points(&[3, 4, 5]), 2);
        let back = StoneTask::ToPoint(stone(3), Point::new(3));
        assert_eq!(
            tasks,
            [
                back,
                StoneTask::NewOnPoint(Point::new(5)),
                StoneTask::NewInTray(0),
                StoneTask::NewInTray(1)
            ]
        );
    }

    #[test]
    fn restoring_drops_what_is_not_wanted() {
        let mut displayed = two_against_two();
        assert_eq!(displayed.restore(Side::Black, points(&[3]), 0), [StoneTask::Away(stone(4))]);
        assert_eq!(displayed.points()[1], points(&[3]));
        assert_eq!(displayed.captured(), [0, 0]);
        assert_eq!(displayed.clear().len(), 3);
        assert!(displayed.points()[0].is_empty());
    }
}
