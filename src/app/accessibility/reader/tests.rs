//! The tree of a position without a reader: its names, its shape, and what pressing its points does.

use super::*;
use crate::app::{schedule, session};
use crate::game::play::{Guidance, Intent, Seat, Selection, Session};
use crate::rules::variant::shipped;
use crate::texts::{Language, Texts};
use bevy_egui::egui::accesskit::{Live, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{self, accesskit_root_id};
use std::collections::{HashMap, HashSet};

fn session(variant: &str) -> Session {
    Session::new(shipped::variant(variant).unwrap(), [Seat::Person, Seat::Person])
}

/// What is said of a point after a selection, by the names of the points.
fn words(session: &Session, chosen: Option<&str>, choice: Option<&str>) -> HashMap<String, String> {
    let board = &session.record().rules().board;
    let point = |name: Option<&str>| name.map(|name| board.point_named(name).unwrap());
    let selection =
        Selection { chosen: point(chosen), choice: point(choice), ..Selection::default() };
    let guidance = Guidance::of(session.record(), true, &selection);
    let words = BoardWords::new(&Texts::new(Language::ENGLISH), session, &guidance, None);
    assert_eq!(words.points.len(), board.all().len());
    words.points.into_iter().map(|(point, words)| (board.name(point), words)).collect()
}

#[test]
fn points_say_what_is_on_them_and_what_can_be_done() {
    let telo = session("telo");
    let before = words(&telo, None, None);
    assert_eq!(before["c1"], "c1, white stone, can capture: approach to b2 takes 1");
    assert_eq!(before["b2"], "b2, empty");
    assert_eq!(before["a3"], "a3, black stone");
    let chosen = words(&telo, Some("c1"), None);
    assert_eq!(chosen["c1"], "c1, white stone, chosen, can capture: approach to b2 takes 1");
    assert_eq!(chosen["b2"], "b2, empty, possible capture: approach takes 1");

    let tsivy = session("tsivy");
    let ways = "approach to e3 takes 1; withdrawal to e3 takes 1";
    assert_eq!(words(&tsivy, None, None)["d3"], format!("d3, white stone, can capture: {ways}"));
    let asked = words(&tsivy, Some("d3"), Some("e3"));
    assert_eq!(asked["f3"], "f3, black stone, taken by approach");
    assert_eq!(asked["c3"], "c3, black stone, taken by withdrawal");
    assert_eq!(asked["e3"], "e3, empty, possible capture: approach takes 1; withdrawal takes 1");
}

#[test]
fn points_are_read_row_by_row() {
    let session = session("telo");
    let words =
        BoardWords::new(&Texts::new(Language::ENGLISH), &session, &Guidance::default(), None);
    let first = |words: &str| words[..2].to_owned();
    let order: Vec<String> = words.points.iter().map(|(_, words)| first(words)).collect();
    assert_eq!(order, ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]);
}

#[test]
fn picked_points_are_chosen_and_nothing_else_is_offered() {
    let session = session("telo");
    let board = &session.record().rules().board;
    let guidance = Guidance::of(session.record(), true, &Selection::default());
    let picked = board.point_named("b2").into_iter().collect();
    let words = BoardWords::new(&Texts::new(Language::ENGLISH), &session, &guidance, Some(picked));
    let said: Vec<&str> = words.points.iter().map(|(_, words)| words.as_str()).collect();
    assert_eq!(said[4], "b2, empty, chosen");
    assert!(said.iter().all(|words| !words.contains("can ")), "{said:?}");
}

/// The tree that egui makes of a button, or of a dialog over it.
fn egui_tree(dialog: bool) -> (TreeUpdate, Option<NodeId>) {
    let context = Context::default();
    context.enable_accesskit();
    let mut update = None;
    for _ in 0..3 {
        context.begin_pass(egui::RawInput::default());
        let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background());
        let mut root = egui::Ui::new(context.clone(), "root".into(), builder);
        let _ = root.button("New game");
        if dialog {
            egui::Modal::new("page".into()).show(&context, |ui| {
                ui.heading("A title");
                let _ = ui.button("Close");
            });
        }
        update = context.end_pass().platform_output.accesskit_update;
    }
    let modal = context.memory(egui::Memory::top_modal_layer);
    (update.unwrap(), modal.map(|layer| layer.id.accesskit_id()))
}

