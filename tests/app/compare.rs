//! Rule sheets compared in the window: the position of a game and an edited one, turns, chains, games,
//! playing on by other rules.

use crate::explosive;
use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::compare::{CompareCommand, ComparePart, ComparisonReport, CurrentComparison};
use fanorona::app::editor::{CurrentEditor, EditorCommand};
use fanorona::app::jobs::InlineRunner;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::CurrentSession;
use fanorona::app::solver::{PositionSolver, SolveState};
use fanorona::game::compare::{ChainOption, PartingKind};
use fanorona::game::play::{Intent, Seat};
use fanorona::rules::notation::{write_position, write_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Refusal, Switch};

const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

fn compare_app(variant: &str) -> App {
    let mut app = session_app();
    app.insert_resource(PositionSolver::new(InlineRunner::new(1)));
    begin(&mut app, variant, PEOPLE);
    app
}

fn command(app: &mut App, command: CompareCommand) {
    app.world_mut().write_message(command);
    for _ in 0..6 {
        app.update();
    }
}

fn edit(app: &mut App, command: EditorCommand) {
    app.world_mut().write_message(command);
    app.update();
}

fn comparison(app: &App) -> &CurrentComparison {
    app.world().resource::<CurrentComparison>()
}

fn report(app: &App) -> &ComparisonReport {
    comparison(app).report().unwrap()
}

fn keys(app: &App) -> Vec<&str> {
    comparison(app).sheets().iter().map(|sheet| sheet.key.as_str()).collect()
}

/// The turns that differ, and the sheets that allow them as bits.
fn rows(app: &App) -> Vec<(String, u32)> {
    let board = &comparison(app).subject().unwrap().variant.rules.board;
    let rows = report(app).rows.iter();
    rows.map(|row| (write_turn(board, &row.turn.turn), row.allowed())).collect()
}

#[test]
fn the_start_is_compared_and_counted() {
    let mut app = compare_app("tsivy");
    command(&mut app, CompareCommand::Board);
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Compare);
    assert_eq!(keys(&app), ["tsivy", "parker"]);
    let found = report(&app);
    let numbers = |sheet: usize| found.counts[sheet].iter().map(|it| it.number).collect::<Vec<_>>();
    assert_eq!((numbers(0), numbers(1)), (vec![5, 39, 724], vec![5, 17, 162]));
    assert_eq!((found.common, found.rows.len(), found.more), (5, 0, 0));
    assert!(found.known[0].is_some() && found.known[1].is_none());
    assert!(found.readings.is_empty());
}

#[test]
fn an_edited_position_has_turns_that_differ_with_their_cause() {
    let mut app = compare_app("tsivy");
    edit(&mut app, EditorCommand::EditBoard);
    edit(&mut app, EditorCommand::Type("9/9/3B5/9/2W1B4 w 0 9".to_owned()));
    command(&mut app, CompareCommand::Edited);
    assert_eq!(rows(&app), [("c1-d1A".to_owned(), 1)]);
    let row = &report(&app).rows[0];
    assert_eq!(row.causes[0].ways, [[Switch::Continuation]]);
    assert_eq!(comparison(&app).chosen(), Some(0));
    // A third sheet, and another one instead of the second.
    command(&mut app, CompareCommand::Add(shipped::variant("vela").unwrap()));
    assert_eq!(keys(&app), ["tsivy", "parker", "vela"]);
    assert!(rows(&app).iter().any(|(turn, bits)| turn == "c1-d1A" && bits & 2 == 0));
    command(&mut app, CompareCommand::Replace(1, shipped::variant("tumicarona").unwrap()));
    command(&mut app, CompareCommand::Remove(2));
    assert_eq!((keys(&app), rows(&app).len()), (vec!["tsivy", "tumicarona"], 0));
    // Two remain, and no sheet stands twice.
    command(&mut app, CompareCommand::Remove(0));
    command(&mut app, CompareCommand::Add(shipped::variant("tsivy").unwrap()));
    assert_eq!(keys(&app), ["tsivy", "tumicarona"]);
}

