//! `fanorona learn` and `fanorona learn --list`: the course by typed words, progress through damage and
//! killed processes, lessons of the player's own.

use crate::run::{program, run, within};
use fanorona::game::learn::{
    Attempt, Course, ExerciseEvaluator, ExerciseRun, Lesson, Message, Progress, shipped,
};
use fanorona::game::play::{Intent, Session};
use fanorona::rules::notation::write_turn;
use fanorona::rules::variant;
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// One exercise for each kind of goal and opponent.
const GOALS: &str = include_str!("../learn/lessons/goals.ron");

/// A data folder with that lesson.
fn data(name: &str) -> PathBuf {
    let data = crate::run::data(&format!("learn-{name}"));
    std::fs::create_dir_all(data.join("lessons")).unwrap();
    std::fs::write(data.join("lessons/goals.ron"), GOALS).unwrap();
    data
}

fn progress(data: &Path) -> Progress {
    let text = std::fs::read_to_string(data.join("progress.ron")).unwrap_or_default();
    if text.is_empty() { Progress::new() } else { Progress::read(&text).unwrap() }
}

/// All exercises that the program knows with that folder.
fn course() -> Course {
    let mut lessons = shipped::all().to_vec();
    lessons.push(Arc::new(Lesson::read(GOALS, &variant::shipped::variant).unwrap()));
    Course::new(lessons)
}

/// The lines to type to solve an exercise: the evaluator of the program finds the same turns.
fn solution(mut run: ExerciseRun, evaluator: &ExerciseEvaluator) -> String {
    let mut session = Session::default();
    let mut lines = String::new();
    let board = run.exercise().variant.rules.board.clone();
    for _ in 0..200 {
        run.settle(&mut session, evaluator);
        if run.stars().is_some() {
            return lines;
        }
        run.solution();
        run.settle(&mut session, evaluator);
        match run.view(&session).message.unwrap() {
            Message::SolutionPoints(points) => {
                for point in points {
                    run.pick(point);
                    let _ = writeln!(lines, "{}", board.name(point));
                }
            }
            Message::SolutionClaim => {
                session.apply(Intent::Claim);
                lines += "claim\n";
            }
            Message::Solution(turn) => {
                let _ = writeln!(lines, "{}", write_turn(&board, &turn));
                let generation = session.generation();
                session.apply(Intent::Play { turn, generation });
            }
            other => panic!("{other:?}"),
        }
    }
    panic!("no solution")
}

/// `tests/learn` solves all exercises; here there is one for each kind of goal and opponent.
#[test]
fn every_kind_of_exercise_is_done_by_typed_words() {
    let data = data("typed-course");
    let (course, evaluator) = (course(), ExerciseEvaluator::default());
    let ids = || course.ids().filter(|id| id.to_string().starts_with("goals/"));
    let mut input = String::new();
    for id in ids() {
        let _ = writeln!(input, "{}next", solution(course.run(&id).unwrap(), &evaluator));
    }
    for language in ["en", "fr"] {
        let run =
            within(&data, &["--lang", language, "learn", "goals"], &(input.clone() + "list\n"));
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        let progress = progress(&data);
        for id in ids() {
            assert_eq!(progress.of(&id).stars, 3, "{id}\n{}", run.out);
        }
    }
    let listed = within(&data, &["learn", "--list"], "");
    assert_eq!((listed.status, listed.lines().len()), (0, course.lessons().len()));
    assert!(listed.lines().last().unwrap().starts_with("goals\t13/13\t39/39\tGoals"));
}

#[test]
fn an_exercise_answers_hints_and_goes_on() {
    let data = data("words");
    let input = "a1-a2A\nhint\nsolution\na1-b2\nend\na1-b2A-c1W\na1-b2\nhint\nagain\ntask\nnext\n";
    let run = within(&data, &["learn", "goals/turns"], input);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.says(&[
        "Goals, exercise 2 of 13 (goals/turns)",
        "Take both stones.",
        "White plays a1 to a2 and takes 1 stone: a3. Written a1-a2A.",
        "It gives a won game away: with best play Black now wins.",
        "Black could answer c3-b2.",
        "Taken back. Try another turn.",
        "Begin towards c3.",
        "The solution goes on with a1-b2A-c1W.",
        "The stone on b2 can capture again: c1W takes a3. Type a point, or end.",
        "Go on: one stone is left.",
        "The second step withdrew from a3.",
        "1 star of three.",
        "Type next to go on.",
        "This exercise is solved. Type next, or again to do it once more.",
        "Goals, exercise 2 of 13 (goals/turns)",
        "Take both stones.",
        "Goals, exercise 3 of 13 (goals/capture)",
        "Goodbye.",
    ]);
    let done = progress(&data).of(&"goals/turns".parse().unwrap());
    assert_eq!((done.stars, done.tries, done.solved), (1, 3, 1));
}

