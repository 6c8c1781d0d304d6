//! What an exercise asks and says is in view.

use super::cases::{LayoutCase, update};
use super::draw::{is_whole, window, written};
use super::shown_frame;
use super::start::PHONES;
use crate::app::learn::{CurrentCourse, CurrentExercise, side_panel};
use crate::app::session::CurrentSession;
use crate::app::settings::page::parts::Tab;
use crate::app::side_panel::{
    SidePanel, SidePanelAction, SidePanelButton, SidePanelContent, SidePanelText, Tone,
};
use crate::game::learn::ExerciseRun;
use crate::game::play::Intent;
use crate::texts::{Language, Texts, say};
use bevy_egui::egui::Vec2;

/// However long the exercise, what is said when it is solved is seen whole, above the buttons.
#[test]
fn what_was_said_last_is_seen_whole_beside_the_board() {
    let mut hidden = Vec::new();
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut world = LayoutCase::board().world(language, Tab::default());
        let course = world.resource::<CurrentCourse>().course.clone();
        for exercise in course.lessons().iter().flat_map(|lesson| &lesson.exercises) {
            let solved = say::localized(&texts, &exercise.solved);
            let text = |text, tone| SidePanelText { text, tone };
            let mut paragraphs: Vec<_> = say::paragraphs(&texts, &exercise.say)
                .into_iter()
                .map(|paragraph| text(paragraph, Tone::Plain))
                .collect();
            paragraphs.push(text(say::localized(&texts, &exercise.task), Tone::Task));
            paragraphs.push(text(solved.clone(), Tone::Right));
            let next = texts.get("learn-button-next");
            let button = SidePanelButton { label: next.clone(), action: SidePanelAction::Close };
            let panel = SidePanel { paragraphs, buttons: vec![button], ..SidePanel::default() };
            world.insert_resource(SidePanelContent(Some(panel)));
            for size in [[960.0, 640.0], [800.0, 600.0]] {
                let (ctx, room) = window(Vec2::from(size), 1.0);
                let (_, drawn) = shown_frame(&ctx, room, &mut world);
                if !is_whole(&drawn, &solved) || written(&drawn, &next).is_none() {
                    hidden.push(format!("{size:?} {} {}", language.code(), exercise.key));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

/// Until a chain needs the bar's buttons, the panel above it has their room. The board stays where it is.
#[test]
fn a_chain_takes_the_room_for_its_buttons_from_the_panel() {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut world = LayoutCase::board().world(language, Tab::default());
        let course = world.resource::<CurrentCourse>().course.clone();
        let run = ExerciseRun::new(course.lesson("chains").unwrap().clone(), 0).unwrap();
        world.resource_mut::<CurrentSession>().0.apply(run.opening());
        let view = run.view(world.resource::<CurrentSession>());
        let panel = side_panel(&texts, &run, view);
        let hint = panel.buttons[0].label.clone();
        world.insert_resource(SidePanelContent(Some(panel)));
        let board = &run.exercise().variant.rules.board;
        let [from, to] = ["b3", "c3"].map(|name| board.point_named(name).unwrap());
        world.insert_resource(CurrentExercise::begun(run));
        update(&mut world);
        let mut phones = PHONES.map(|size| (size, window(Vec2::from(size), 1.0)));
        let before = phones.each_mut().map(|(_, (ctx, room))| shown_frame(ctx, *room, &mut world));
        world.resource_mut::<CurrentSession>().0.apply(Intent::Step { from, to, kind: None });
        update(&mut world);
        for ((size, (ctx, room)), (covered, drawn)) in phones.into_iter().zip(before) {
            let (later, drawn_later) = shown_frame(&ctx, room, &mut world);
            let place = format!("{size:?} {}", language.code());
            assert_eq!(covered, later, "{place}");
            assert!(written(&drawn_later, &texts.get("menu-end-turn")).is_some(), "{place}");
            let [lower, higher] = [drawn, drawn_later].map(|it| written(&it, &hint).unwrap().y);
            assert!(lower > higher + 20.0, "{place}: {lower}, {higher}");
        }
    }
}

/// However long the explanation, the first exercise of every lesson says what is to be done, in the panel or in the bar.
#[test]
fn what_is_asked_is_seen_whole() {
    let mut hidden = Vec::new();
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut world = LayoutCase::board().world(language, Tab::default());
        let course = world.resource::<CurrentCourse>().course.clone();
        for lesson in course.lessons() {
            let run = ExerciseRun::new(lesson.clone(), 0).unwrap();
            world.resource_mut::<CurrentSession>().0.apply(run.opening());
            let task = say::localized(&texts, &run.exercise().task);
            let view = run.view(world.resource::<CurrentSession>());
            let panel = side_panel(&texts, &run, view);
            world.insert_resource(SidePanelContent(Some(panel)));
            world.insert_resource(CurrentExercise::begun(run));
            update(&mut world);
            for size in [[1280.0, 800.0], [960.0, 640.0], [700.0, 720.0], [390.0, 844.0]] {
                let (ctx, room) = window(Vec2::from(size), 1.0);
                let (_, drawn) = shown_frame(&ctx, room, &mut world);
                if !is_whole(&drawn, &task) {
                    hidden.push(format!("{size:?} {} {}", language.code(), lesson.key));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}
