//! Reviews of games turn by turn: by intents, keys and time, without a window.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::session::autoplay::PAUSE;
use fanorona::app::session::{CurrentGuidance, CurrentSession, IntentMessage};
use fanorona::app::{review as review_screen, turn_list};
use fanorona::catalogue::Catalogue;
use fanorona::game::play::{
    Intent, Notice, OpenedGame, Review, ReviewAction, Seat, Session, stones,
};
use fanorona::rules::notation::game::NoteText;
use fanorona::rules::notation::{NodeId, Tree, read_game, read_turn, write_game};
use fanorona::rules::shipped_records::RECORDS;
use fanorona::rules::{Chain, Side};
use fanorona::texts::{Language, Texts};

fn shipped_record(key: &str) -> OpenedGame {
    let record = RECORDS.iter().find(|record| record.key == key).unwrap();
    let mut found = None;
    Catalogue::shipped().read_games(record.text, None, |read| found = read.ok());
    let (variant, game) = found.unwrap();
    OpenedGame::by_people(variant, game)
}

fn look_at(app: &mut App, key: &str) {
    intend(app, Intent::OpenReview(Box::new(shipped_record(key))));
}

fn look(app: &mut App, look: ReviewAction) {
    intend(app, Intent::Review(look));
}

fn session(app: &App) -> &Session {
    app.world().resource::<CurrentSession>()
}

fn review(app: &App) -> &Review {
    session(app).review().expect("a game is looked at")
}

fn heard_after(app: &mut App, action: ReviewAction) -> Vec<Notice> {
    let before = notices(app).len();
    look(app, action);
    notices(app)[before..].to_vec()
}

/// Whether the board shows the position of the tree.
fn is_right(app: &App) -> bool {
    record(app).position() == review(app).tree().position(review(app).here())
}

/// Everything in the session as text, to compare before and after.
fn all_of(session: &Session) -> String {
    let generation = format!("generation: {}", session.generation());
    format!("{session:?}").replacen(&generation, "", 1)
}

#[test]
fn a_game_is_reviewed_forwards_and_backwards() {
    let mut app = session_app();
    look_at(&mut app, "parker-sample");
    let line = review(&app).line().to_vec();
    assert_eq!(review(&app).here(), Tree::ROOT, "a review of another game begins at its start");
    for &node in &line[1..] {
        let heard = heard_after(&mut app, ReviewAction::Next);
        let turn = review(&app).tree().turn(node).unwrap();
        let steps = heard.iter().filter(|notice| matches!(notice, Notice::Stepped { .. })).count();
        assert_eq!((heard.len(), steps), (turn.steps.len(), turn.steps.len()), "{heard:?}");
        assert!(review(&app).here() == node && is_right(&app));
    }
    assert_eq!(
        heard_after(&mut app, ReviewAction::Next),
        [],
        "at the end there is nothing to go on to"
    );
    for &node in line.iter().rev().skip(1) {
        assert_eq!(heard_after(&mut app, ReviewAction::Previous), [Notice::Rewound]);
        assert!(review(&app).here() == node && is_right(&app));
    }
    assert_eq!(heard_after(&mut app, ReviewAction::Previous), []);
    look(&mut app, ReviewAction::Last);
    assert_eq!(review(&app).here(), line[line.len() - 1]);
    assert!(is_right(&app) && review(&app).end().is_some());
    look(&mut app, ReviewAction::First);
    assert!(review(&app).here() == Tree::ROOT && is_right(&app));
    look(&mut app, ReviewAction::To(line[7]));
    assert!(review(&app).at() == 7 && is_right(&app));
}