#[test]
fn an_exercise_that_is_begun_again_keeps_its_wrong_turns() {
    let data = data("begun-again");
    within(&data, &["learn", "goals/turns"], "a1-a2A\nagain\na1-b2A-c1W\nagain\na1-b2A-c1W\n");
    let done = progress(&data).of(&"goals/turns".parse().unwrap());
    assert_eq!((done.stars, done.tries, done.solved), (3, 3, 2));
}

#[test]
fn points_are_typed_and_a_reply_is_shown() {
    let data = data("points");
    let input = "b1, k9\na1 c1\nB2 a3 c3\n";
    let run = within(&data, &["learn", "goals"], input);
    for said in [
        "Type the points, such as a1 c3.",
        "A stone stands on b1, but it is weak.",
        "The board has no point k9.",
        "2 stars of three.",
    ] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
    let run = within(&data, &["--lang", "fr", "learn", "goals/keep"], "c1-c2\n");
    assert!(run.out.contains("Il coûte 1 pion de plus que c1-b1."), "{}", run.out);
    assert!(run.out.contains("Les Noirs prennent alors 1 pion par c4-c3A."), "{}", run.out);
    assert!(run.out.contains("Les Noirs pourraient répondre c4-c3 et prendre c2."), "{}", run.out);
}

#[test]
fn picks_are_answered_and_a_line_is_checked_as_a_whole() {
    let data = data("picks");
    let input = "a3\na3, c3\nb2 a2 z9 b4\nb3-a3\na1b2\ntask\nundo\nz9\nboard\nb2 and b4\n";
    let mut input = input.to_owned();
    // The exercise asks for a3, c3, b2 and b4.
    input += "again\na3 b2 b4 c3 b5 a1 z9\na3 b2 b4 c3\n";
    let run = within(&data, &["learn", "board/weak-point"], &input);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.says(&[
        "Right; 3 more.\nPicked so far: a3.",
        "Right; 2 more.\nPicked so far: a3, c3.",
        "The board has no point z9.\nNot asked for: a2.\nNone of these points was picked.",
        "That point is near",
        "Here you type points, one after another, such as a1 c3.",
        "Here you type points, one after another, such as a1 c3.",
        "Picked so far: a3, c3.\nType the points",
        "There is nothing to take back: points that were picked stay picked.",
        "The board has no point z9.",
        "Picked so far: a3, c3.\nType the points",
        "1 star of three.",
        "Not asked for: a1, b5.\nNone of these points was picked.",
        "2 stars of three.",
    ]);
}

#[test]
fn what_a_wrong_turn_shows_says_whose_turn_it_is_and_fits_the_answer() {
    let data = data("shown");
    for (exercise, turn, said) in [
        (
            "counting/keep-it-shut",
            "h3-g3W",
            "a chain of five.\nBlack could answer h4-h3-i3-h2-g3 and take g1, g3, h1, h2, i1.",
        ),
        (
            "counting/greed",
            "h2-i1W",
            "a chain of three or more.\nBlack could answer g4-g3-h2-g2 and take g2, i1, i2.",
        ),
        (
            "small-boards/dimy-stop",
            "a2-a3A-b4A",
            "Use the stone on e2.\nBlack could answer b3-b2-c3 and take a1, b4.",
        ),
        (
            "small-boards/dimy-first",
            "b3-c3W",
            "Black could answer b4-b3-a3-b2-c3 and take a1, b1, b2, c1, c3.",
        ),
        (
            "vela/the-seventeenth",
            "g3-f3W",
            "takes fourteen stones.\nBlack could answer g4-h4-h3-g3-f2-e3-d3-d4-c3-c4 and take",
        ),
        (
            "tumicarona/rematch-white",
            "e2-e3A",
            "stones or more.\nBlack could answer g4-g5-f4-g3-f2-e3 and take c1, d2, d4, e1, e3, g1, ",
        ),
        ("lines/from-a-game", "b3-b2W-c1W", "The black stone on f3 stays: it can step down to f2"),
        ("feeding/busy", "a2-a1", "Use your turn to attack the row of four, from\na point"),
        ("feeding/busy", "h1-g1", "Leave the stones near h2 alone"),
        ("few/offer", "c1-b1", "come to e3 then.\nBlack could answer d4-c3."),
        ("choose/both-ways", "c3-d3A", "stones behind.\nBetter was c3-d3, taking a3, b3."),
        ("vela/give-and-strike", "e4-e5", "White could answer"),
    ] {
        let input = format!("{turn}\nundo\n");
        let run = within(&data, &["learn", exercise], &input);
        assert!(run.out.contains(said), "{exercise}\n{}", run.out);
        let back = "Taken back. Try another turn.";
        let none = "There is nothing to take back: a wrong turn is taken back at once.";
        assert!(run.out.contains(back) && run.out.contains(none), "{}", run.out);
    }
}

