//! The position editor: opened from a game, edits and texts, solving, playing on.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::editor::{CurrentEditor, EditorCommand};
use fanorona::app::engine_lines::{EngineLines, LinesSearch};
use fanorona::app::jobs::InlineRunner;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::CurrentSession;
use fanorona::app::solver::{PositionSolver, SolveState};
use fanorona::engine::endgame::TableValue;
use fanorona::game::editor::{Edit, Tool};
use fanorona::game::play::{Intent, ReviewAction, Seat};
use fanorona::rules::notation::{write_link, write_position};
use fanorona::rules::variant::shipped;
use fanorona::rules::{PositionError, Side};

const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

fn editor_app() -> App {
    let mut app = session_app();
    app.insert_resource(PositionSolver::new(InlineRunner::new(1)));
    app
}

fn command(app: &mut App, command: EditorCommand) {
    app.world_mut().write_message(command);
    for _ in 0..4 {
        app.update();
    }
}

fn editor(app: &App) -> &CurrentEditor {
    app.world().resource::<CurrentEditor>()
}

fn page(app: &App) -> Page {
    app.world().resource::<OpenPage>().0
}

#[test]
fn the_position_of_a_game_is_edited_and_played_on_from() {
    let mut app = editor_app();
    begin(&mut app, "telo", PEOPLE);
    play(&mut app, "c1-b2A");
    let before = write_position(record(&app).rules(), record(&app).position());
    command(&mut app, EditorCommand::EditBoard);
    assert_eq!((page(&app), editor(&app).text()), (Page::Editor, before.clone()));
    command(&mut app, EditorCommand::Edit(Edit::Tool(Tool::Remove)));
    let at = point(&app, "b3");
    command(&mut app, EditorCommand::Edit(Edit::Press(at)));
    command(&mut app, EditorCommand::Edit(Edit::Side(Side::White)));
    // The game itself is as it was.
    assert_eq!(write_position(record(&app).rules(), record(&app).position()), before);
    let edited = editor(&app).editor().position().unwrap();
    let seats = [Seat::Person, computer("fara")];
    command(&mut app, EditorCommand::PlayOn(seats.clone()));
    let session = app.world().resource::<CurrentSession>();
    assert_eq!((page(&app), session.seats()), (Page::Board, &seats));
    assert_eq!((*session.record().start(), session.variant().key.as_str()), (edited, "telo"));
}

#[test]
fn the_edited_position_is_analysed_while_the_game_waits() {
    let mut app = editor_app();
    app.insert_resource(LinesSearch::new(InlineRunner::new(2_000)));
    begin(&mut app, "telo", PEOPLE);
    play(&mut app, "c1-b2A");
    command(&mut app, EditorCommand::EditBoard);
    command(&mut app, EditorCommand::Edit(Edit::Side(Side::White)));
    let edited = editor(&app).editor().position().unwrap();
    command(&mut app, EditorCommand::Analyse);
    app.update();
    assert_eq!((page(&app), *record(&app).position()), (Page::Board, edited));
    let found = app.world().resource::<EngineLines>().found().unwrap();
    assert_eq!(*found.record.position(), edited);
    assert!(found.report.best.is_some());
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    assert_eq!(record(&app).turns().len(), 1, "the game goes on");
}

#[test]
fn the_position_under_review_is_edited() {
    let mut app = editor_app();
    begin(&mut app, "telo", PEOPLE);
    play(&mut app, "c1-b2A");
    intend(&mut app, Intent::Review(ReviewAction::To(fanorona::rules::notation::Tree::ROOT)));
    let start = write_position(record(&app).rules(), record(&app).position());
    assert!(start.ends_with("w 0 1"), "{start}");
    command(&mut app, EditorCommand::EditBoard);
    assert_eq!(editor(&app).text(), start);
    command(&mut app, EditorCommand::PlayOn(PEOPLE));
    let session = app.world().resource::<CurrentSession>();
    assert!(session.review().is_none() && session.record().turns().is_empty());
}

#[test]
fn what_was_edited_stays_until_a_board_is_edited() {
    let mut app = editor_app();
    begin(&mut app, "telo", PEOPLE);
    // At first the editor shows the board.
    command(&mut app, EditorCommand::Open);
    assert_eq!(editor(&app).editor().variant().key, "telo");
    command(&mut app, EditorCommand::Edit(Edit::Clear));
    app.world_mut().resource_mut::<OpenPage>().0 = Page::Board;
    command(&mut app, EditorCommand::Open);
    assert_eq!(editor(&app).editor().position(), Err(PositionError::Empty));
    command(&mut app, EditorCommand::EditBoard);
    assert!(editor(&app).editor().position().is_ok());
}