/// Checks that the nodes form one tree, and that the focus is in it.
fn check(update: &TreeUpdate) {
    let nodes: HashMap<NodeId, _> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    assert_eq!(nodes.len(), update.nodes.len(), "an id is used twice");
    let mut reached = HashSet::new();
    let mut next = vec![accesskit_root_id().accesskit_id()];
    while let Some(id) = next.pop() {
        assert!(reached.insert(id), "a node has two parents: {:?}", nodes[&id]);
        next.extend(nodes[&id].children());
    }
    assert_eq!(reached.len(), nodes.len(), "a node is not below the window");
    assert!(nodes.contains_key(&update.focus));
}

fn named<'a>(update: &'a TreeUpdate, name: &str) -> Option<&'a egui::accesskit::Node> {
    let found = |node: &&egui::accesskit::Node| node.label() == Some(name);
    update.nodes.iter().map(|(_, node)| node).find(found)
}

#[test]
fn board_interface_and_announcements_are_one_tree() {
    let telo = session("telo");
    let board = &telo.record().rules().board;
    let guidance = Guidance::of(telo.record(), true, &Selection::default());
    let words = BoardWords::new(&Texts::new(Language::ENGLISH), &telo, &guidance, None);
    let places: Vec<_> = board
        .all()
        .into_iter()
        .map(|point| (point, Rect::from_center_half_size(Vec2::splat(9.0), Vec2::ONE)))
        .collect();
    let cursor = board.point_named("b2");
    let (mut update, _) = egui_tree(false);
    let announced = [(1, "White to move".to_owned()), (2, "White to move".to_owned())];
    complete(
        &mut update,
        &Additions {
            title: "Fanorona",
            language: "en",
            board: Some(&words),
            places: &places,
            cursor,
            announced: &announced,
            dialog: None,
        },
    );
    check(&update);
    assert_eq!(update.focus, point_id(cursor.unwrap()));
    let window = named(&update, "Fanorona").unwrap();
    assert_eq!((window.role(), window.language()), (Role::Window, Some("en")));
    assert!(named(&update, "New game").unwrap().supports_action(Action::Click));
    assert_eq!(named(&update, "Board").unwrap().children().len(), 9);
    let point = named(&update, "b2, empty").unwrap();
    assert_eq!(point.role(), Role::Button);
    assert!(point.supports_action(Action::Click) && point.supports_action(Action::Focus));
    assert_eq!(point.bounds().unwrap().x0, 8.0);
    // The same sentence twice is two nodes: it is read out twice, and each once.
    let live = update.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite));
    assert_eq!(live.map(|(_, node)| node.value()).collect::<Vec<_>>(), [Some("White to move"); 2]);
}

#[test]
fn a_dialog_has_a_title_and_what_it_covers_is_gone() {
    let (mut update, dialog) = egui_tree(true);
    // The focus of a widget that is gone.
    update.focus = NodeId(1);
    let covered = Id::new("root").accesskit_id();
    complete(
        &mut update,
        &Additions { dialog: Some((dialog.unwrap(), covered)), ..Additions::default() },
    );
    check(&update);
    let dialog = named(&update, "A title").unwrap();
    assert!(dialog.role() == Role::Dialog && dialog.is_modal());
    assert!(named(&update, "New game").is_none() && named(&update, "Close").is_some());
    let focused = update.nodes.iter().find(|(id, _)| *id == update.focus).unwrap();
    assert_eq!(focused.1.label(), Some("A title"));
}

/// The app's session and reader, without a window.
fn app(variant: &str) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins);
    schedule::plugin(&mut app);
    session::plugin(&mut app);
    app.insert_resource(CurrentSession(session(variant)))
        .insert_resource(CurrentTexts::new(Language::ENGLISH))
        .init_resource::<OpenPage>()
        .init_resource::<Reader>()
        .add_message::<Announcement>()
        .add_systems(Update, press_points.in_set(AppSet::Input))
        .add_systems(PostUpdate, (follow_board, follow_announcements));
    app.update();
    app
}