#[test]
fn the_terminal_says_how_to_type_and_takes_a_stone_and_then_its_point() {
    let data = data("typing");
    let how = "Type a turn as two points, from where to where, such as d3-e3.";
    for typed in ["c3-d4\n", "c3\nd4\n", "c3 to d4\n", "c3 d4\n", "C3 TO D4\n"] {
        let run = within(&data, &["learn", "board/1"], typed);
        assert!(run.out.contains(how) && run.out.contains("3 stars"), "{typed}\n{}", run.out);
        let asked = run.out.contains("Type the point it should go to.");
        assert_eq!(asked, typed.starts_with("c3\n"), "{typed}\n{}", run.out);
    }
    let run = within(&data, &["learn", "chains/first-chain"], "");
    assert!(run.out.contains("Type the points one by one, and end to end the turn"), "{}", run.out);
}

#[test]
fn the_board_in_words_says_where_the_diagonal_lines_are() {
    let data = data("in-words");
    let run = within(&data, &["learn", "--words", "board/tell-apart"], "board\n");
    let lines = "Diagonal\nlines lead only from strong points: those whose column, with a as 1";
    assert_eq!(run.out.matches(lines).count(), 2, "{}", run.out);
    assert_eq!(run.out.matches("Row 2: white none").count(), 2, "{}", run.out);
    assert!(!run.out.contains("---"), "{}", run.out);
    let drawn = within(&data, &["learn", "board/tell-apart"], "board\n");
    assert!(drawn.out.matches("---").count() > 6 && !drawn.out.contains("Diagonal\n"));
}

#[test]
fn an_exercise_has_a_number_and_a_finished_course_says_so() {
    let data = data("numbers");
    let run = within(&data, &["learn", "goals/3"], "");
    assert!(run.out.contains("exercise 3 of 13 (goals/capture)"), "{}", run.out);
    for place in ["goals/0", "goals/14"] {
        assert_eq!(within(&data, &["learn", place], "").status, 2);
    }
    let mut progress = Progress::new();
    let attempt = Attempt { wrong: 0, helps: 0, stars: Some(3) };
    let course = course();
    for id in course.ids().skip(1) {
        progress.record(&id, attempt);
    }
    let said = format!("All {} exercises are solved.", course.ids().count());
    for done in [false, true] {
        std::fs::write(data.join("progress.ron"), progress.to_string()).unwrap();
        let run = within(&data, &["learn"], "");
        assert_eq!(run.out.contains(&said), done, "{}", run.out);
        progress.record(&course.ids().next().unwrap(), attempt);
    }
}

#[test]
fn the_learner_goes_on_where_they_stopped() {
    let data = data("resume");
    within(&data, &["learn", "goals/turns"], "a1-b2A-c1W\n");
    let run = within(&data, &["learn", "goals"], "");
    assert!(run.out.contains("(goals/points)"), "the first open one of the lesson\n{}", run.out);
    let run = within(&data, &["learn"], "");
    assert!(run.out.contains("(goals/capture)"), "the next open one\n{}", run.out);
    within(&data, &["learn", "goals/line"], "a1-b2A\n");
    let run = within(&data, &["learn"], "");
    assert!(run.out.contains("(goals/line)"), "the one that was tried last\n{}", run.out);
}

#[test]
fn what_does_not_exist_is_reported_with_status_2() {
    let data = data("unknown");
    for place in ["nothing", "a/b", "a/b/c", ""] {
        let run = within(&data, &["learn", place], "");
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{place}");
        assert!(run.err.starts_with("learn:1:1: No lesson or exercise is called"), "{}", run.err);
        assert!(run.err.contains("goals"), "{}", run.err);
    }
    // The exercises of a lesson that exists are named.
    for (place, name) in [("goals/nothing", "nothing"), ("goals/", ""), ("goals/a/b", "a/b")] {
        let run = within(&data, &["learn", place], "");
        let told =
            format!("learn:1:7: The lesson “goals” has no exercise “{name}”. Its exercises: ");
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{place}");
        assert!(run.err.starts_with(&told), "{}", run.err);
        assert!(run.err.contains("points, ") && run.err.contains("line"), "{}", run.err);
    }
    assert_eq!(run(&["learn", "--list", "more"]).status, 2);
    assert_eq!(run(&["learn", "--variant", "telo"]).status, 2);
    assert_eq!(run(&["learn", "goals", "--list"]).status, 2);
}