#[test]
fn nothing_is_played_where_there_is_no_position_or_the_game_is_over() {
    let mut app = editor_app();
    begin(&mut app, "telo", PEOPLE);
    let generation = app.world().resource::<CurrentSession>().generation();
    command(&mut app, EditorCommand::EditBoard);
    for text in ["3/1W1/3 b", "2B/3/W2 w 100 99"] {
        command(&mut app, EditorCommand::Type(text.to_owned()));
        command(&mut app, EditorCommand::PlayOn(PEOPLE));
    }
    command(&mut app, EditorCommand::Edit(Edit::Clear));
    command(&mut app, EditorCommand::PlayOn(PEOPLE));
    assert_eq!(page(&app), Page::Editor);
    assert_eq!(app.world().resource::<CurrentSession>().generation(), generation);
}

#[test]
fn texts_and_links_are_read_and_errors_kept() {
    let mut app = editor_app();
    begin(&mut app, "telo", PEOPLE);
    command(&mut app, EditorCommand::EditBoard);
    let good = editor(&app).text();
    command(&mut app, EditorCommand::Type("2B/3/W".to_owned()));
    assert!(editor(&app).text_error().is_some());
    assert_eq!(editor(&app).text(), "2B/3/W");
    assert_eq!(editor(&app).editor().text(), good, "the position is the last one that was right");
    command(&mut app, EditorCommand::Type("2B/3/W2 b 4 30".to_owned()));
    assert!(editor(&app).text_error().is_none());
    assert_eq!(editor(&app).editor().parts().number, 30);
    // An edit ends typing.
    command(&mut app, EditorCommand::Type("nothing".to_owned()));
    command(&mut app, EditorCommand::Edit(Edit::Swap));
    assert!(editor(&app).text_error().is_none());
    assert_eq!(editor(&app).text(), "2W/3/B2 w 4 30");
    // Links bring their variant.
    let address = "https://example.org/?variant=dimy&position=5/5/2W2/5/B4_b_0_7#top";
    command(&mut app, EditorCommand::Type(address.to_owned()));
    assert_eq!(editor(&app).editor().variant().key, "dimy");
    assert_eq!(editor(&app).text(), "5/5/2W2/5/B4 b 0 7");
    let link = write_link(&app.world().resource::<CurrentSession>().game());
    command(&mut app, EditorCommand::Type(link));
    assert_eq!(editor(&app).editor().variant().key, "telo");
}

#[test]
fn endings_are_solved_in_the_background_and_known_afterwards() {
    let mut app = editor_app();
    begin(&mut app, "tsivy", PEOPLE);
    command(&mut app, EditorCommand::EditBoard);
    command(&mut app, EditorCommand::Type("9/9/3B5/9/2W1B4 w 0 9".to_owned()));
    command(&mut app, EditorCommand::Solve);
    let tsivy = shipped::variant("tsivy").unwrap();
    let position = editor(&app).editor().position().unwrap();
    let solver = app.world().resource::<PositionSolver>();
    let SolveState::Solved(solved) = solver.state(&tsivy, &position) else {
        panic!("{:?}", solver.state(&tsivy, &position))
    };
    assert_eq!(solved.value(), Some(TableValue::Win));
    assert!(!solver.is_busy());
    // Another position is another question.
    command(&mut app, EditorCommand::Edit(Edit::Swap));
    let position = editor(&app).editor().position().unwrap();
    let solver = app.world().resource::<PositionSolver>();
    assert_eq!(solver.state(&tsivy, &position), SolveState::Unasked);
}

#[test]
fn solving_stops_when_it_is_told_to_and_when_the_page_is_closed() {
    let mut app = session_app();
    begin(&mut app, "tsivy", PEOPLE);
    for stop in [true, false] {
        command(&mut app, EditorCommand::EditBoard);
        command(&mut app, EditorCommand::Solve);
        assert!(app.world().resource::<PositionSolver>().is_busy());
        if stop {
            command(&mut app, EditorCommand::StopSolving);
        } else {
            app.world_mut().resource_mut::<OpenPage>().0 = Page::Board;
            app.update();
        }
        assert!(!app.world().resource::<PositionSolver>().is_busy());
    }
}