#[test]
fn every_step_of_a_chain_can_be_reviewed() {
    let mut app = session_app();
    look_at(&mut app, "parker-sample");
    // The eight steps of Black's second turn.
    let line = review(&app).line().to_vec();
    let (before, node) = (line[3], line[4]);
    let turn = review(&app).tree().turn(node).unwrap().clone();
    assert_eq!(turn.steps.len(), 8);
    look(&mut app, ReviewAction::Inside(node, 5));
    assert_eq!(review(&app).here(), before);
    assert_eq!(record(&app).chain().steps(), &turn.steps[..5]);
    assert_eq!(review(&app).subject(record(&app)), node);
    let heard = heard_after(&mut app, ReviewAction::StepOn);
    assert_eq!(heard, [Notice::Stepped { side: Side::Black, step: turn.steps[5] }]);
    let heard = heard_after(&mut app, ReviewAction::Next);
    assert_eq!(heard.len(), 2, "the rest of the chain is shown: {heard:?}");
    assert!(review(&app).here() == node && is_right(&app));
    for left in (1..8).rev() {
        assert_eq!(heard_after(&mut app, ReviewAction::StepBack), [Notice::Rewound]);
        assert_eq!(record(&app).chain().steps().len(), left);
    }
    look(&mut app, ReviewAction::StepBack);
    assert!(review(&app).here() == before && record(&app).chain().is_empty());
    for _ in 0..8 {
        look(&mut app, ReviewAction::StepOn);
    }
    assert!(review(&app).here() == node && is_right(&app));
    look(&mut app, ReviewAction::Inside(node, 3));
    look(&mut app, ReviewAction::Previous);
    assert!(record(&app).chain().is_empty() && review(&app).here() == before);
}

#[test]
fn all_nodes_and_steps_of_all_shipped_records_match_the_tree() {
    for shipped in &RECORDS {
        let mut session = Session::default();
        session.apply(Intent::OpenReview(Box::new(shipped_record(shipped.key))));
        let tree = session.review().unwrap().tree().clone();
        let rules = session.record().rules().clone();
        let mut places = vec![Tree::ROOT];
        let mut visited = 0;
        while let Some(node) = places.pop() {
            places.extend(tree.children(node));
            session.apply(Intent::Review(ReviewAction::To(node)));
            assert_eq!(session.record().position(), tree.position(node), "{}", shipped.key);
            assert!(session.record().chain().is_empty());
            visited += 1;
            let Some(turn) = tree.turn(node) else { continue };
            let before = tree.position(tree.parent(node).unwrap());
            for steps in (1..turn.steps.len()).rev() {
                session.apply(Intent::Review(ReviewAction::Inside(node, steps)));
                let mut chain = Chain::new(*before);
                for step in &turn.steps[..steps] {
                    chain.push(&rules, step.from, step.to, step.kind).unwrap();
                }
                assert_eq!(stones(session.record().chain()), stones(&chain), "{}", shipped.key);
                assert_eq!(session.review().unwrap().subject(session.record()), node);
            }
        }
        assert!(visited > 10, "{} has {visited} places", shipped.key);
    }
}

#[test]
fn up_and_down_go_to_variations() {
    let mut app = session_app();
    look_at(&mut app, "parker-case-d");
    for _ in 0..3 {
        look(&mut app, ReviewAction::Next);
    }
    let parent = review(&app).tree().parent(review(&app).here()).unwrap();
    let others = review(&app).tree().children(parent).to_vec();
    assert_eq!(others.len(), 9, "eight lines and the missed one");
    for &other in &others[1..] {
        look(&mut app, ReviewAction::Other { next: true });
        assert!(review(&app).here() == other && is_right(&app));
    }
    assert_eq!(heard_after(&mut app, ReviewAction::Other { next: true }), []);
    look(&mut app, ReviewAction::Previous);
    look(&mut app, ReviewAction::Next);
    assert_eq!(review(&app).here(), others[8], "back and forward again follows the same line");
    look(&mut app, ReviewAction::Other { next: false });
    assert_eq!(review(&app).here(), others[7]);
}

