//! The show: hears notices, queues acts, performs them one after another, and mends at the end.

use super::flight::{Flight, RestPose};
use super::heard::{Ear, Heard};
use super::pacing::{JUMPED, RESTORE, Tempo, hop};
use super::shown::{Shown, StoneTask};
use super::stone_commands::{Journey, StoneCommands};
use super::{Pace, Pose, Trace, tray};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::app::table::Layout;
use crate::game::{Notice, Session, stones};
use crate::rules::{Board, CaptureKind, Point, Side, Step, Turn};
use bevy::prelude::*;
use std::collections::VecDeque;

/// What is still to be shown, and what is shown now.
#[derive(Resource, Debug, Default)]
pub(super) struct AnimationQueue {
    queue: VecDeque<Act>,
    /// Seconds until the next act may begin.
    wait: f32,
    board: Option<Board>,
    shown: Shown,
    /// The way of the turn that was heard of last, as long as it may go on.
    way: Vec<Point>,
    /// The act performed last went back.
    back: bool,
    ear: Ear,
}

#[derive(Clone, Debug, PartialEq)]
enum Act {
    /// A step of a turn, its way so far up to the step's end, and how fast it is shown.
    Step { side: Side, step: Step, way: Vec<Point>, tempo: Tempo },
    /// The same step, backwards.
    Back { side: Side, step: Step, way: Vec<Point>, tempo: Tempo },
    /// Bring everything to where the record has it.
    Restore,
}

/// Queues what has happened. A jump makes all that was still to be shown obsolete: the record is
/// ahead of it already.
pub(super) fn hear(
    mut notices: MessageReader<NoticeMessage>,
    mut show: ResMut<AnimationQueue>,
    mut stage: ResMut<AnimationState>,
) {
    let heard: Vec<&Notice> = notices.read().map(|NoticeMessage(notice)| notice).collect();
    if heard.is_empty() {
        return;
    }
    if !stage.busy {
        // Whoever acts now has seen enough of what was before.
        show.wait = 0.0;
    }
    let tempo = tempo_of(&heard);
    let mut told = false;
    for notice in heard {
        match notice {
            Notice::Stepped { side, step } => show.step_heard(*side, step),
            Notice::TurnEnded(_) => show.way.clear(),
            Notice::StepTakenBack { side, step } => {
                let way = show.way_to(step);
                show.back_heard(*side, step, way.clone(), tempo);
                show.way = way[..way.len() - 1].to_vec();
                told = true;
            }
            Notice::TookBack { side, turn } => {
                for nth in (0..turn.steps.len()).rev() {
                    let way = way_of(turn, nth);
                    show.back_heard(*side, &turn.steps[nth], way, tempo);
                }
                show.way.clear();
                told = true;
            }
            Notice::PlayedAgain { side, turn } => {
                for (nth, &step) in turn.steps.iter().enumerate() {
                    let way = way_of(turn, nth);
                    show.queue.push_back(Act::Step { side: *side, step, way, tempo });
                }
                told = true;
            }
            Notice::Rewound if std::mem::take(&mut told) => {}
            Notice::Started | Notice::Rewound => {
                show.queue = VecDeque::from([Act::Restore]);
                show.wait = 0.0;
                show.way.clear();
            }
            _ => {}
        }
    }
    if !show.queue.is_empty() {
        stage.busy = true;
    }
}

/// How fast all that is taken back or played again at once is to be shown.
fn tempo_of(heard: &[&Notice]) -> Tempo {
    let (mut turns, mut steps, mut taken) = (0, 0, 0);
    for notice in heard {
        match notice {
            Notice::TookBack { turn, .. } | Notice::PlayedAgain { turn, .. } => {
                turns += 1;
                steps += turn.steps.len();
                taken += turn.captured.len();
            }
            Notice::StepTakenBack { step, .. } => {
                steps += 1;
                taken += step.captured.len();
            }
            _ => {}
        }
    }
    Tempo::of_turns(turns, steps, taken)
}

/// The way of a turn up to the end of its `nth` step.
fn way_of(turn: &Turn, nth: usize) -> Vec<Point> {
    std::iter::once(turn.from).chain(turn.steps[..=nth].iter().map(|step| step.to)).collect()
}

/// Lets time pass for everything under way.
pub(super) fn age(
    time: Res<Time>,
    pace: Res<Pace>,
    session: Res<CurrentSession>,
    mut show: ResMut<AnimationQueue>,
    mut trace: ResMut<Trace>,
    mut poses: Query<&mut Pose>,
) {
    let passed = time.delta_secs() * pace.speed.max(0.1) * session.haste();
    show.wait -= passed;
    show.ear.pass(passed);
    if !trace.under_way && !trace.is_gone() {
        trace.pass(time.delta_secs());
    }
    for mut pose in &mut poses {
        let Some(flight) = &pose.flight else { continue };
        // A journey that is over is kept for the one frame that shows its end.
        let on = Flight { age: flight.age + passed, ..*flight };
        pose.flight = (!flight.is_over()).then_some(on);
    }
}

