//! Pages used with a gamepad and with a switch: every button can be reached, pressed and seen, and pages are closed.

use super::cases;
use super::cases::LayoutCase;
use super::draw::{shown, window, written};
use super::show;
use crate::app::actions::InterfaceKey;
use crate::app::editor::page::point_id;
use crate::app::editor::{CurrentEditor, EditorCommand};
use crate::app::pages::Page;
use crate::app::scanning::walk::{ScanStop, ScanWalk, WalkStep, sent, stops};
use crate::app::scanning::{SwitchMode, SwitchSettings};
use crate::app::settings::page::parts::Tab;
use crate::app::ui::action::UiAction;
use crate::app::ui::interface_keys::{WidgetRequest, events, rows, widget_event};
use crate::game::editor::Edit;
use crate::texts::{Language, Texts};
use bevy::prelude::{AppExit, World};
use bevy_egui::egui::{self, Context, Event, Id, RawInput, Rect, Vec2};
use std::collections::HashSet;

/// Draws a frame after these events. Returns what it asks for.
pub(super) fn step(
    ctx: &Context,
    room: Vec2,
    world: &mut World,
    events: Vec<Event>,
) -> Vec<UiAction> {
    ctx.begin_pass(RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, room)),
        time: Some(ctx.input(|input| input.time) + 0.05),
        events,
        ..RawInput::default()
    });
    let (_, actions) = show(ctx, world);
    let _ = ctx.end_pass();
    actions
}

/// Sends what a button of a gamepad means, as the window does, and draws until it has its effect.
fn press(ctx: &Context, room: Vec2, world: &mut World, key: InterfaceKey) -> Vec<UiAction> {
    let focused = ctx.memory(egui::Memory::focused);
    let mut actions = step(ctx, room, world, events(key, focused.is_some()));
    actions.extend(step(ctx, room, world, Vec::new()));
    if let Some(id) = ctx.memory(egui::Memory::focused) {
        actions.extend(step(ctx, room, world, vec![widget_event(id, WidgetRequest::Show)]));
        // Lists scroll by and by.
        for frame in 0..60 {
            actions.extend(step(ctx, room, world, Vec::new()));
            if frame > 3 && !ctx.has_requested_repaint() {
                break;
            }
        }
    }
    actions
}

/// A page in a window, drawn until it rests.
fn open(case: &LayoutCase, tab: Tab) -> (Context, Vec2, World) {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    let mut world = case.world(Language::ENGLISH, tab);
    shown(&ctx, room, |ctx| {
        show(ctx, &mut world);
    });
    (ctx, room, world)
}

fn case(page: Page) -> LayoutCase {
    cases::all().into_iter().find(|case| case.page == page).unwrap()
}

#[test]
fn every_button_of_every_page_is_reached_by_gamepad_and_seen() {
    let mut incomplete = Vec::new();
    for case in cases::all() {
        // A comment at the top of the page of turns is reached, but not scrolled to.
        if case.page == Page::Turns {
            continue;
        }
        let tabs: &[_] = if case.page == Page::Settings { &Tab::ALL } else { &Tab::ALL[..1] };
        for (tab, name) in tabs {
            let name = format!("{} {name}", case.name);
            let (ctx, room, mut world) = open(&case, *tab);
            let wanted: HashSet<Id> = rows(&ctx).iter().flatten().map(|widget| widget.id).collect();
            let mut reached = HashSet::new();
            for _ in 0..wanted.len() + 8 {
                press(&ctx, room, &mut world, InterfaceKey::Next);
                let Some(id) = ctx.memory(egui::Memory::focused) else { continue };
                reached.insert(id);
                let response = ctx.read_response(id).unwrap();
                let seen = response.interact_rect.intersect(ctx.viewport_rect());
                if !seen.is_positive() {
                    incomplete.push(format!("{name}: {:?} is not seen", response.rect));
                }
            }
            let missing = wanted.difference(&reached).count();
            if missing > 0 {
                incomplete.push(format!("{name}: {missing} of {}", wanted.len()));
            }
        }
    }
    assert!(incomplete.is_empty(), "{}", incomplete.join("\n"));
}

#[test]
fn every_page_is_closed_by_gamepad() {
    for case in cases::all() {
        // These are no pages over the board, or a key of the game closes them. An import must end first.
        let importing = case.name == "an import in progress";
        if importing || matches!(case.page, Page::Board | Page::Settings | Page::Result) {
            continue;
        }
        let (ctx, room, mut world) = open(&case, Tab::default());
        press(&ctx, room, &mut world, InterfaceKey::Down);
        let actions = press(&ctx, room, &mut world, InterfaceKey::Cancel);
        let closed = actions
            .iter()
            .any(|action| !matches!(action, UiAction::OpenPage(page) if *page == case.page));
        assert!(closed, "{}: {actions:?}", case.name);
    }
}

#[test]
fn points_of_the_editor_are_reached_and_pressed_by_gamepad() {
    let (ctx, room, mut world) = open(&case(Page::Editor), Tab::default());
    let board = world.resource::<CurrentEditor>().editor().board().clone();
    let point = |name: &str| board.point_named(name).unwrap();
    ctx.memory_mut(|memory| memory.request_focus(point_id(point("e3"))));
    for (key, name) in [
        (InterfaceKey::Up, "e4"),
        (InterfaceKey::Left, "d4"),
        (InterfaceKey::Down, "d3"),
        (InterfaceKey::Right, "e3"),
    ] {
        press(&ctx, room, &mut world, key);
        assert_eq!(ctx.memory(egui::Memory::focused), Some(point_id(point(name))), "{name}");
    }
    let actions = press(&ctx, room, &mut world, InterfaceKey::Confirm);
    let pressed = |action: &UiAction| match action.message()? {
        EditorCommand::Edit(Edit::Press(point)) => Some(*point),
        _ => None,
    };
    let pressed: Vec<_> = actions.iter().filter_map(pressed).collect();
    assert_eq!(pressed, [point("e3")], "{actions:?}");
}