#[test]
fn a_turn_played_in_a_review_adds_or_follows_a_variation() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    for turn in ["f2-e3A", "d5-d4A"] {
        play(&mut app, turn);
    }
    let live = all_of(session(&app));
    look(&mut app, ReviewAction::Back);
    assert_eq!(review(&app).at(), 2, "the review begins at the current position");
    look(&mut app, ReviewAction::First);
    let step = |app: &App, text: &str| {
        let turn = read_turn(record(app).rules(), record(app).position(), text).unwrap();
        let step = turn.steps[0];
        Intent::Step { from: step.from, to: step.to, kind: step.kind }
    };
    let known = step(&app, "f2-e3A");
    intend(&mut app, known);
    intend(&mut app, Intent::EndTurn);
    assert_eq!(review(&app).tree().children(Tree::ROOT).len(), 1, "that was played already");
    assert!(!review(&app).is_annotated());
    look(&mut app, ReviewAction::First);
    let new = step(&app, "d3-e3W");
    let before = notices(&app).len();
    intend(&mut app, new);
    if !record(&app).chain().is_empty() {
        intend(&mut app, Intent::EndTurn);
    }
    assert!(notices(&app)[before..].contains(&Notice::Annotated));
    assert!(!notices(&app)[before..].iter().any(|it| matches!(it, Notice::TurnEnded(_))));
    let other = review(&app).here();
    assert!(!review(&app).tree().is_main(other) && is_right(&app));
    let text = write_game(&session(&app).game());
    assert!(text.contains("(1. d3-e3W"), "{text}");
    look(&mut app, ReviewAction::Remove(other));
    assert!(review(&app).here() == Tree::ROOT && is_right(&app));
    look(&mut app, ReviewAction::Leave);
    assert!(session(&app).notes().is_empty());
    assert_eq!(all_of(session(&app)), live);
}

#[test]
fn variations_can_be_promoted_but_not_above_the_game() {
    let mut app = session_app();
    look_at(&mut app, "parker-case-d");
    let parent = review(&app).line()[2];
    let children = review(&app).tree().children(parent).to_vec();
    look(&mut app, ReviewAction::Promote(children[2]));
    assert_eq!(review(&app).tree().children(parent)[1], children[2]);
    assert_eq!(
        heard_after(&mut app, ReviewAction::Promote(children[2])),
        [],
        "the game stays the first"
    );
    assert_eq!(
        heard_after(&mut app, ReviewAction::Remove(children[0])),
        [],
        "and nobody removes it"
    );
}

#[test]
fn comments_survive_a_save() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    for turn in ["f2-e3A", "d5-d4A"] {
        play(&mut app, turn);
    }
    look(&mut app, ReviewAction::Back);
    let nodes: Vec<NodeId> = review(&app).line().to_vec();
    for (at, text) in ["before all", "a bold {first} turn", "and an answer"].iter().enumerate() {
        let heard = heard_after(&mut app, ReviewAction::Comment(nodes[at], (*text).to_owned()));
        assert_eq!(heard, [Notice::Annotated]);
    }
    assert_eq!(heard_after(&mut app, ReviewAction::Comment(nodes[0], "before all".into())), []);
    let saved = write_game(&session(&app).game());
    look(&mut app, ReviewAction::Leave);
    assert_eq!(write_game(&session(&app).game()), saved, "leaving keeps the comments");
    let rules = session(&app).variant().rules.clone();
    let again = read_game(&saved, |_| Some(rules.clone())).unwrap();
    let tree = Tree::of(&again);
    let comment = |at: usize| match tree.remarks(tree.main()[at]) {
        [NoteText::Comment(text)] => text.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!([0, 1, 2].map(comment), ["before all", "a bold {first) turn", "and an answer"]);
    look(&mut app, ReviewAction::Back);
    look(&mut app, ReviewAction::Comment(nodes[1], String::new()));
    look(&mut app, ReviewAction::Leave);
    assert_eq!(session(&app).notes().len(), 2);
}

