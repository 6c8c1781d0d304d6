//! The queue: hears notices, queues acts, performs them one after another, and mends at the end.

use super::displayed_stones::{DisplayedStones, StoneTask};
use super::flight::Flight;
use super::stone_commands::{FlightPlan, StoneCommands};
use super::stone_sounds::{SoundSchedule, StoneSound};
use super::tempo::{JUMPED, RESTORE, Tempo, hop};
use super::{MotionSettings, Pose};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::app::table::Layout;
use crate::app::table::markers::AnimatedPath;
use crate::app::table::tray::{RestPose, rest_pose};
use crate::game::{Notice, Session, stones};
use crate::rules::{Board, CaptureKind, Point, Side, Step, Turn};
use bevy::prelude::*;
use std::collections::VecDeque;

/// What is still to be shown, and what is shown now.
#[derive(Resource, Debug, Default)]
pub(super) struct AnimationQueue {
    pending: VecDeque<Animation>,
    /// Seconds until the next act may begin.
    wait: f32,
    board: Option<Board>,
    displayed: DisplayedStones,
    /// The way of the turn that was new of last, as long as it may go on.
    path: Vec<Point>,
    /// The act performed last went back.
    reversed: bool,
    sounds: SoundSchedule,
}

#[derive(Clone, Debug, PartialEq)]
enum Animation {
    /// A step of a turn, its way so far up to the step's end, and how fast it is shown.
    Step { side: Side, step: Step, path: Vec<Point>, tempo: Tempo },
    /// The same step, backwards.
    StepBack { side: Side, step: Step, path: Vec<Point>, tempo: Tempo },
    /// Bring everything to where the record has it.
    Restore,
}

/// Queues what has happened. A jump makes all that was still to be shown obsolete: the record is
/// ahead of it already.
pub(super) fn enqueue(
    mut notices: MessageReader<NoticeMessage>,
    mut queue: ResMut<AnimationQueue>,
    mut animation: ResMut<AnimationState>,
) {
    let new: Vec<&Notice> = notices.read().map(|NoticeMessage(notice)| notice).collect();
    if new.is_empty() {
        return;
    }
    if !animation.busy {
        // Whoever acts now has seen enough of what was before.
        queue.wait = 0.0;
    }
    let tempo = tempo_of(&new);
    let mut reversal_queued = false;
    for notice in new {
        match notice {
            Notice::Stepped { side, step } => queue.enqueue_step(*side, step),
            Notice::TurnEnded(_) => queue.path.clear(),
            Notice::StepTakenBack { side, step } => {
                let path = queue.way_to(step);
                queue.enqueue_step_back(*side, step, path.clone(), tempo);
                queue.path = path[..path.len() - 1].to_vec();
                reversal_queued = true;
            }
            Notice::TookBack { side, turn } => {
                for nth in (0..turn.steps.len()).rev() {
                    let path = way_of(turn, nth);
                    queue.enqueue_step_back(*side, &turn.steps[nth], path, tempo);
                }
                queue.path.clear();
                reversal_queued = true;
            }
            Notice::PlayedAgain { side, turn } => {
                for (nth, &step) in turn.steps.iter().enumerate() {
                    let path = way_of(turn, nth);
                    queue.pending.push_back(Animation::Step { side: *side, step, path, tempo });
                }
                reversal_queued = true;
            }
            Notice::Rewound if std::mem::take(&mut reversal_queued) => {}
            Notice::Started | Notice::Rewound => {
                queue.pending = VecDeque::from([Animation::Restore]);
                queue.wait = 0.0;
                queue.path.clear();
            }
            _ => {}
        }
    }
    if !queue.pending.is_empty() {
        animation.busy = true;
    }
}

/// How fast all that is taken back or played again at once is to be shown.
fn tempo_of(new: &[&Notice]) -> Tempo {
    let (mut turns, mut steps, mut captured) = (0, 0, 0);
    for notice in new {
        match notice {
            Notice::TookBack { turn, .. } | Notice::PlayedAgain { turn, .. } => {
                turns += 1;
                steps += turn.steps.len();
                captured += turn.captured.len();
            }
            Notice::StepTakenBack { step, .. } => {
                steps += 1;
                captured += step.captured.len();
            }
            _ => {}
        }
    }
    Tempo::of_turns(turns, steps, captured)
}

/// The way of a turn up to the end of its `nth` step.
fn way_of(turn: &Turn, nth: usize) -> Vec<Point> {
    std::iter::once(turn.from).chain(turn.steps[..=nth].iter().map(|step| step.to)).collect()
}

