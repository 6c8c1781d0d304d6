//! Positions in which one turn has very many ways, in the app: a stone is chosen, a chain is played
//! step by step, the computer answers, hints are shown.

use crate::explosive::{self, Explosive};
use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::hint::HintSearch;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::session::{CurrentGuidance, CurrentSelection, CurrentSession};
use fanorona::app::status::status;
use fanorona::game::play::{Guidance, Hint, Intent, Seat};
use fanorona::rules::Variant;
use fanorona::rules::notation::write_position;
use fanorona::rules::variant::shipped;
use fanorona::texts::{Language, Texts};
use std::sync::Arc;

/// The most frames for an answer of the computer, which searches within one of them.
const FRAMES: usize = 10;

fn variant(place: &Explosive) -> Arc<Variant> {
    shipped::variant(&place.variant).unwrap_or_else(|| {
        let text = std::fs::read_to_string(&place.variant).unwrap();
        Arc::new(text.parse().unwrap())
    })
}

/// A game that begins in this position.
fn table(place: &Explosive, seats: [Seat; 2]) -> App {
    let mut app = input_app();
    app.insert_resource(HintSearch::new(InlineRunner::new(500)));
    let people = [Seat::Person, Seat::Person];
    intend(&mut app, Intent::NewGame { variant: variant(place), seats: people });
    set_up(&mut app, &write_position(&place.rules, &place.position));
    for (side, seat) in fanorona::rules::Side::BOTH.into_iter().zip(seats) {
        intend(&mut app, Intent::Reseat { side, seat });
    }
    app
}

fn guidance(app: &App) -> &Guidance {
    app.world().resource::<CurrentGuidance>()
}

#[test]
fn a_chain_is_played_step_by_step_and_the_computer_answers() {
    for place in explosive::all() {
        let mut app = table(&place, [Seat::Person, computer("fara")]);
        assert!(!guidance(&app).movable.is_empty(), "{}", place.name);
        let turn = place.long_turn();
        for step in &turn.steps {
            {
                let mut selection = app.world_mut().resource_mut::<CurrentSelection>();
                (selection.chosen, selection.hovered) = (Some(step.from), Some(step.to));
            }
            app.update();
            let guidance = guidance(&app);
            assert_eq!(guidance.chosen, Some(step.from), "{}", place.name);
            let targets = &guidance.targets;
            assert!((1..=8).contains(&targets.len()), "{}: {targets:?}", place.name);
            assert!(guidance.target(step.to).is_some(), "{}", place.name);
            intend(&mut app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
        }
        if record(&app).turns().is_empty() {
            intend(&mut app, Intent::EndTurn);
        }
        assert_eq!(record(&app).turns().first(), Some(&turn), "{}", place.name);
        for _ in 0..FRAMES {
            app.update();
        }
        let over = record(&app).outcome().is_some();
        assert!(over || record(&app).turns().len() == 2, "{}: the computer answers", place.name);
        intend(&mut app, Intent::Undo);
        assert!(record(&app).turns().is_empty(), "{}", place.name);
    }
}

#[test]
fn the_computer_plays_in_such_a_position() {
    for place in explosive::all() {
        for key in ["fara", "ombiasy"] {
            let mut app = table(&place, [computer(key), Seat::Person]);
            for _ in 0..FRAMES {
                app.update();
            }
            assert_eq!(record(&app).turns().len(), 1, "{}, {key}", place.name);
        }
    }
}

#[test]
fn a_hint_is_shown_and_explained_as_far_as_it_is_known() {
    for place in explosive::all() {
        let mut app = table(&place, [Seat::Person, Seat::Person]);
        key(&mut app, KeyCode::KeyH);
        assert!(matches!(guidance(&app).hint, Some(Hint::Shown(_))), "{}", place.name);
        key(&mut app, KeyCode::KeyH);
        let explained = matches!(guidance(&app).hint, Some(Hint::Explained(_)));
        assert!(explained, "{}: {:?}", place.name, guidance(&app).hint);
        let texts = Texts::new(Language::ENGLISH);
        let session = app.world().resource::<CurrentSession>();
        let said = status(&texts, session, guidance(&app), None, false).hint;
        assert!(said.contains("Not all turns were considered"), "{}: {said}", place.name);
    }
}