#[test]
fn a_comment_disappears_with_an_undone_turn_that_is_replaced() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    play(&mut app, "d3-e3A");
    look(&mut app, ReviewAction::Back);
    let node = review(&app).here();
    look(&mut app, ReviewAction::Comment(node, "by approach".into()));
    look(&mut app, ReviewAction::Leave);
    intend(&mut app, Intent::Undo);
    intend(&mut app, Intent::Redo);
    assert_eq!(session(&app).notes().len(), 1, "the same turn has its comment again");
    intend(&mut app, Intent::Undo);
    play(&mut app, "d3-e3W");
    assert!(session(&app).notes().is_empty());
}

#[test]
fn leaving_restores_an_open_chain() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    let (from, to) = (point(&app, "c1"), point(&app, "d1"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    assert_eq!(record(&app).chain().steps().len(), 1);
    let live = all_of(session(&app));
    look(&mut app, ReviewAction::Back);
    assert!(record(&app).chain().is_empty());
    look(&mut app, ReviewAction::Leave);
    assert_eq!(all_of(session(&app)), live);
    assert_eq!(record(&app).chain().steps().len(), 1);
    intend(&mut app, Intent::EndTurn);
    assert_eq!(record(&app).turns().len(), 1);
}

#[test]
fn the_computer_waits_during_a_review_and_plays_afterwards() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("ombiasy")]);
    let turn = read_turn(record(&app).rules(), record(&app).position(), "d3-e3A").unwrap();
    let generation = session(&app).generation();
    let world = app.world_mut();
    world.write_message(IntentMessage(Intent::Play { turn, generation }));
    world.write_message(IntentMessage(Intent::Review(ReviewAction::Back)));
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(session(&app).game().record.turns().len(), 1, "nobody plays meanwhile");
    look(&mut app, ReviewAction::Leave);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 2);
}

#[test]
fn intents_of_the_game_are_ignored_during_a_review() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    play(&mut app, "d3-e3A");
    look(&mut app, ReviewAction::Back);
    let before = notices(&app).len();
    for intent in [
        Intent::Resign(Side::White),
        Intent::OfferDraw(Side::White),
        Intent::AnswerDraw(true),
        Intent::Claim,
    ] {
        intend(&mut app, intent);
    }
    assert_eq!(notices(&app).len(), before);
    assert_eq!(session(&app).outcome(), None);
    intend(&mut app, Intent::Undo);
    assert_eq!(review(&app).at(), 0, "undo goes back");
    intend(&mut app, Intent::Redo);
    assert_eq!(review(&app).at(), 1, "redo goes forward");
}

#[test]
fn playing_on_starts_a_new_game_and_leaves_the_other_unchanged() {
    let mut app = session_app();
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    let first = record(&app).chain().next_steps(record(&app).rules())[0];
    intend(&mut app, Intent::Step { from: first.from, to: first.to, kind: first.kind });
    look_at(&mut app, "parker-sample");
    let kept = write_game(&review(&app).game());
    for _ in 0..6 {
        look(&mut app, ReviewAction::Next);
    }
    let (position, at) = (*record(&app).position(), review(&app).here());
    let heard = heard_after(&mut app, ReviewAction::PlayOn([Seat::Person, computer("ombiasy")]));
    assert_eq!(heard.last(), Some(&Notice::Started));
    assert!(session(&app).review().is_none());
    assert_eq!(session(&app).variant().key, "parker");
    assert_eq!(record(&app).position(), &position);
    assert_eq!(record(&app).turns().len(), 6, "its turns can still be undone");
    assert!(session(&app).seats()[1].is_computer());
    assert_eq!(session(&app).outcome(), None);
    look_at(&mut app, "parker-sample");
    assert_eq!(write_game(&review(&app).game()), kept);
    look(&mut app, ReviewAction::To(at));
    assert!(is_right(&app));
}

#[test]
fn playing_on_inside_a_chain_is_for_people_only() {
    let mut app = session_app();
    look_at(&mut app, "parker-sample");
    let node = review(&app).line()[4];
    look(&mut app, ReviewAction::Inside(node, 3));
    look(&mut app, ReviewAction::PlayOn([Seat::Person, Seat::Person]));
    assert_eq!(record(&app).chain().steps().len(), 3);
    look_at(&mut app, "parker-sample");
    look(&mut app, ReviewAction::Inside(node, 3));
    look(&mut app, ReviewAction::PlayOn([Seat::Person, computer("ombiasy")]));
    assert_eq!(record(&app).turns().len(), 3);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 4, "the computer starts its turn again");
}

