//! The choice of an opponent by pointer, by finger and by keyboard: what is described, and what a press does.

use super::cases;
use super::devices::step;
use super::draw::{point, press, window, written};
use super::{show, shown_frame};
use crate::app::game_setup::GameSetup;
use crate::app::opponent::page as opponents;
use crate::app::pages::Page;
use crate::app::settings::page::parts::Tab;
use crate::app::strength::PlayerStrength;
use crate::app::texts::CurrentTexts;
use crate::app::ui::action::UiAction;
use crate::app::ui::interface_keys::{WidgetRequest, widget_event};
use crate::engine::character;
use crate::engine::character::adjusting;
use crate::game::play::Seat;
use crate::rules::Side;
use crate::texts::{InputDevice, Language, Texts};
use bevy::prelude::World;
use bevy_egui::egui::{Context, Vec2};

/// The opponent that adjusts itself is chosen by the pointer, and shown with the player's strength.
#[test]
fn the_adjusting_opponent_is_chosen_with_the_strength_in_view() {
    for &language in Language::ALL {
        let case = cases::all().into_iter().find(|case| case.name == "a known strength").unwrap();
        let mut world = case.world(language, Tab::default());
        world.resource_mut::<GameSetup>().seats = [Seat::Person, Seat::Person];
        let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        for place in 0..Seat::choices().count() {
            let seen = ctx.read_response(opponents::entry_id(place)).unwrap();
            assert!(seen.interact_rect.contains_rect(seen.rect), "choice {place} must be scrolled");
        }
        let texts = Texts::new(language);
        let strength = world.resource::<PlayerStrength>().estimate;
        let line = opponents::line(&texts, &Seat::Computer(adjusting().clone()), strength.as_ref());
        // Beside the board the description is that of the choice under the pointer.
        let name = written(&drawn, &adjusting().name).unwrap();
        assert!(written(&drawn, &line).is_none(), "{line}");
        point(&ctx, room, name, &mut |ctx: &Context| {
            show(ctx, &mut world);
        });
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        assert!(line.contains(" ± ") && written(&drawn, &line).is_some(), "{line}");
        let mut sent = Vec::new();
        press(&ctx, room, name, &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        let said = format!("{sent:?}");
        sent.into_iter().for_each(|action| change(&mut world, action));
        let chosen = &world.resource::<GameSetup>().seats[Side::Black as usize];
        assert_eq!(*chosen, Seat::Computer(adjusting().clone()), "{said}");
    }
}

/// The page for Black's player, who is chosen as the first of all characters.
fn page(language: Language, device: InputDevice) -> World {
    let case = cases::all().into_iter().find(|it| it.page == Page::Opponent(Side::Black)).unwrap();
    let mut world = case.world(language, Tab::default());
    world.resource_mut::<CurrentTexts>().input_device = device;
    let first = Seat::Computer(character::all()[0].clone());
    world.resource_mut::<GameSetup>().seats[Side::Black as usize] = first;
    world
}

/// What the page says of a character.
fn line(world: &World, character: usize) -> String {
    let seat = Seat::Computer(character::all()[character].clone());
    opponents::line(world.resource::<CurrentTexts>(), &seat, None)
}

/// Carries out what changes the setup.
fn change(world: &mut World, action: UiAction) {
    if matches!(action, UiAction::Change(_)) {
        action.carry_out(world);
    }
}

/// Presses the face of a character. Carries out the change, and returns the page that opens.
fn choose(ctx: &Context, room: Vec2, world: &mut World, character: usize) -> Option<Page> {
    let (_, drawn) = shown_frame(ctx, room, world);
    let at = written(&drawn, &character::all()[character].name).unwrap();
    let mut sent = Vec::new();
    press(ctx, room, at, &mut |ctx: &Context| sent.extend(show(ctx, world).1));
    let mut opened = None;
    for action in sent {
        match action {
            UiAction::OpenPage(page) => opened = Some(page),
            action => change(world, action),
        }
    }
    opened
}

#[test]
fn a_click_chooses_an_opponent_and_goes_back() {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    let mut world = page(Language::ENGLISH, InputDevice::Mouse);
    assert_eq!(choose(&ctx, room, &mut world, 4), Some(Page::NewGame));
    let chosen = &world.resource::<GameSetup>().seats[Side::Black as usize];
    assert_eq!(*chosen, Seat::Computer(character::all()[4].clone()));
}

/// A finger does not hover: its first tap on a face shows the description, and the second one, or the button, goes back.
#[test]
fn a_finger_reads_a_description_before_it_chooses() {
    for &language in Language::ALL {
        let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
        let mut world = page(language, InputDevice::Touch);
        for character in [4, 6] {
            assert_eq!(choose(&ctx, room, &mut world, character), None, "the page stays");
            let away = [room.x * 0.2, room.y * 0.5].into();
            point(&ctx, room, away, &mut |ctx: &Context| {
                show(ctx, &mut world);
            });
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            let line = line(&world, character);
            assert!(written(&drawn, &line).is_some(), "{}: {line}", language.code());
        }
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        let at = written(&drawn, &Texts::new(language).get("seat-take")).unwrap();
        let mut sent = Vec::new();
        press(&ctx, room, at, &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        let opens = |it: &UiAction| matches!(it, UiAction::OpenPage(Page::NewGame));
        assert!(sent.iter().any(opens), "{sent:?}");
        assert_eq!(choose(&ctx, room, &mut world, 6), Some(Page::NewGame), "a second tap");
    }
}

/// In windows without room for the board every description is there before the tap.
#[test]
fn a_list_describes_all_before_one_is_tapped() {
    let (ctx, room) = window(Vec2::new(360.0, 4500.0), 1.0);
    let mut world = page(Language::ENGLISH, InputDevice::Touch);
    let (_, drawn) = shown_frame(&ctx, room, &mut world);
    for character in 0..character::all().len() {
        let line = line(&world, character);
        assert!(written(&drawn, &line).is_some(), "{line}");
    }
    assert_eq!(choose(&ctx, room, &mut world, 4), Some(Page::NewGame));
}

/// A pointer that rests on a face does not hide the description of the one that keys have reached, and a key chooses at once.
#[test]
fn the_keyboard_reads_and_chooses_beside_a_resting_pointer() {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    let mut world = page(Language::ENGLISH, InputDevice::Mouse);
    let (_, drawn) = shown_frame(&ctx, room, &mut world);
    let at = written(&drawn, &character::all()[2].name).unwrap();
    point(&ctx, room, at, &mut |ctx: &Context| {
        show(ctx, &mut world);
    });
    let (_, drawn) = shown_frame(&ctx, room, &mut world);
    assert!(written(&drawn, &line(&world, 2)).is_some());
    let name =
        |seat: &Seat| matches!(seat, Seat::Computer(it) if it.key == character::all()[5].key);
    let place = Seat::choices().position(|seat| name(&seat)).unwrap();
    let id = opponents::entry_id(place);
    step(&ctx, room, &mut world, vec![widget_event(id, WidgetRequest::Focus)]);
    let (_, drawn) = shown_frame(&ctx, room, &mut world);
    assert!(written(&drawn, &line(&world, 5)).is_some());
    assert!(written(&drawn, &line(&world, 2)).is_none());
    // Even if a finger was used last.
    world.resource_mut::<CurrentTexts>().input_device = InputDevice::Touch;
    let mut sent = step(&ctx, room, &mut world, vec![widget_event(id, WidgetRequest::Press)]);
    sent.extend(step(&ctx, room, &mut world, Vec::new()));
    let opens = |it: &UiAction| matches!(it, UiAction::OpenPage(Page::NewGame));
    assert!(sent.iter().any(opens), "{sent:?}");
}