/// Lets time pass for everything under way.
pub(super) fn advance(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    session: Res<CurrentSession>,
    mut queue: ResMut<AnimationQueue>,
    mut animated_path: ResMut<AnimatedPath>,
    mut poses: Query<&mut Pose>,
) {
    let passed = time.delta_secs() * settings.speed.max(0.1) * session.haste();
    queue.wait -= passed;
    queue.sounds.pass(passed);
    if !animated_path.in_progress && !animated_path.is_empty() {
        animated_path.advance(time.delta_secs());
    }
    for mut pose in &mut poses {
        let Some(flight) = &pose.flight else { continue };
        // A journey that is over is kept for the one frame that shows its end.
        let on = Flight { age: flight.age + passed, ..*flight };
        pose.flight = (!flight.is_over()).then_some(on);
    }
}

/// Begins the acts whose time has come.
pub(super) fn start_due(
    session: Res<CurrentSession>,
    settings: Res<MotionSettings>,
    mut queue: ResMut<AnimationQueue>,
    mut animation: ResMut<AnimationState>,
    mut animated_path: ResMut<AnimatedPath>,
    mut commands: StoneCommands,
    mut sounds: MessageWriter<StoneSound>,
) {
    let queue = &mut *queue;
    let layout = Layout::new(session.record().rules().board.clone());
    if queue.board.as_ref() != Some(layout.board()) {
        for stone in queue.displayed.clear() {
            commands.despawn(stone);
        }
        queue.board = Some(layout.board().clone());
    }
    if std::mem::take(&mut animation.skip) {
        queue.wait = 0.0;
        queue.pending.clear();
        commands.land();
        queue.sounds.cut_short();
        queue.restore(&session, &layout, &mut commands, true);
    }
    while queue.wait <= 0.0
        && let Some(act) = queue.pending.pop_front()
    {
        queue.wait = match act {
            Animation::Step { side, step, path, tempo } => {
                queue.reversed = false;
                if let Some(mover) = queue.displayed.stone(side, step.from) {
                    animated_path.extend(&path, &step, mover);
                }
                queue.step(side, &step, tempo, &layout, &mut commands, settings.reduced)
            }
            Animation::StepBack { side, step, path, tempo } => {
                queue.reversed = true;
                if let Some(mover) = queue.displayed.stone(side, step.to) {
                    animated_path.retract(&path, mover);
                }
                queue.step_back(side, &step, tempo, &layout, &mut commands, settings.reduced)
            }
            Animation::Restore => {
                *animated_path = AnimatedPath::default();
                queue.sounds.hush();
                if !queue.agrees(&session) {
                    queue.sounds.expect(RESTORE, StoneSound::Restored);
                }
                queue.restore(&session, &layout, &mut commands, settings.reduced);
                0.0
            }
        };
    }
    sounds.write_batch(queue.sounds.due(settings.speed.max(0.1)));
    if queue.pending.is_empty() && !commands.any_blocking() && !queue.agrees(&session) {
        queue.restore(&session, &layout, &mut commands, settings.reduced);
    }
    let busy = !queue.pending.is_empty() || commands.any_blocking();
    if animated_path.in_progress && !busy {
        let open = !session.record().chain().is_empty();
        animated_path.finish(open, queue.reversed, settings.reduced);
    }
    let moving = busy || commands.any_moving() || !animated_path.is_empty();
    let now = AnimationState { busy, moving, ..*animation };
    animation.set_if_neq(now);
}

impl AnimationQueue {
    /// The stones of White's and of Black's tray, in their order.
    pub(super) const fn trays(&self) -> &[Vec<Entity>; 2] {
        self.displayed.trays()
    }

    /// Is everything shown as the record has it?
    fn agrees(&self, session: &Session) -> bool {
        self.displayed.points() == stones(session.record().chain())
            && self.displayed.captured() == captured_counts(session)
    }

    fn enqueue_step(&mut self, side: Side, step: &Step) {
        let path = self.way_to(step);
        let tempo = Tempo::of_step(path.len() - 2);
        self.path.clone_from(&path);
        self.pending.push_back(Animation::Step { side, step: *step, path, tempo });
    }

    /// The way up to a step's end: the chain's, if the step belongs to it.
    fn way_to(&self, step: &Step) -> Vec<Point> {
        match self.path.as_slice() {
            [.., before, last] if (*before, *last) == (step.from, step.to) => self.path.clone(),
            [.., last] if *last == step.from => [&self.path[..], &[step.to]].concat(),
            _ => vec![step.from, step.to],
        }
    }

    /// A step that was not begun to be shown is not shown at all when it is taken back.
    fn enqueue_step_back(&mut self, side: Side, step: &Step, path: Vec<Point>, tempo: Tempo) {
        if matches!(self.pending.back(), Some(Animation::Step { side: it, step: last, .. })
            if (*it, last) == (side, step))
        {
            self.pending.pop_back();
            return;
        }
        if self.pending.is_empty() {
            // The stones turn round where they are.
            self.wait = 0.0;
        }
        self.pending.push_back(Animation::StepBack { side, step: *step, path, tempo });
    }

