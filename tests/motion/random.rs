//! Games of chance, with taking back, playing again and skipping at any moment and at any speed:
//! whatever is shown in between, in the end it is what the record says.

use super::*;
use fanorona::app::motion::Pace;
use proptest::prelude::*;

/// What happens next.
#[derive(Clone, Debug)]
enum Whim {
    /// The step of this number among those that may follow.
    Step(usize),
    EndTurn,
    UndoStep,
    Undo,
    Redo,
    Skip,
    /// Frames pass.
    Wait(usize),
    /// Another speed, or none at all.
    Speed(u8),
}

fn whim() -> impl Strategy<Value = Whim> {
    prop_oneof![
        12 => any::<usize>().prop_map(Whim::Step),
        2 => Just(Whim::EndTurn),
        2 => Just(Whim::UndoStep),
        3 => Just(Whim::Undo),
        2 => Just(Whim::Redo),
        1 => Just(Whim::Skip),
        8 => (0..70_usize).prop_map(Whim::Wait),
        1 => (0..4_u8).prop_map(Whim::Speed),
    ]
}

fn follow(app: &mut App, whim: &Whim) {
    match *whim {
        Whim::Step(number) => {
            let record = &app.world().resource::<CurrentSession>().record();
            let steps = record.chain().next_steps(record.rules());
            if let Some(step) = steps.get(number % steps.len().max(1)) {
                let (from, to, kind) = (step.from, step.to, step.kind);
                tell(app, Intent::Step { from, to, kind });
            }
        }
        Whim::EndTurn => tell(app, Intent::EndTurn),
        Whim::UndoStep => tell(app, Intent::UndoStep),
        Whim::Undo => tell(app, Intent::Undo),
        Whim::Redo => tell(app, Intent::Redo),
        Whim::Skip => app.world_mut().resource_mut::<AnimationState>().skip = true,
        Whim::Wait(frames) => (0..frames).for_each(|_| app.update()),
        Whim::Speed(speed) => {
            let speed = [0.5, 1.0, 4.0, 1.0][usize::from(speed)];
            app.insert_resource(Pace { speed, reduced: speed > 3.0 });
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..default() })]

    #[test]
    fn stones_end_up_where_the_record_says(
        dimy in any::<bool>(),
        whims in prop::collection::vec(whim(), 1..60),
    ) {
        let mut app = table();
        begin(&mut app, if dimy { "dimy" } else { "tsivy" });
        for whim in &whims {
            follow(&mut app, whim);
        }
        settle(&mut app);
        assert_true_to_the_record(&mut app);
    }
}
