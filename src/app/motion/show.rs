//! The show: hears notices, queues acts, performs them one after another, and mends at the end.

use super::flight::{Curve, Flight, Perch};
use super::hands::Hands;
use super::heard::{Ear, Heard};
use super::shown::{Errand, Shown};
use super::{Pace, Pose, tray};
use crate::app::Stage;
use crate::app::session::{Notice, Session, stones};
use crate::app::table::Layout;
use crate::rules::{Board, Point, PointSet, Side, Step};
use bevy::prelude::*;
use std::collections::VecDeque;

/// Seconds a stone takes for one step.
const SLIDE: f32 = 0.3;
/// Seconds between one captured stone's leaving and the next one's.
const STAGGER: f32 = 0.06;
/// Seconds a captured stone takes to its tray.
const SWEEP: f32 = 0.4;
/// Seconds between two steps of a chain that are shown one after another.
const PAUSE: f32 = 0.25;
/// Seconds stones take when the board goes back or forth.
const RESTORE: f32 = 0.2;

/// What is still to be shown, and what is shown now.
#[derive(Resource, Debug, Default)]
pub(super) struct Show {
    queue: VecDeque<Act>,
    /// Seconds until the next act may begin.
    wait: f32,
    board: Option<Board>,
    shown: Shown,
    ear: Ear,
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Step(Side, Step),
    /// Bring everything to where the record has it.
    Restore,
}

/// Queues what has happened. Going back or forth makes all that was still to be shown obsolete:
/// the record is ahead of it already.
pub(super) fn hear(
    mut notices: MessageReader<Notice>,
    mut show: ResMut<Show>,
    mut stage: ResMut<Stage>,
) {
    let heard: Vec<&Notice> = notices.read().collect();
    let jumps =
        |notice: &&Notice| matches!(notice, Notice::Started | Notice::Rewound | Notice::Claimed);
    if heard.iter().any(jumps) {
        show.queue = VecDeque::from([Act::Restore]);
        show.wait = 0.0;
    } else {
        show.queue.extend(heard.into_iter().filter_map(|notice| match notice {
            Notice::Stepped { side, step } => Some(Act::Step(*side, *step)),
            _ => None,
        }));
    }
    if !show.queue.is_empty() {
        stage.busy = true;
    }
}

/// Lets time pass for everything under way.
pub(super) fn age(
    time: Res<Time>,
    pace: Res<Pace>,
    session: Res<Session>,
    mut show: ResMut<Show>,
    mut poses: Query<&mut Pose>,
) {
    let passed = time.delta_secs() * pace.speed.max(0.1) * session.haste();
    show.wait -= passed;
    show.ear.pass(passed);
    for mut pose in &mut poses {
        let Some(flight) = &pose.flight else { continue };
        // A journey that is over is kept for the one frame that shows its end.
        let on = Flight { age: flight.age + passed, ..*flight };
        pose.flight = (!flight.is_over()).then_some(on);
    }
}

/// Begins the acts whose time has come.
pub(super) fn perform(
    session: Res<Session>,
    pace: Res<Pace>,
    mut show: ResMut<Show>,
    mut stage: ResMut<Stage>,
    mut hands: Hands,
    mut heard: MessageWriter<Heard>,
) {
    let show = &mut *show;
    let layout = Layout::new(session.record.rules().board.clone());
    if show.board.as_ref() != Some(layout.board()) {
        for stone in show.shown.clear() {
            hands.commands.entity(stone).despawn();
        }
        show.board = Some(layout.board().clone());
    }
    if std::mem::take(&mut stage.skip) {
        show.queue = VecDeque::from([Act::Restore]);
        show.wait = 0.0;
        hands.land();
        show.ear.cut_short();
        show.restore(&session, &layout, &mut hands, true);
        show.queue.clear();
    }
    while show.wait <= 0.0
        && let Some(act) = show.queue.pop_front()
    {
        show.wait = match act {
            Act::Step(side, step) => show.step(side, &step, &layout, &mut hands, pace.reduced),
            Act::Restore => {
                show.ear.hush();
                if !show.agrees(&session) {
                    show.ear.expect(RESTORE, Heard::Restored);
                }
                show.restore(&session, &layout, &mut hands, pace.reduced)
            }
        };
    }
    heard.write_batch(show.ear.due(pace.speed.max(0.1)));
    if show.queue.is_empty() && !hands.any_flying() && !show.agrees(&session) {
        show.restore(&session, &layout, &mut hands, pace.reduced);
    }
    stage.busy = !show.queue.is_empty() || hands.any_flying();
}