#[test]
fn directions_go_from_button_to_button_and_confirming_presses() {
    let (ctx, room, mut world) = open(&case(Page::Quit), Tab::default());
    // The page gives the focus to its first button itself.
    let first = ctx.memory(egui::Memory::focused).unwrap();
    press(&ctx, room, &mut world, InterfaceKey::Right);
    let second = ctx.memory(egui::Memory::focused).unwrap();
    assert_ne!(first, second);
    let actions = press(&ctx, room, &mut world, InterfaceKey::Confirm);
    assert!(actions.iter().any(|it| matches!(it, UiAction::OpenPage(Page::Board))), "{actions:?}");
    press(&ctx, room, &mut world, InterfaceKey::Left);
    assert_eq!(ctx.memory(egui::Memory::focused), Some(first));
    let actions = press(&ctx, room, &mut world, InterfaceKey::Confirm);
    assert!(actions.iter().any(|it| it.message::<AppExit>().is_some()), "{actions:?}");
}

#[test]
fn sliders_are_moved_by_directions() {
    let (ctx, room, mut world) = open(&case(Page::Settings), Tab::Sound);
    let slider = stops(&ctx).into_iter().flatten().find(|stop| stop.slides).unwrap();
    step(&ctx, room, &mut world, vec![widget_event(slider.id, WidgetRequest::Focus)]);
    step(&ctx, room, &mut world, Vec::new());
    let moved = |key| -> f32 {
        let (ctx, mut world) = (&ctx, case(Page::Settings).world(Language::ENGLISH, Tab::Sound));
        let actions = press(ctx, room, &mut world, key);
        let volume = actions.iter().find_map(|action| match action {
            UiAction::Settings(edited) => Some(edited.sound.master),
            _ => None,
        });
        volume.unwrap()
    };
    assert!(moved(InterfaceKey::Left) < moved(InterfaceKey::Right));
}

/// Uses one switch until a widget at this place was pressed. Returns what the page asks for then.
fn press_by_switch(
    ctx: &Context,
    room: Vec2,
    world: &mut World,
    mode: SwitchMode,
    wanted: impl Fn(&ScanStop) -> bool,
) -> Vec<UiAction> {
    let settings = SwitchSettings { mode, seconds: 0.5, anywhere: false };
    let mut walk = ScanWalk::default();
    let mut waiting: Vec<Event> = Vec::new();
    let mut pressed = false;
    let mut actions = Vec::new();
    for _ in 0..4_000 {
        actions.extend(step(ctx, room, world, std::mem::take(&mut waiting)));
        if pressed {
            actions.extend(step(ctx, room, world, Vec::new()));
            return actions;
        }
        let rows = stops(ctx);
        let chose = walk.highlighted(&rows).iter().any(&wanted);
        let stepped = mode == SwitchMode::Two && !chose;
        let steps = walk.advance(&rows, &settings, 0.05, (chose, stepped));
        pressed =
            steps.iter().any(|step| matches!(step, WalkStep::Widget(_, WidgetRequest::Press)));
        waiting.extend(steps.into_iter().flat_map(sent));
    }
    panic!("it is never highlighted");
}

#[test]
fn one_switch_and_two_press_every_kind_of_button() {
    let close = Texts::new(Language::ENGLISH).get("menu-close");
    for mode in [SwitchMode::One, SwitchMode::Two] {
        for page in [Page::Help, Page::Settings, Page::Rules, Page::About] {
            let (ctx, room, mut world) = open(&case(page), Tab::Interface);
            let drawn = shown(&ctx, room, |ctx| {
                show(ctx, &mut world);
            });
            let at = written(&drawn, &close).unwrap();
            let actions = press_by_switch(&ctx, room, &mut world, mode, |stop| {
                stop.rect.center().distance(at) < 4.0
            });
            let closes = |it: &UiAction| matches!(it, UiAction::OpenPage(Page::Board));
            assert!(actions.iter().any(closes), "{mode:?} {page:?}: {actions:?}");
        }
    }
}

#[test]
fn a_switch_goes_back_from_rows_and_from_pages() {
    let rect = |x: f32, y: f32| Rect::from_min_size([x, y].into(), Vec2::splat(10.0));
    let stop = |name: &str, x, y, slides| ScanStop { id: Id::new(name), rect: rect(x, y), slides };
    let rows = vec![
        vec![stop("a", 0.0, 0.0, false), stop("b", 20.0, 0.0, false)],
        vec![stop("slider", 0.0, 20.0, true)],
    ];
    let settings = SwitchSettings { mode: SwitchMode::Two, ..SwitchSettings::default() };
    let mut walk = ScanWalk::default();
    let mut go = |presses: &str| -> Vec<WalkStep> {
        let mut last = Vec::new();
        for press in presses.chars() {
            last = walk.advance(&rows, &settings, 0.0, (press == 'c', press == 'n'));
        }
        last
    };
    // Into the first row, over both buttons, and out of it again.
    go("cnnc");
    let id = |name: &str| Id::new(name);
    assert!(go("cnc").contains(&WalkStep::Widget(id("b"), WidgetRequest::Press)));
    // The slider: larger twice, smaller once, done.
    go("n");
    go("c");
    assert!(go("c").contains(&WalkStep::Key(InterfaceKey::Right)));
    assert!(go("nc").contains(&WalkStep::Key(InterfaceKey::Left)));
    go("nc");
    // The last row goes back from the page.
    assert!(go("nc").contains(&WalkStep::Key(InterfaceKey::Cancel)));
}