#[test]
fn a_chain_is_walked_to_where_the_sheets_part() {
    let mut app = compare_app("tsivy");
    edit(&mut app, EditorCommand::Type("9/9/3B5/9/2W1B4 w 0 9".to_owned()));
    command(&mut app, CompareCommand::Edited);
    command(&mut app, CompareCommand::Walk);
    assert_eq!(comparison(&app).part(), ComparePart::Chain);
    let stage = &report(&app).stage;
    assert_eq!(stage.stage.steps.len(), 1);
    assert!(stage.stage.parts());
    let end = stage.options.iter().find(|it| it.option.option == ChainOption::End).unwrap();
    assert!(end.option.verdicts[0].is_legal());
    assert_eq!(end.causes[0].ways, [[Switch::Continuation]]);
    let taken: usize = stage.stones.iter().map(|stones| stones.len()).sum();
    assert_eq!(taken, 2, "a stone is taken by the first step");
    let next = stage.options.iter().find_map(|it| match it.option.option {
        ChainOption::Step(step) => Some((step.from, step.to, step.kind)),
        ChainOption::End => None,
    });
    command(&mut app, CompareCommand::Step(next.unwrap()));
    assert_eq!(report(&app).stage.stage.steps.len(), 2);
    command(&mut app, CompareCommand::StepBack);
    command(&mut app, CompareCommand::StepBack);
    assert!(report(&app).stage.stage.steps.is_empty());
    command(&mut app, CompareCommand::StepBack);
    assert!(report(&app).stage.stage.steps.is_empty());
}

#[test]
fn an_open_chain_is_where_the_walk_begins() {
    let mut app = compare_app("tsivy");
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    let [c1, d1] = ["c1", "d1"].map(|name| point(&app, name));
    intend(&mut app, Intent::Step { from: c1, to: d1, kind: None });
    command(&mut app, CompareCommand::Board);
    assert_eq!(report(&app).stage.stage.steps.len(), 1);
}

#[test]
fn a_game_is_read_under_other_rules() {
    let mut app = compare_app("tsivy");
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    play(&mut app, "c1-d1A");
    command(&mut app, CompareCommand::Board);
    let reading = &report(&app).readings[1].reading;
    assert_eq!(reading.followed, 0);
    let parting = reading.parting.as_ref().unwrap();
    let PartingKind::Illegal { verdict, .. } = &parting.kind else { panic!("{parting:?}") };
    assert_eq!(*verdict, fanorona::game::compare::Verdict::Refused(Refusal::MustContinue));
    assert_eq!(parting.ways, [[Switch::Continuation]]);
    assert!(report(&app).readings[0].reading.parting.is_none());
}

#[test]
fn a_position_is_solved_under_each_sheet_and_played_on_by_the_rules_of_one() {
    let mut app = compare_app("tsivy");
    edit(&mut app, EditorCommand::Type("9/9/3B5/9/2W1B4 w 0 9".to_owned()));
    command(&mut app, CompareCommand::Edited);
    command(&mut app, CompareCommand::Solve);
    for _ in 0..20 {
        app.update();
    }
    let solver = app.world().resource::<PositionSolver>();
    let sheets = comparison(&app).sheets().iter().zip(&report(&app).positions);
    for (sheet, position) in sheets {
        let state = solver.state(sheet, position);
        assert!(
            matches!(state, SolveState::Solved(solved) if solved.value().is_some()),
            "{state:?}"
        );
    }
    let seats = [computer("fara"), Seat::Person];
    command(&mut app, CompareCommand::PlayOn(1, seats.clone()));
    let session = app.world().resource::<CurrentSession>();
    assert_eq!((session.variant().key.as_str(), session.seats()), ("parker", &seats));
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
}

#[test]
fn the_compared_position_is_edited() {
    let mut app = compare_app("tsivy");
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    command(&mut app, CompareCommand::Board);
    command(&mut app, CompareCommand::EditPosition);
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Editor);
    assert_eq!(app.world().resource::<CurrentEditor>().text(), "9/9/3B5/9/2W1B4 w 0 9");
}

#[test]
fn a_board_of_its_own_has_nothing_to_be_compared_with() {
    let mut app = compare_app("telo");
    command(&mut app, CompareCommand::Board);
    assert_eq!(keys(&app), ["telo"]);
    assert!(comparison(&app).report().is_none());
    // The next position is compared as always.
    begin(&mut app, "parker", PEOPLE);
    command(&mut app, CompareCommand::Board);
    assert_eq!(keys(&app), ["parker", "tsivy"]);
    assert!(comparison(&app).report().is_some());
}

#[test]
fn very_many_chains_hold_nothing_up() {
    for place in explosive::all().iter().filter(|place| place.variant == "parker") {
        let mut app = compare_app("parker");
        set_up(&mut app, &write_position(&place.rules, &place.position));
        command(&mut app, CompareCommand::Board);
        let found = report(&app);
        assert!(found.rows.len() <= 60 && found.more > 0);
        assert!(found.complete.iter().any(|complete| !complete), "{}", place.name);
    }
}