    /// Begins a step. Returns the seconds until the next act may begin.
    fn step(
        &mut self,
        side: Side,
        step: &Step,
        tempo: Tempo,
        layout: &Layout,
        commands: &mut StoneCommands,
        jump: bool,
    ) -> f32 {
        let order = nearest_first(step, layout);
        let Some(tasks) = self.displayed.step(side, step, &order) else { return 0.0 };
        let off = swept_off(step, layout);
        let slide = if jump { 0.0 } else { tempo.slide(0.0).duration };
        self.sounds.expect(0.0, StoneSound::SlideBegan { side, seconds: slide });
        self.sounds.expect(slide, StoneSound::Landed);
        if !order.is_empty() {
            let swept = StoneSound::Swept { stones: order.len(), apart: tempo.apart() };
            self.sounds.expect(slide, swept);
        }
        let mut nth = 0;
        for task in tasks {
            match task {
                StoneTask::ToPoint(stone, point) => {
                    let to = RestPose::flat(layout.place(point));
                    let plan = if jump { FlightPlan::JUMP } else { tempo.slide(0.0) };
                    commands.send(stone, Some(point), to, plan);
                }
                StoneTask::ToTray(stone, index) => {
                    let to = rest_pose(layout, &commands.looks, side.opponent(), index);
                    let from = commands.place(stone).unwrap_or(to.position);
                    let sweep = tempo.sweep(nth, from, to.position, off);
                    commands.send(stone, None, to, if jump { FlightPlan::JUMP } else { sweep });
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
        commands: &mut StoneCommands,
        jump: bool,
    ) -> f32 {
        let order = nearest_first(step, layout);
        let Some(tasks) = self.displayed.step_back(side, step, &order) else { return 0.0 };
        let off = swept_off(step, layout);
        let begins = if jump { 0.0 } else { tempo.before_the_way_back(order.len()) };
        let slide = if jump { 0.0 } else { tempo.slide(0.0).duration };
        // Going back is one soft touch.
        self.sounds.expect(begins + slide, StoneSound::Restored);
        for (nth, task) in tasks.into_iter().enumerate() {
            let StoneTask::ToPoint(stone, point) = task else { continue };
            let to = RestPose::flat(layout.place(point));
            let plan = if jump {
                FlightPlan::JUMP
            } else if nth < order.len() {
                let from = commands.place(stone).unwrap_or(to.position);
                tempo.unsweep(nth, from, to.position, off)
            } else {
                tempo.slide(tempo.before_the_way_back(nth))
            };
            commands.send(stone, Some(point), to, plan);
        }
        if jump { JUMPED } else { tempo.step_back(order.len()) }
    }

    /// Brings every stone to where the record has it.
    fn restore(
        &mut self,
        session: &Session,
        layout: &Layout,
        commands: &mut StoneCommands,
        jump: bool,
    ) {
        let wanted = stones(session.record().chain());
        let captured = captured_counts(session);
        for side in Side::BOTH {
            let (wanted, captured) = (wanted[side as usize], captured[side as usize]);
            for task in self.displayed.restore(side, wanted, captured) {
                self.run(task, side, layout, commands, jump);
            }
        }
    }

    fn run(
        &mut self,
        task: StoneTask,
        side: Side,
        layout: &Layout,
        commands: &mut StoneCommands,
        jump: bool,
    ) {
        let send =
            |commands: &mut StoneCommands, stone: Entity, point: Option<Point>, to: RestPose| {
                let from = commands.place(stone).unwrap_or(to.position);
                commands.send(
                    stone,
                    point,
                    to,
                    if jump { FlightPlan::JUMP } else { hop(from, to.position) },
                );
            };
        match task {
            StoneTask::ToPoint(stone, point) => {
                send(commands, stone, Some(point), RestPose::flat(layout.place(point)));
            }
            StoneTask::ToTray(stone, index) => {
                let to = rest_pose(layout, &commands.looks, side, index);
                send(commands, stone, None, to);
            }
            StoneTask::NewOnPoint(point) => {
                let stone = commands.spawn(side, Some(point), RestPose::flat(layout.place(point)));
                self.displayed.put(side, point, stone);
            }
            StoneTask::NewInTray(index) => {
                let stone =
                    commands.spawn(side, None, rest_pose(layout, &commands.looks, side, index));
                self.displayed.put_aside(side, stone);
            }
            StoneTask::Away(stone) => commands.despawn(stone),
        }
    }
}

/// How many stones of each side were taken since the start, open chain included.
fn captured_counts(session: &Session) -> [usize; 2] {
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
