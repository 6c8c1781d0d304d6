//! The animation queue: it receives notices, queues animations, starts them one after another, and
//! corrects any difference from the record at the end.

use super::displayed_stones::{DisplayedStones, StoneTask};
use super::flight::Flight;
use super::stone_commands::StoneCommands;
use super::stone_sounds::{SoundSchedule, StoneSound};
use super::tempo::{JUMPED, RESTORE, Tempo, hop};
use super::{MotionSettings, Pose};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::app::table::Layout;
use crate::app::table::markers::AnimatedPath;
use crate::game::play::{Notice, Session, stones};
use crate::rules::{Board, CaptureKind, Point, Side, Step, Turn};
use bevy::prelude::*;
use std::collections::VecDeque;

/// The animations still to be shown, and the stones as they are shown now.
#[derive(Resource, Debug, Default)]
pub(super) struct AnimationQueue {
    pending: VecDeque<Animation>,
    /// Seconds until the next animation may start.
    wait: f32,
    board: Option<Board>,
    displayed: DisplayedStones,
    /// The path of the last turn that was queued, as long as it may continue.
    path: Vec<Point>,
    /// Whether the last animation that was started ran backwards.
    reversed: bool,
    sounds: SoundSchedule,
}

#[derive(Clone, Debug, PartialEq)]
enum Animation {
    /// A step of a turn, the turn's path up to the end of the step, and the tempo.
    Step { side: Side, step: Step, path: Vec<Point>, tempo: Tempo },
    /// The same step, backwards.
    StepBack { side: Side, step: Step, path: Vec<Point>, tempo: Tempo },
    /// Move every stone to where the record has it.
    Restore,
}