impl Show {
    /// Is everything shown as the record has it?
    fn agrees(&self, session: &Session) -> bool {
        self.shown.points() == stones(session.record.chain())
            && self.shown.captured() == captured(session)
    }

    /// Begins a step. Returns the seconds until the next act may begin.
    fn step(
        &mut self,
        side: Side,
        step: &Step,
        layout: &Layout,
        hands: &mut Hands,
        jump: bool,
    ) -> f32 {
        let order = nearest_first(step.captured, step.to, layout);
        let Some(errands) = self.shown.step(side, step, &order) else { return 0.0 };
        let ahead = layout.place(step.to) - layout.place(step.from);
        let slides = if jump { 0.0 } else { SLIDE };
        self.ear.expect(0.0, Heard::SlideBegan { side, seconds: slides });
        self.ear.expect(slides, Heard::Landed);
        if !order.is_empty() {
            let swept = Heard::Swept { stones: order.len(), apart: STAGGER };
            self.ear.expect(slides, swept);
        }
        let mut leaves = SLIDE;
        for errand in errands {
            match errand {
                Errand::ToPoint(stone, point) => {
                    let to = Perch::flat(layout.place(point));
                    hands.send(stone, Some(point), to, |_| Curve::Slide, [0.0, SLIDE], jump);
                }
                Errand::ToTray(stone, index) => {
                    let to = tray::perch(layout, &hands.looks, side.opponent(), index);
                    let bend = |from| from + ahead * 0.9 + Vec3::Y * 1.6;
                    let curve = |from| Curve::Arc(bend(from));
                    hands.send(stone, None, to, curve, [leaves, SWEEP], jump);
                    leaves += STAGGER;
                }
                _ => {}
            }
        }
        if jump { PAUSE } else { leaves + PAUSE }
    }

    /// Brings every stone to where the record has it. Returns the seconds it takes.
    fn restore(
        &mut self,
        session: &Session,
        layout: &Layout,
        hands: &mut Hands,
        jump: bool,
    ) -> f32 {
        let wanted = stones(session.record.chain());
        let captured = captured(session);
        for side in Side::BOTH {
            let (wanted, captured) = (wanted[side as usize], captured[side as usize]);
            for errand in self.shown.restore(side, wanted, captured) {
                self.run(errand, side, layout, hands, jump);
            }
        }
        if jump { 0.0 } else { RESTORE }
    }

    fn run(&mut self, errand: Errand, side: Side, layout: &Layout, hands: &mut Hands, jump: bool) {
        let times = [0.0, RESTORE];
        match errand {
            Errand::ToPoint(stone, point) => {
                let to = Perch::flat(layout.place(point));
                hands.send(stone, Some(point), to, |from| hop(from, to.place), times, jump);
            }
            Errand::ToTray(stone, index) => {
                let to = tray::perch(layout, &hands.looks, side, index);
                hands.send(stone, None, to, |from| hop(from, to.place), times, jump);
            }
            Errand::NewOnPoint(point) => {
                let stone = hands.spawn(side, Some(point), Perch::flat(layout.place(point)));
                self.shown.put(side, point, stone);
            }
            Errand::NewInTray(index) => {
                let stone = hands.spawn(side, None, tray::perch(layout, &hands.looks, side, index));
                self.shown.put_aside(side, stone);
            }
            Errand::Away(stone) => hands.commands.entity(stone).despawn(),
        }
    }
}

/// How many stones of each side were taken since the start, open chain included.
fn captured(session: &Session) -> [usize; 2] {
    let now = stones(session.record.chain());
    Side::BOTH.map(|side| {
        let start = session.record.start().stones(side).len();
        start.saturating_sub(now[side as usize].len())
    })
}

fn nearest_first(taken: PointSet, to: Point, layout: &Layout) -> Vec<Point> {
    let mut order: Vec<Point> = taken.into_iter().collect();
    let goal = layout.place(to);
    order.sort_by(|&a, &b| {
        let far = |point| layout.place(point).distance_squared(goal);
        far(a).total_cmp(&far(b))
    });
    order
}

/// A low bow over whatever lies between.
fn hop(from: Vec3, to: Vec3) -> Curve {
    let high = (from.distance(to) * 0.4).min(1.6);
    Curve::Arc(from.midpoint(to) + Vec3::Y * high)
}