#[test]
fn lessons_with_errors_are_listed_and_the_others_work() {
    let data = data("bad-lessons");
    let write = |name: &str, text: &str| std::fs::write(data.join("lessons").join(name), text);
    write("a-cut.ron", &GOALS[..200]).unwrap();
    write("b-turn.ron", &GOALS.replace("a1-b2A-c1W", "a1-b2A-c2").replace("\"goals\"", "\"b\""))
        .unwrap();
    write("c-same.ron", GOALS).unwrap();
    write("notes.txt", "not a lesson").unwrap();
    let run = within(&data, &["learn", "--list"], "");
    assert_eq!(run.status, 0);
    assert!(run.out.contains("goals\t0/13"));
    let errors: Vec<_> = run.err.lines().collect();
    assert_eq!(errors.len(), 3, "{}", run.err);
    let path = |name: &str| data.join("lessons").join(name).display().to_string();
    assert!(errors[0].starts_with(&format!("{}:", path("a-cut.ron"))), "{}", run.err);
    let said = "The turn “a1-b2A-c2” cannot be played there.";
    assert!(errors[1].starts_with(&format!("{}:28:", path("b-turn.ron"))), "{}", run.err);
    assert!(errors[1].contains(said), "{}", run.err);
    let (path, owner) = (path("goals.ron"), path("c-same.ron"));
    let taken = format!("{path}:1:1: The key “goals” is taken already, by the file {owner}.");
    assert_eq!(errors[2], taken);
    let run = within(&data, &["learn", "--list"], "");
    assert!(run.status == 0 && run.out.contains("goals\t"));
}

#[test]
fn torn_progress_is_reported_and_nothing_else_is_lost() {
    let data = data("torn");
    within(&data, &["learn", "goals/turns"], "a1-b2A-c1W\n");
    within(&data, &["text", "--variant", "telo", "--black", "human"], "c1-b2A\n");
    let path = data.join("progress.ron");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 8]).unwrap();
    let run = within(&data, &["learn", "goals/capture"], "a1-b2A-c1W\n");
    assert_eq!(run.status, 0);
    assert!(run.err.starts_with("Your progress in the lessons could not be read ("), "{}", run.err);
    assert!(
        run.err.contains("progress.aside-1.ron") && run.err.contains("1 exercise"),
        "{}",
        run.err
    );
    assert_eq!(progress(&data).exercises().count(), 2);
    assert_eq!(within(&data, &["games"], "").lines().len(), 1, "the game is there");
    assert_eq!(within(&data, &["learn", "--list"], "").err, "", "it is reported once");
}

/// Types turns while the program runs, waits until it has said this often that an exercise is solved,
/// and a little longer, and kills it. Returns how often it was said.
fn killed(data: &Path, input: &str, solved: usize, after: Duration) -> usize {
    let mut command = program(&["learn", "goals/turns"]);
    let mut child = command.env("FANORONA_DATA", data).spawn().unwrap();
    let mut typed = child.stdin.take().unwrap();
    typed.write_all(input.as_bytes()).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut seen = 0;
    let mut line = String::new();
    while seen < solved && output.read_line(&mut line).unwrap() > 0 {
        seen += usize::from(line.contains("of three."));
        line.clear();
    }
    std::thread::sleep(after);
    // SIGKILL: the program cannot clean up.
    child.kill().unwrap();
    let mut rest = Vec::new();
    std::io::Read::read_to_end(&mut output, &mut rest).unwrap();
    child.wait().unwrap();
    // The line of stars is said after the attempt is stored.
    let rest = String::from_utf8_lossy(&rest);
    seen + rest.lines().filter(|line| line.contains("of three.")).count()
}

#[test]
fn progress_survives_killed_processes() {
    let data = data("killed");
    let input = "a1-b2A-c1W\nagain\n".repeat(60);
    let id = "goals/turns".parse().unwrap();
    let mut before = 0;
    for round in 0..12_u64 {
        let after = Duration::from_micros(round * 1_700);
        let seen = killed(&data, &input, round as usize % 4, after);
        let now = progress(&data).of(&id).solved as usize;
        // At most what was typed, and at least what was announced.
        assert!(
            now >= before + seen && now <= before + 60,
            "round {round}: {before}, {seen}, {now}"
        );
        before = now;
    }
    assert!(before > 12, "{before} solved");
    assert_eq!(within(&data, &["learn", "--list"], "").err, "");
}