/// Presses the first point whose words contain one of these; the earlier ones come first.
fn press_first(app: &mut App, wanted: &[&str]) -> bool {
    let mut reader = app.world_mut().resource_mut::<Reader>();
    let says = |part: &str| {
        let points = &reader.words.points;
        points.iter().find(|(_, words)| words.contains(part)).map(|(point, _)| *point)
    };
    let Some(point) = wanted.iter().find_map(|part| says(part)) else { return false };
    reader.pressed.push_back(point);
    app.update();
    app.update();
    true
}

#[test]
fn a_whole_game_is_played_by_pressing_points() {
    let mut app = app("telo");
    for _ in 0..1_000 {
        let session = app.world().resource::<CurrentSession>();
        if session.outcome().is_some() {
            break;
        }
        let open = !session.record().chain().is_empty();
        let goes_on = ["taken by", "possible capture", "possible step"];
        let begins = ["can capture", "can step"];
        let pressed = press_first(&mut app, &goes_on) || (!open && press_first(&mut app, &begins));
        if !pressed {
            app.world_mut().write_message(IntentMessage(Intent::EndTurn));
            app.update();
        }
    }
    let session = app.world().resource::<CurrentSession>();
    assert!(session.outcome().is_some(), "{:?}", session.record().turns().len());
    let reader = app.world().resource::<Reader>();
    assert!(reader.words.points.iter().all(|(_, words)| !words.contains("can ")));
}

#[test]
fn a_press_waits_for_moving_stones_and_a_page_drops_it() {
    let mut app = app("telo");
    let stone = app.world().resource::<CurrentSession>().record().rules().board.point_named("c1");
    let press = |app: &mut App| {
        app.world_mut().resource_mut::<Reader>().pressed.extend(stone);
        app.update();
        app.world().resource::<CurrentSelection>().chosen
    };
    app.world_mut().resource_mut::<AnimationState>().busy = true;
    assert_eq!(press(&mut app), None);
    assert!(app.world().resource::<AnimationState>().skip);
    app.world_mut().resource_mut::<AnimationState>().busy = false;
    app.update();
    app.update();
    assert_eq!(app.world().resource::<CurrentSelection>().chosen, stone);

    app.world_mut().resource_mut::<CurrentSelection>().chosen = None;
    *app.world_mut().resource_mut::<OpenPage>() = OpenPage(crate::app::pages::Page::Rules);
    assert_eq!(press(&mut app), None);
    assert!(app.world().resource::<Reader>().pressed.is_empty());
}

#[test]
fn each_announcement_has_a_number_of_its_own() {
    let mut app = app("telo");
    let mut heard = Vec::new();
    for sentences in [&["One.", "Two."][..], &[], &["Two."]] {
        let sentences = sentences.iter().map(|&sentence| Announcement(sentence.to_owned()));
        app.world_mut().write_message_batch(sentences);
        app.update();
        heard.push(app.world().resource::<Reader>().announced.clone());
    }
    let sentence = |number, text: &str| (number, text.to_owned());
    let first = vec![sentence(1, "One."), sentence(2, "Two.")];
    assert_eq!(heard, [first.clone(), first, vec![sentence(3, "Two.")]]);
}

#[test]
fn keys_move_the_focus_and_a_passing_mouse_does_not() {
    let mut app = app("telo");
    app.init_resource::<Pointer>();
    let board = app.world().resource::<CurrentSession>().record().rules().board.clone();
    let hover = |app: &mut App, name: &str| {
        app.world_mut().resource_mut::<CurrentSelection>().hovered = board.point_named(name);
    };
    app.update();
    hover(&mut app, "b2");
    app.update();
    assert_eq!(app.world().resource::<Reader>().cursor, board.point_named("b2"));
    hover(&mut app, "c3");
    app.world_mut().resource_mut::<Pointer>().finger = false;
    app.update();
    assert_eq!(app.world().resource::<Reader>().cursor, board.point_named("b2"));
}