/// Queues an animation for every notice. A jump discards all pending animations, because the record
/// is already ahead of them.
pub(super) fn enqueue(
    mut notices: MessageReader<NoticeMessage>,
    mut queue: ResMut<AnimationQueue>,
    mut animation: ResMut<AnimationState>,
) {
    let received: Vec<&Notice> = notices.read().map(|NoticeMessage(notice)| notice).collect();
    if received.is_empty() {
        return;
    }
    if !animation.busy {
        // The player acts, so there is no need to wait for the previous animation.
        queue.wait = 0.0;
    }
    let tempo = common_tempo(&received);
    let mut animated = false;
    for notice in received {
        match notice {
            Notice::Stepped { side, step } => queue.enqueue_step(*side, step),
            Notice::TurnEnded(_) => queue.path.clear(),
            Notice::StepTakenBack { side, step } => {
                let path = queue.path_to(step);
                queue.enqueue_step_back(*side, step, path.clone(), tempo);
                queue.path = path[..path.len() - 1].to_vec();
                animated = true;
            }
            Notice::TurnTakenBack { side, turn } => {
                for nth in (0..turn.steps.len()).rev() {
                    let path = path_of(turn, nth);
                    queue.enqueue_step_back(*side, &turn.steps[nth], path, tempo);
                }
                queue.path.clear();
                animated = true;
            }
            Notice::TurnRedone { side, turn } => {
                for (nth, &step) in turn.steps.iter().enumerate() {
                    let path = path_of(turn, nth);
                    queue.pending.push_back(Animation::Step { side: *side, step, path, tempo });
                }
                animated = true;
            }
            Notice::Rewound if std::mem::take(&mut animated) => {}
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

/// The tempo for all steps that are taken back or replayed in one frame.
fn common_tempo(received: &[&Notice]) -> Tempo {
    let (mut turns, mut steps, mut captured) = (0, 0, 0);
    for notice in received {
        match notice {
            Notice::TurnTakenBack { turn, .. } | Notice::TurnRedone { turn, .. } => {
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

/// The path of a turn up to the end of its `nth` step.
fn path_of(turn: &Turn, nth: usize) -> Vec<Point> {
    std::iter::once(turn.from).chain(turn.steps[..=nth].iter().map(|step| step.to)).collect()
}

/// Advances every animation by the time of the frame.
pub(super) fn advance(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    session: Res<CurrentSession>,
    mut queue: ResMut<AnimationQueue>,
    mut animated_path: ResMut<AnimatedPath>,
    mut poses: Query<&mut Pose>,
) {
    let passed = time.delta_secs() * settings.speed.max(0.1) * session.playback_speed();
    queue.wait -= passed;
    queue.sounds.advance(passed);
    if !animated_path.in_progress && !animated_path.is_empty() {
        animated_path.advance(time.delta_secs());
    }
    for mut pose in &mut poses {
        let Some(flight) = &pose.flight else { continue };
        // A flight that is over is kept for the one frame that draws its end.
        let on = Flight { age: flight.age + passed, ..*flight };
        pose.flight = (!flight.is_over()).then_some(on);
    }
}

/// Finishes everything that moves, if that is asked for.
pub(super) fn skip(
    session: Res<CurrentSession>,
    mut queue: ResMut<AnimationQueue>,
    mut animation: ResMut<AnimationState>,
    mut commands: StoneCommands,
) {
    if !animation.skip {
        return;
    }
    animation.skip = false;
    queue.wait = 0.0;
    queue.pending.clear();
    queue.sounds.cut_short();
    queue.take_board(&mut commands);
    queue.restore(&session, &mut commands);
    commands.land();
}

/// Starts the animations whose time has come.
pub(super) fn start_due(
    session: Res<CurrentSession>,
    mut queue: ResMut<AnimationQueue>,
    mut animation: ResMut<AnimationState>,
    mut animated_path: ResMut<AnimatedPath>,
    mut commands: StoneCommands,
    mut sounds: MessageWriter<StoneSound>,
) {
    let queue = &mut *queue;
    queue.take_board(&mut commands);
    while queue.wait <= 0.0
        && let Some(act) = queue.pending.pop_front()
    {
        queue.wait = match act {
            Animation::Step { side, step, path, tempo } => {
                queue.reversed = false;
                if let Some(mover) = queue.displayed.stone(side, step.from) {
                    animated_path.extend(&path, &step, mover);
                }
                queue.step(side, &step, tempo, &mut commands)
            }
            Animation::StepBack { side, step, path, tempo } => {
                queue.reversed = true;
                if let Some(mover) = queue.displayed.stone(side, step.to) {
                    animated_path.retract(&path, mover);
                }
                queue.step_back(side, &step, tempo, &mut commands)
            }
            Animation::Restore => {
                *animated_path = AnimatedPath::default();
                queue.sounds.clear();
                if !queue.matches(&session) {
                    queue.sounds.schedule(RESTORE, StoneSound::Restored);
                }
                queue.restore(&session, &mut commands);
                0.0
            }
        };
    }
    sounds.write_batch(queue.sounds.due(commands.settings.speed.max(0.1)));
    if queue.pending.is_empty() && !commands.any_blocking() && !queue.matches(&session) {
        queue.restore(&session, &mut commands);
    }
    let busy = !queue.pending.is_empty() || commands.any_blocking();
    if animated_path.in_progress && !busy {
        let open = !session.record().chain().is_empty();
        animated_path.finish(open, queue.reversed, commands.settings.reduced);
    }
    let moving = busy || commands.any_moving() || !animated_path.is_empty();
    let now = AnimationState { busy, moving, ..*animation };
    animation.set_if_neq(now);
}

impl AnimationQueue {
    /// The captured stones of White and of Black, in the order of capture.
    pub(super) const fn trays(&self) -> &[Vec<Entity>; 2] {
        self.displayed.trays()
    }

    /// Removes the stones of another board.
    fn take_board(&mut self, commands: &mut StoneCommands) {
        if self.board.as_ref() != Some(commands.layout.board()) {
            for stone in self.displayed.clear() {
                commands.despawn(stone);
            }
            self.board = Some(commands.layout.board().clone());
        }
    }

    /// Whether all stones are shown as the record has them.
    fn matches(&self, session: &Session) -> bool {
        self.displayed.points() == stones(session.record().chain())
            && self.displayed.captured() == captured_counts(session)
    }

    fn enqueue_step(&mut self, side: Side, step: &Step) {
        let path = self.path_to(step);
        let tempo = Tempo::of_step(path.len() - 2);
        self.path.clone_from(&path);
        self.pending.push_back(Animation::Step { side, step: *step, path, tempo });
    }

    /// The path up to a step's end. It includes the path of the turn in progress if the step
    /// continues it.
    fn path_to(&self, step: &Step) -> Vec<Point> {
        match self.path.as_slice() {
            [.., before, last] if (*before, *last) == (step.from, step.to) => self.path.clone(),
            [.., last] if *last == step.from => [&self.path[..], &[step.to]].concat(),
            _ => vec![step.from, step.to],
        }
    }

    /// Queues a step back. If the step itself has not been started yet, both are dropped.
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

    /// Starts a step. Returns the seconds until the next animation may start.
    fn step(&mut self, side: Side, step: &Step, tempo: Tempo, commands: &mut StoneCommands) -> f32 {
        let order = nearest_first(step, &commands.layout);
        let Some(tasks) = self.displayed.step(side, step, &order) else { return 0.0 };
        let direction = sweep_direction(step, &commands.layout);
        let jump = commands.settings.reduced;
        let slide = if jump { 0.0 } else { tempo.slide(0.0).duration };
        self.sounds.schedule(0.0, StoneSound::SlideBegan { side, seconds: slide });
        self.sounds.schedule(slide, StoneSound::Landed);
        if !order.is_empty() {
            let swept = StoneSound::Swept { stones: order.len(), apart: tempo.apart() };
            self.sounds.schedule(slide, swept);
        }
        let mut nth = 0;
        for task in tasks {
            match task {
                StoneTask::ToPoint(stone, point) => {
                    let slide = |_, _| tempo.slide(0.0);
                    commands.send(stone, Some(point), commands.on_point(point), slide);
                }
                StoneTask::ToTray(stone, index) => {
                    let to = commands.in_tray(side.opponent(), index);
                    let sweep = |from, to| tempo.sweep(nth, from, to, direction);
                    commands.send(stone, None, to, sweep);
                    nth += 1;
                }
                _ => {}
            }
        }
        if jump { JUMPED } else { tempo.step(nth) }
    }

    /// Starts a step back. Returns the seconds until the next animation may start.
    fn step_back(
        &mut self,
        side: Side,
        step: &Step,
        tempo: Tempo,
        commands: &mut StoneCommands,
    ) -> f32 {
        let order = nearest_first(step, &commands.layout);
        let Some(tasks) = self.displayed.step_back(side, step, &order) else { return 0.0 };
        let direction = sweep_direction(step, &commands.layout);
        let jump = commands.settings.reduced;
        let lands = tempo.before_step_back(order.len()) + tempo.slide(0.0).duration;
        // A step back makes one soft sound.
        self.sounds.schedule(if jump { 0.0 } else { lands }, StoneSound::Restored);
        for (nth, task) in tasks.into_iter().enumerate() {
            let StoneTask::ToPoint(stone, point) = task else { continue };
            let plan = |from, to| match nth < order.len() {
                true => tempo.unsweep(nth, from, to, direction),
                false => tempo.slide(tempo.before_step_back(nth)),
            };
            commands.send(stone, Some(point), commands.on_point(point), plan);
        }
        if jump { JUMPED } else { tempo.step_back(order.len()) }
    }

    /// Moves every stone to where the record has it.
    fn restore(&mut self, session: &Session, commands: &mut StoneCommands) {
        let wanted = stones(session.record().chain());
        let captured = captured_counts(session);
        for side in Side::BOTH {
            let (wanted, captured) = (wanted[side as usize], captured[side as usize]);
            for task in self.displayed.restore(side, wanted, captured) {
                self.run(task, side, commands);
            }
        }
    }

    fn run(&mut self, task: StoneTask, side: Side, commands: &mut StoneCommands) {
        match task {
            StoneTask::ToPoint(stone, point) => {
                commands.send(stone, Some(point), commands.on_point(point), hop);
            }
            StoneTask::ToTray(stone, index) => {
                commands.send(stone, None, commands.in_tray(side, index), hop);
            }
            StoneTask::NewOnPoint(point) => {
                let stone = commands.spawn(side, Some(point), commands.on_point(point));
                self.displayed.put(side, point, stone);
            }
            StoneTask::NewInTray(index) => {
                let stone = commands.spawn(side, None, commands.in_tray(side, index));
                self.displayed.put_in_tray(side, stone);
            }
            StoneTask::Despawn(stone) => commands.despawn(stone),
        }
    }
}

/// The number of stones of each side captured since the start, open chain included.
fn captured_counts(session: &Session) -> [usize; 2] {
    let now = stones(session.record().chain());
    Side::BOTH.map(|side| {
        let start = session.record().start().stones(side).len();
        start.saturating_sub(now[side as usize].len())
    })
}

/// The stones that a step captures, nearest to the end that captures first.
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

/// The direction in which captured stones leave: along the line, away from the capturing stone.
fn sweep_direction(step: &Step, layout: &Layout) -> Vec3 {
    let ahead = (layout.place(step.to) - layout.place(step.from)).normalize_or_zero();
    if step.kind == Some(CaptureKind::Withdrawal) { -ahead } else { ahead }
}