/// Lets time pass.
fn pass(app: &mut App, seconds: f32) {
    for _ in 0..(seconds / 0.016).ceil() as usize {
        app.update();
    }
}

#[test]
fn autoplay_stops_at_the_end() {
    let mut app = input_app();
    look_at(&mut app, "telo-last-step");
    let all = review(&app).line().len() - 1;
    look(&mut app, ReviewAction::Autoplay(true));
    pass(&mut app, PAUSE * 2.5);
    assert_eq!(review(&app).at(), 2);
    look(&mut app, ReviewAction::Speed(4.0));
    pass(&mut app, PAUSE);
    assert!((5..=6).contains(&review(&app).at()), "{}", review(&app).at());
    pass(&mut app, PAUSE * all as f32);
    assert_eq!(review(&app).at(), all);
    assert!(!review(&app).is_playing());
    look(&mut app, ReviewAction::Autoplay(true));
    assert!(!review(&app).is_playing(), "autoplay cannot start at the end");
}

#[test]
fn any_other_action_stops_autoplay() {
    let mut app = input_app();
    look_at(&mut app, "parker-sample");
    for action in
        [ReviewAction::Previous, ReviewAction::Next, ReviewAction::StepOn, ReviewAction::First]
    {
        look(&mut app, ReviewAction::Autoplay(true));
        assert!(review(&app).is_playing());
        look(&mut app, action);
        assert!(!review(&app).is_playing());
    }
    look(&mut app, ReviewAction::Autoplay(true));
    app.update();
    click(&mut app, "e3");
    assert!(!review(&app).is_playing(), "the board was touched");
}

#[test]
fn keys_go_through_a_game() {
    let mut app = input_app();
    look_at(&mut app, "parker-sample");
    app.update();
    key(&mut app, KeyCode::ArrowRight);
    key(&mut app, KeyCode::ArrowRight);
    assert_eq!(review(&app).at(), 2);
    key(&mut app, KeyCode::ArrowLeft);
    assert_eq!(review(&app).at(), 1);
    key(&mut app, KeyCode::End);
    assert_eq!(review(&app).here(), review(&app).tree().last());
    key(&mut app, KeyCode::Home);
    assert_eq!(review(&app).at(), 0);
    key(&mut app, KeyCode::Space);
    assert!(review(&app).is_playing());
    key(&mut app, KeyCode::Space);
    assert!(!review(&app).is_playing());
    let world = app.world_mut();
    world.resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ShiftLeft);
    key(&mut app, KeyCode::ArrowRight);
    key(&mut app, KeyCode::ArrowRight);
    key(&mut app, KeyCode::ArrowRight);
    assert_eq!((review(&app).at(), record(&app).chain().steps().len()), (2, 1));
    key(&mut app, KeyCode::ArrowLeft);
    assert_eq!((review(&app).at(), record(&app).chain().steps().len()), (2, 0));
    let selection = app.world().resource::<fanorona::app::session::CurrentSelection>();
    assert_eq!(selection.hovered, None, "the cursor on the board did not move");
}

#[test]
fn the_board_is_guided_in_a_review_as_in_a_game() {
    let mut app = input_app();
    look_at(&mut app, "telo-last-step");
    app.update();
    let guidance = app.world().resource::<CurrentGuidance>();
    assert!(guidance.acting && !guidance.movable.is_empty());
    click(&mut app, "c2");
    click(&mut app, "b2");
    assert!(review(&app).is_annotated(), "c2-b2A is a variation");
    assert_eq!(review(&app).tree().children(Tree::ROOT).len(), 2);
    assert!(is_right(&app));
}