/// Begins the acts whose time has come.
pub(super) fn perform(
    session: Res<CurrentSession>,
    layout: Res<Layout>,
    pace: Res<Pace>,
    mut show: ResMut<AnimationQueue>,
    mut stage: ResMut<AnimationState>,
    mut trace: ResMut<Trace>,
    mut hands: StoneCommands,
    mut heard: MessageWriter<Heard>,
) {
    let show = &mut *show;
    if show.board.as_ref() != Some(layout.board()) {
        for stone in show.shown.clear() {
            hands.commands.entity(stone).despawn();
        }
        show.board = Some(layout.board().clone());
    }
    if std::mem::take(&mut stage.skip) {
        show.wait = 0.0;
        show.queue.clear();
        hands.land();
        show.ear.cut_short();
        show.restore(&session, &layout, &mut hands, true);
    }
    while show.wait <= 0.0
        && let Some(act) = show.queue.pop_front()
    {
        show.wait = match act {
            Act::Step { side, step, way, tempo } => {
                show.back = false;
                if let Some(mover) = show.shown.stone(side, step.from) {
                    trace.goes_on(&way, &step, mover);
                }
                show.step(side, &step, tempo, &layout, &mut hands, pace.reduced)
            }
            Act::Back { side, step, way, tempo } => {
                show.back = true;
                if let Some(mover) = show.shown.stone(side, step.to) {
                    trace.goes_back(&way, mover);
                }
                show.step_back(side, &step, tempo, &layout, &mut hands, pace.reduced)
            }
            Act::Restore => {
                *trace = Trace::default();
                show.ear.hush();
                if !show.agrees(&session) {
                    show.ear.expect(RESTORE, Heard::Restored);
                }
                show.restore(&session, &layout, &mut hands, pace.reduced);
                0.0
            }
        };
    }
    heard.write_batch(show.ear.due(pace.speed.max(0.1)));
    if show.queue.is_empty() && !hands.any_held() && !show.agrees(&session) {
        show.restore(&session, &layout, &mut hands, pace.reduced);
    }
    let busy = !show.queue.is_empty() || hands.any_held();
    if trace.under_way && !busy {
        let open = !session.record().chain().is_empty();
        trace.ends(open, show.back, pace.reduced);
    }
    let moving = busy || hands.any_moving() || !trace.is_gone();
    let now = AnimationState { busy, moving, ..*stage };
    stage.set_if_neq(now);
}

impl AnimationQueue {
    /// The stones of White's and of Black's tray, in their order.
    pub(super) const fn trays(&self) -> &[Vec<Entity>; 2] {
        self.shown.trays()
    }

    /// Is everything shown as the record has it?
    fn agrees(&self, session: &Session) -> bool {
        self.shown.points() == stones(session.record().chain())
            && self.shown.captured() == captured(session)
    }

    fn step_heard(&mut self, side: Side, step: &Step) {
        let way = self.way_to(step);
        let tempo = Tempo::of_step(way.len() - 2);
        self.way.clone_from(&way);
        self.queue.push_back(Act::Step { side, step: *step, way, tempo });
    }

    /// The way up to a step's end: the chain's, if the step belongs to it.
    fn way_to(&self, step: &Step) -> Vec<Point> {
        match self.way.as_slice() {
            [.., before, last] if (*before, *last) == (step.from, step.to) => self.way.clone(),
            [.., last] if *last == step.from => [&self.way[..], &[step.to]].concat(),
            _ => vec![step.from, step.to],
        }
    }

    /// A step that was not begun to be shown is not shown at all when it is taken back.
    fn back_heard(&mut self, side: Side, step: &Step, way: Vec<Point>, tempo: Tempo) {
        if matches!(self.queue.back(), Some(Act::Step { side: it, step: last, .. })
            if (*it, last) == (side, step))
        {
            self.queue.pop_back();
            return;
        }
        if self.queue.is_empty() {
            // The stones turn round where they are.
            self.wait = 0.0;
        }
        self.queue.push_back(Act::Back { side, step: *step, way, tempo });
    }

    /// Begins a step. Returns the seconds until the next act may begin.
    fn step(
        &mut self,
        side: Side,
        step: &Step,
        tempo: Tempo,
        layout: &Layout,
        hands: &mut StoneCommands,
        jump: bool,
    ) -> f32 {
        let order = nearest_first(step, layout);
        let Some(errands) = self.shown.step(side, step, &order) else { return 0.0 };
        let off = swept_off(step, layout);
        let slide = if jump { 0.0 } else { tempo.slide(0.0).lasts };
        self.ear.expect(0.0, Heard::SlideBegan { side, seconds: slide });
        self.ear.expect(slide, Heard::Landed);
        if !order.is_empty() {
            let swept = Heard::Swept { stones: order.len(), apart: tempo.apart() };
            self.ear.expect(slide, swept);
        }
        let mut nth = 0;
        for errand in errands {
            match errand {
                StoneTask::ToPoint(stone, point) => {
                    let to = RestPose::flat(layout.place(point));
                    let journey = if jump { Journey::JUMP } else { tempo.slide(0.0) };
                    hands.send(stone, Some(point), to, journey);
                }
                StoneTask::ToTray(stone, index) => {
                    let to = tray::perch(layout, &hands.looks, side.opponent(), index);
                    let from = hands.place(stone).unwrap_or(to.place);
                    let sweep = tempo.sweep(nth, from, to.place, off);
                    hands.send(stone, None, to, if jump { Journey::JUMP } else { sweep });
                    nth += 1;
                }
                _ => {}
            }
        }
        if jump { JUMPED } else { tempo.step(nth) }
    }

