//! Chains and whole games: every step is animated in order, whoever plays and however fast.

use super::*;
use fanorona::app::table::markers::AnimatedPath;
use fanorona::rules::{Chain, Step, Turn};

/// The longest chain of the side to move that always takes the first possible step, over all first
/// steps.
pub fn long_turn(app: &App) -> Turn {
    let record = &app.world().resource::<CurrentSession>().record();
    let rules = record.rules().clone();
    let chains = record.chain().next_steps(&rules).into_iter().map(|first| {
        let mut chain = record.chain().clone();
        let mut next = Some(first);
        while let Some(step) = next {
            chain.push(&rules, step.from, step.to, step.kind).expect("a possible step");
            next = following(&chain, &rules).first().copied();
        }
        chain.finish(&rules).expect("a chain that may end")
    });
    chains.max_by_key(|turn| turn.steps.len()).expect("a turn")
}

fn following(chain: &Chain, rules: &fanorona::rules::Ruleset) -> Vec<Step> {
    if chain.can_continue(rules) { chain.next_steps(rules) } else { Vec::new() }
}

pub fn play(app: &mut App, turn: Turn) {
    let generation = app.world().resource::<CurrentSession>().generation();
    send(app, Intent::Play { turn, generation });
}

/// Plays long turns until one has this many steps.
pub fn play_until_chain_of(app: &mut App, steps: usize) -> Turn {
    loop {
        let turn = long_turn(app);
        if turn.steps.len() >= steps {
            return turn;
        }
        play(app, turn);
        app.world_mut().resource_mut::<AnimationState>().skip = true;
        app.update();
        assert_matches_record(app);
    }
}

#[test]
fn a_chain_is_animated_step_by_step() {
    let mut app = table();
    let turn = play_until_chain_of(&mut app, 3);
    let layout = {
        let record = &app.world().resource::<CurrentSession>().record();
        Layout::new(record.rules().board.clone())
    };
    let mover = stone_on(&mut app, turn.from);
    play(&mut app, turn.clone());
    let mut seen = Vec::new();
    let mut frames = 0;
    while busy(&app) {
        app.update();
        frames += 1;
        let place = place(&app, mover);
        let path = app.world().resource::<AnimatedPath>();
        for (nth, step) in turn.steps.iter().enumerate() {
            if place.distance(layout.place(step.to)) < 0.02 && !seen.contains(&step.to) {
                seen.push(step.to);
                assert_eq!(
                    path.points.len(),
                    nth + 2,
                    "the path is drawn as far as the stone has come"
                );
                assert_eq!(path.mover, Some(mover));
            }
        }
    }
    assert_eq!(app.world().resource::<AnimatedPath>().points.len(), turn.steps.len() + 1);
    settle(&mut app);
    let ends: Vec<_> = turn.steps.iter().map(|step| step.to).collect();
    assert_eq!(seen, ends);
    // Between 0.4 and 1 seconds for each step and its captures.
    let each = frames * 16 / turn.steps.len();
    assert!((400..1000).contains(&each), "{each} ms a step");
    assert_matches_record(&mut app);
}

#[test]
fn turns_played_faster_than_animated_are_all_animated() {
    let mut app = table();
    for _ in 0..6 {
        let turn = long_turn(&app);
        play(&mut app, turn);
    }
    assert!(busy(&app));
    settle(&mut app);
    assert_matches_record(&mut app);
}

#[test]
fn an_open_chain_can_be_taken_back_step_by_step() {
    let mut app = table();
    let turn = play_until_chain_of(&mut app, 3);
    for step in &turn.steps[..2] {
        send(&mut app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
        settle(&mut app);
        assert_matches_record(&mut app);
    }
    for _ in 0..2 {
        send(&mut app, Intent::UndoStep);
        settle(&mut app);
        assert_matches_record(&mut app);
    }
}

#[test]
fn a_game_of_fast_intents_ends_as_the_record_says() {
    let mut app = table();
    begin(&mut app, "dimy");
    for round in 0..60 {
        if app.world().resource::<CurrentSession>().outcome().is_some() {
            break;
        }
        let turn = long_turn(&app);
        play(&mut app, turn);
        for _ in 0..(round * 7) % 40 {
            app.update();
        }
        if round % 5 == 4 {
            send(&mut app, Intent::Undo);
        }
        app.world_mut().resource_mut::<AnimationState>().skip = round % 3 == 0;
        app.update();
    }
    settle(&mut app);
    assert_matches_record(&mut app);
}
