//! Which stone entity is shown where. It follows the board of the rules step by step.

use crate::rules::{Point, PointSet, Side, Step};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The stone entities on the board and in the trays.
#[derive(Clone, Debug, Default)]
pub(super) struct DisplayedStones {
    /// The stones of White and of Black on the board.
    board: [BTreeMap<Point, Entity>; 2],
    /// The captured stones of White and of Black, in the order of capture.
    trays: [Vec<Entity>; 2],
}

/// What a change requires of one stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StoneTask {
    /// Move to this point.
    ToPoint(Entity, Point),
    /// Move to this place in the tray.
    ToTray(Entity, usize),
    /// Spawn a stone on this point.
    NewOnPoint(Point),
    /// Spawn a stone at this place in the tray.
    NewInTray(usize),
    /// Despawn the stone.
    Despawn(Entity),
}

impl DisplayedStones {
    /// The points occupied by White and by Black.
    pub fn points(&self) -> [PointSet; 2] {
        Side::BOTH.map(|side| self.board[side as usize].keys().copied().collect())
    }

    /// The number of captured stones of White and of Black.
    pub fn captured(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.trays[side as usize].len())
    }

    /// Records that a stone of this side is shown on this point.
    pub fn put(&mut self, side: Side, point: Point, stone: Entity) {
        self.board[side as usize].insert(point, stone);
    }

    /// Records that a stone of this side is shown in its tray.
    pub(crate) fn put_in_tray(&mut self, side: Side, stone: Entity) {
        self.trays[side as usize].push(stone);
    }

    /// Applies a step. Returns the task of the moving stone, then those of the captured stones in
    /// the given order. Returns `None` and changes nothing if there is no stone to move.
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

    /// The captured stones of each side, in the order of capture.
    pub const fn trays(&self) -> &[Vec<Entity>; 2] {
        &self.trays
    }

    /// Takes a step back. Returns the tasks of the captured stones, the last captured first, then
    /// that of the stone that captured them. `order` is the order of capture. Returns `None` and
    /// changes nothing if the stones are not where the step left them.
    pub(crate) fn step_back(
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

    /// Returns what must happen so that a side's stones stand on the points `wanted`, with
    /// `captured` of them in the tray. Stones that already stand right stay. The remaining points
    /// are filled with the side's other stones, then from the tray, then with new stones.
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
        // A stone that was sent to the tray and is not needed there either is only despawned.
        let gone: Vec<StoneTask> =
            tray.drain(captured.min(tray.len())..).map(StoneTask::Despawn).collect();
        tasks.retain(|task| match task {
            StoneTask::ToTray(stone, _) => !gone.contains(&StoneTask::Despawn(*stone)),
            _ => true,
        });
        tasks.extend(gone);
        tasks.extend((tray.len()..captured).map(StoneTask::NewInTray));
        tasks
    }

    /// Forgets all stones and returns them.
    pub fn clear(&mut self) -> Vec<Entity> {
        let all = std::mem::take(self);
        let trays = all.trays.into_iter().flatten();
        all.board.into_iter().flat_map(BTreeMap::into_values).chain(trays).collect()
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
    fn a_step_moves_the_stone_and_fills_the_tray_in_order_of_capture() {
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
    fn a_step_back_restores_the_same_entities() {
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
    fn restoring_uses_stones_on_the_board_then_the_tray_then_new_ones() {
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
    fn restoring_despawns_surplus_stones() {
        let mut displayed = two_against_two();
        assert_eq!(displayed.restore(Side::Black, points(&[3]), 0), [StoneTask::Despawn(stone(4))]);
        assert_eq!(displayed.points()[1], points(&[3]));
        assert_eq!(displayed.captured(), [0, 0]);
        assert_eq!(displayed.clear().len(), 3);
        assert!(displayed.points()[0].is_empty());
    }
}