    /// Begins a step back. Returns the seconds until the next act may begin.
    fn step_back(
        &mut self,
        side: Side,
        step: &Step,
        tempo: Tempo,
        layout: &Layout,
        hands: &mut StoneCommands,
        jump: bool,
    ) -> f32 {
        let order = nearest_first(step, layout);
        let Some(errands) = self.shown.step_back(side, step, &order) else { return 0.0 };
        let off = swept_off(step, layout);
        let begins = if jump { 0.0 } else { tempo.before_the_way_back(order.len()) };
        let slide = if jump { 0.0 } else { tempo.slide(0.0).lasts };
        // Going back is one soft touch.
        self.ear.expect(begins + slide, Heard::Restored);
        for (nth, errand) in errands.into_iter().enumerate() {
            let StoneTask::ToPoint(stone, point) = errand else { continue };
            let to = RestPose::flat(layout.place(point));
            let journey = if jump {
                Journey::JUMP
            } else if nth < order.len() {
                let from = hands.place(stone).unwrap_or(to.place);
                tempo.unsweep(nth, from, to.place, off)
            } else {
                tempo.slide(tempo.before_the_way_back(nth))
            };
            hands.send(stone, Some(point), to, journey);
        }
        if jump { JUMPED } else { tempo.step_back(order.len()) }
    }

    /// Brings every stone to where the record has it.
    fn restore(
        &mut self,
        session: &Session,
        layout: &Layout,
        hands: &mut StoneCommands,
        jump: bool,
    ) {
        let wanted = stones(session.record().chain());
        let captured = captured(session);
        for side in Side::BOTH {
            let (wanted, captured) = (wanted[side as usize], captured[side as usize]);
            for errand in self.shown.restore(side, wanted, captured) {
                self.run(errand, side, layout, hands, jump);
            }
        }
    }

    fn run(
        &mut self,
        errand: StoneTask,
        side: Side,
        layout: &Layout,
        hands: &mut StoneCommands,
        jump: bool,
    ) {
        let send = |hands: &mut StoneCommands,
                    stone: Entity,
                    point: Option<Point>,
                    to: RestPose| {
            let from = hands.place(stone).unwrap_or(to.place);
            hands.send(stone, point, to, if jump { Journey::JUMP } else { hop(from, to.place) });
        };
        match errand {
            StoneTask::ToPoint(stone, point) => {
                send(hands, stone, Some(point), RestPose::flat(layout.place(point)));
            }
            StoneTask::ToTray(stone, index) => {
                let to = tray::perch(layout, &hands.looks, side, index);
                send(hands, stone, None, to);
            }
            StoneTask::NewOnPoint(point) => {
                let stone = hands.spawn(side, Some(point), RestPose::flat(layout.place(point)));
                self.shown.put(side, point, stone);
            }
            StoneTask::NewInTray(index) => {
                let stone = hands.spawn(side, None, tray::perch(layout, &hands.looks, side, index));
                self.shown.put_aside(side, stone);
            }
            StoneTask::Away(stone) => hands.commands.entity(stone).despawn(),
        }
    }
}

/// How many stones of each side were taken since the start, open chain included.
fn captured(session: &Session) -> [usize; 2] {
    let now = stones(session.record().chain());
    Side::BOTH.map(|side| {
        let start = session.record().start().stones(side).len();
        start.saturating_sub(now[side as usize].len())
    })
}

/// The stones a step takes, the one nearest to where it captures first.
fn nearest_first(step: &Step, layout: &Layout) -> Vec<Point> {
    let mut order: Vec<Point> = step.captured.into_iter().collect();
    let near =
        layout.place(if step.kind == Some(CaptureKind::Withdrawal) { step.from } else { step.to });
    order.sort_by(|&a, &b| {
        let far = |point| layout.place(point).distance_squared(near);
        far(a).total_cmp(&far(b))
    });
    order
}

/// The way the stones that a step takes are swept: on along the line, away from their captor.
fn swept_off(step: &Step, layout: &Layout) -> Vec3 {
    let ahead = (layout.place(step.to) - layout.place(step.from)).normalize_or_zero();
    if step.kind == Some(CaptureKind::Withdrawal) { -ahead } else { ahead }
}
