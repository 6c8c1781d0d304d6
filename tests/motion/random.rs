//! Random games with undo, redo and skipping at any moment and any speed: in the end the stones are
//! where the record says.

use super::*;
use fanorona::app::motion::MotionSettings;
use proptest::prelude::*;

/// A random action.
#[derive(Clone, Debug)]
enum Action {
    /// The step with this index among the possible ones.
    Step(usize),
    EndTurn,
    UndoStep,
    Undo,
    Redo,
    Skip,
    /// Frames pass.
    Wait(usize),
    /// Another speed, or reduced motion.
    Speed(u8),
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        12 => any::<usize>().prop_map(Action::Step),
        2 => Just(Action::EndTurn),
        2 => Just(Action::UndoStep),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => Just(Action::Skip),
        8 => (0..70_usize).prop_map(Action::Wait),
        1 => (0..4_u8).prop_map(Action::Speed),
    ]
}

fn follow(app: &mut App, action: &Action) {
    match *action {
        Action::Step(number) => {
            let record = &app.world().resource::<CurrentSession>().record();
            let steps = record.chain().next_steps(record.rules());
            if let Some(step) = steps.get(number % steps.len().max(1)) {
                let (from, to, kind) = (step.from, step.to, step.kind);
                send(app, Intent::Step { from, to, kind });
            }
        }
        Action::EndTurn => send(app, Intent::EndTurn),
        Action::UndoStep => send(app, Intent::UndoStep),
        Action::Undo => send(app, Intent::Undo),
        Action::Redo => send(app, Intent::Redo),
        Action::Skip => app.world_mut().resource_mut::<AnimationState>().skip = true,
        Action::Wait(frames) => (0..frames).for_each(|_| app.update()),
        Action::Speed(speed) => {
            let speed = [0.5, 1.0, 4.0, 1.0][usize::from(speed)];
            app.insert_resource(MotionSettings { speed, reduced: speed > 3.0 });
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..default() })]

    #[test]
    fn stones_end_up_where_the_record_says(
        dimy in any::<bool>(),
        actions in prop::collection::vec(action(), 1..60),
    ) {
        let mut app = table();
        begin(&mut app, if dimy { "dimy" } else { "tsivy" });
        for action in &actions {
            follow(&mut app, action);
        }
        settle(&mut app);
        assert_matches_record(&mut app);
    }
}