#[test]
fn the_bar_shows_the_place_in_the_game() {
    let mut app = session_app();
    let texts = Texts::new(Language::ENGLISH);
    let seen = |app: &App| review_screen::view::panel(&texts, session(app));
    assert_eq!(seen(&app), None);
    look_at(&mut app, "parker-sample");
    assert_eq!(seen(&app).unwrap().headline, "Before the first turn");
    assert_eq!(seen(&app).unwrap().ways, [false, true]);
    look(&mut app, ReviewAction::Next);
    let now = seen(&app).unwrap();
    assert_eq!((now.headline.as_str(), now.place.as_str()), ("After 1.\u{a0}d2-e3A", "1 / 43"));
    assert_eq!(now.hint, "Black to move");
    let node = review(&app).line()[4];
    look(&mut app, ReviewAction::Inside(node, 3));
    let now = seen(&app).unwrap().headline;
    assert!(now.starts_with("Step 3 of 8 in 2…\u{a0}f3-f2"), "{now}");
    look(&mut app, ReviewAction::Last);
    let now = seen(&app).unwrap();
    assert!(now.hint.contains("White") && now.side.is_none(), "{}", now.hint);
    assert_eq!(now.ways, [true, false]);
    look(&mut app, ReviewAction::Autoplay(true));
    look(&mut app, ReviewAction::Speed(2.0));
    assert_eq!(seen(&app).unwrap().speed, "2×");
}

#[test]
fn the_list_has_comments_and_variations_in_their_places() {
    use turn_list::{TurnList, TurnRow};
    let opened = shipped_record("parker-case-d");
    let board = &opened.variant.rules.board;
    let tree = Tree::of(&opened.game);
    let list = TurnList::of(&tree, board);
    let kinds: String = list
        .rows
        .iter()
        .map(|row| match row {
            TurnRow::Turns { cells, .. } => format!("{}", cells.iter().flatten().count()),
            TurnRow::Line { depth, .. } => format!("l{depth}"),
            TurnRow::Comment { depth, .. } => format!("c{depth}"),
        })
        .collect::<Vec<_>>()
        .join(" ");
    let lines = "l1 c1 ".repeat(8);
    assert_eq!(kinds, format!("c0 1 c0 1 c0 1 c0 {}", lines.trim_end()));
    let TurnRow::Turns { number: 1, cells: [Some(first), None] } = &list.rows[1] else {
        panic!("{:?}", list.rows[1])
    };
    assert_eq!((first.turn.as_str(), first.taken), ("e2-e3A", 2));
    let TurnRow::Line { cells, .. } = &list.rows[7] else { panic!("{:?}", list.rows[7]) };
    assert_eq!((cells[0].number.as_str(), cells[0].taken), ("2.", 5));
    for (&node, &row) in &list.places {
        let of = |cell: &turn_list::Cell| cell.node == node;
        assert!(match &list.rows[row] {
            TurnRow::Turns { cells, .. } => cells.iter().flatten().any(of),
            TurnRow::Line { cells, .. } => cells.iter().any(of),
            TurnRow::Comment { .. } => false,
        });
    }
    let sample = shipped_record("telo-last-step");
    let list = TurnList::of(&Tree::of(&sample.game), &sample.variant.rules.board);
    assert!(
        list.rows
            .iter()
            .any(|row| matches!(row, TurnRow::Turns { number: 3, cells: [Some(_), Some(_)] }))
    );
}

#[test]
fn signs_are_shown_as_players_write_them() {
    let text = "[Variant \"tsivy\"]\n\n1. f2-e3A!? d5-d4A $2 *\n";
    let rules = Session::default().variant().rules.clone();
    let game = read_game(text, |_| Some(rules.clone())).unwrap();
    let list = turn_list::TurnList::of(&Tree::of(&game), &rules.board);
    let [turn_list::TurnRow::Turns { cells: [Some(white), Some(black)], .. }] = &list.rows[..]
    else {
        panic!("{:?}", list.rows)
    };
    assert_eq!((white.signs.as_str(), black.signs.as_str()), ("!?", "?"));
}
