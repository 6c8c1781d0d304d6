//! `fanorona puzzle`: puzzles by typed words in both languages, of the day, again, against time; errors,
//! damaged results, damaged packs, killed processes.

use crate::run::{program, run, typed, within};
use fanorona::game::puzzles::choose::{TimedRun, Wish, daily};
use fanorona::game::puzzles::{
    Day, PackOrigin, Packs, Puzzle, PuzzleProgress, PuzzleResult, Rating, TryKind,
};
use fanorona::rules::notation::write_turn;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[path = "../solving/fixture.rs"]
mod fixture;

/// The puzzle that the help and an error name.
const EXAMPLE: &str = "tsivy-015b1b0";

/// A data folder with a variant `tiny` and puzzles of it, and one of Tsivy.
fn data(name: &str) -> PathBuf {
    let data = crate::run::data(&format!("puzzle-{name}"));
    std::fs::create_dir_all(data.join("puzzles")).unwrap();
    std::fs::create_dir_all(data.join("variants")).unwrap();
    std::fs::write(data.join("variants/tiny.ron"), fixture::tiny_text()).unwrap();
    let pack = fixture::pack(&fixture::tiny(), &puzzles());
    std::fs::write(data.join("puzzles/tiny.txt"), pack.to_string()).unwrap();
    let gift = fixture::gift();
    let pack = fixture::pack(&gift.variant, std::slice::from_ref(&gift));
    std::fs::write(data.join("puzzles/gift.txt"), pack.to_string()).unwrap();
    data
}

/// The puzzles of `tiny`; the first takes the last two stones.
fn puzzles() -> Vec<Puzzle> {
    let tiny = fixture::tiny();
    std::iter::once(fixture::both(&tiny)).chain(fixture::many(&tiny, 20, 20)).collect()
}

fn progress(data: &Path) -> PuzzleProgress {
    match std::fs::read_to_string(data.join("puzzles.ron")) {
        Ok(text) => PuzzleProgress::read(&text).unwrap(),
        Err(_) => PuzzleProgress::new(),
    }
}

fn today() -> Day {
    Day::from_unix_seconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs())
}

#[test]
fn a_puzzle_is_solved_by_typed_turns() {
    let (data, gift) = (data("solved"), fixture::gift());
    let name = gift.id.to_string();
    let run = within(&data, &["puzzle", &name], "g5-f4\nh5-g5W-g4A-h4A\ng5-f4\n");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.says(&[
        &format!("Puzzle {name}"),
        "difficulty 1700.",
        "White to play: find the best turn, 2 times in a row.",
        "Go on: 1 turn is left.",
        "Solved. Themes: sacrifice, quiet turn.",
        "Your rating: ",
        "(+",
        "Type next to go on.",
        "This puzzle is solved.",
        "Goodbye.",
    ]);
    assert!(!run.out.contains("comes again"), "{}", run.out);
    let tried = *progress(&data).tried(&gift.id).unwrap();
    assert_eq!((tried.tries, tried.solved, tried.again), (1, 1, None));

    let again = within(&data, &["--lang", "fr", "puzzle", &name], "g5-f4\nh5-g5W-g4A\nquitter\n");
    again.says(&[
        "Votre cote\u{a0}: ",
        &format!("Problème {name}"),
        "Les Blancs jouent\u{a0}: trouvez le meilleur tour, 2 fois de suite.",
        "Résolu. Thèmes\u{a0}: sacrifice, tour sans prise.",
        "Vous avez déjà essayé ce problème",
    ]);
}

#[test]
fn a_wrong_turn_is_explained_and_one_goes_on() {
    let (data, both) = (data("wrong"), fixture::both(&fixture::tiny()));
    let name = both.id.to_string();
    let input = "a1-b2A\nend\na1-a2A\nhint\nsolution\na1-b2A-c1W\nagain\nnext\n";
    let run = within(&data, &["puzzle", &name], input);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.says(&[
        "White to play and win by taking the last stones.",
        "You stopped too early: the same stone should go on.",
        "Your rating: ",
        "(-",
        "It comes again on ",
        "Try again, or type solution or next.",
        "After this turn Black wins: see the answer.",
        "Black could answer c3-b2.",
        "The last turn takes every stone that the opponent has left.",
        "The solution goes on with a1-b2A-c1W.",
        "Solved. Themes: the last stone, ending.",
        "White to play and win by taking the last stones.",
        "Puzzle tiny-",
    ]);
    assert_eq!(run.out.matches("Your rating").count(), 1, "the first result counts");
    let french = within(&data, &["--lang", "fr", "puzzle", &name], "a1-a2A\nindice\nsuivant\n");
    french.says(&[
        "Les Blancs jouent et gagnent en prenant les derniers pions.",
        "Avec ce tour, les Noirs gagnent\u{a0}: voyez la réponse.",
        "Le dernier tour prend tous les pions",
        "Problème tiny-",
    ]);
    assert_eq!(progress(&data).tried(&both.id).unwrap().tries, 2);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_all_and_makes_a_row() {
    let data = data("daily");
    let mut packs = Packs::default();
    packs.insert(fixture::pack(&fixture::tiny(), &puzzles()), PackOrigin::Own);
    let before = today();
    let args = ["puzzle", "--variant", "tiny", "--daily"];
    let run = within(&data, &args, "");
    let chosen = [before, today()].map(|day| daily(&packs, "tiny", day).unwrap());
    let shown = chosen.iter().find(|id| run.out.contains(&format!("Puzzle {id}"))).unwrap();
    let puzzle = packs.puzzle(shown).unwrap().unwrap();
    let turn = write_turn(&puzzle.variant.rules.board, &puzzle.line[0]);
    let run = within(&data, &args, &format!("{turn}\nnext\n"));
    run.says(&["The puzzle of the day is solved.", "Puzzle tiny-"]);
    assert_eq!(progress(&data).streak().days, 1);
    run.says(&[
        "That was the puzzle of the day. Now come puzzles near your rating.",
        "Puzzle tiny-",
    ]);
    let again = within(&data, &args, "");
    again.says(&["You have already solved the puzzle of this day.", "Puzzle tiny-"]);
    std::fs::remove_file(data.join("puzzles.ron")).unwrap();
    let failed = within(&data, &args, "solution\n");
    assert!(!failed.out.contains("You have already"), "{}", failed.out);
    let again = within(&data, &args, "");
    again.says(&["You have already tried the puzzle of this day.", "Puzzle tiny-"]);
}

#[test]
fn failed_puzzles_come_again() {
    let data = data("again");
    let none = within(&data, &["puzzle", "--again"], "");
    assert_eq!((none.status, none.err.trim()), (1, "No puzzle is due to come again."));
    let puzzles = puzzles();
    let mut progress = PuzzleProgress::new();
    for (puzzle, day) in puzzles[..3].iter().zip([20, 10, 30]) {
        let day = Day::from_number(day);
        progress.record(&puzzle.id, Rating::START, PuzzleResult::Failed, TryKind::Rated, day);
    }
    std::fs::write(data.join("puzzles.ron"), progress.to_string()).unwrap();
    let first = write_turn(&puzzles[1].variant.rules.board, &puzzles[1].line[0]);
    let input = format!("{first}\nnext\na1-b2A-c1W\nnext\nnext\n");
    let run = within(&data, &["puzzle", "--again"], &input);
    run.says(&[
        &format!("Puzzle {}", puzzles[1].id),
        "It comes again on ",
        &format!("Puzzle {}", puzzles[0].id),
        &format!("It comes again on {}.", today().after(3)),
        &format!("Puzzle {}", puzzles[2].id),
        "No more puzzles are due today.",
    ]);
    // The third was shown and not tried.
    let input = "solution\n";
    within(&data, &["puzzle", "--again"], input);
    let until = within(&data, &["puzzle", "--again"], "");
    assert!(until.err.starts_with("No puzzle is due to come again before 2"), "{}", until.err);
}

#[test]
fn a_run_against_time_ends_with_the_third_mistake() {
    let data = data("timed");
    let mut packs = Packs::default();
    packs.insert(fixture::pack(&fixture::tiny(), &puzzles()), PackOrigin::Own);
    let mut run = TimedRun::new(Wish::variant("tiny"), 7);
    let id = run.next(&packs, &PuzzleProgress::new()).unwrap();
    let puzzle = packs.puzzle(&id).unwrap().unwrap();
    let turn = write_turn(&puzzle.variant.rules.board, &puzzle.line[0]);
    let args = ["puzzle", "--variant", "tiny", "--timed", "--seed", "7"];
    let run = within(&data, &args, &format!("hint\n{turn}\nnext\nnext\nnext\na1-a2\n"));
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.says(&[
        "3 minutes: solve as many as you can. 3 mistakes end the run.",
        &format!("Puzzle {id}"),
        "Not in a run against time.",
        " left, 1 solved, 0 of 3 mistakes.",
        "1 solved, 2 of 3 mistakes.",
        "That was the last mistake.",
        "You solved 1 puzzle: your best run.",
        "Goodbye.",
    ]);
    let stored = progress(&data);
    assert_eq!((stored.timed("tiny").best, stored.puzzles().count()), (1, 4));
    assert!(stored.overall().is_none(), "not rated");
    let run = within(&data, &args, "next\nnext\nnext\n");
    run.says(&["You solved 0 puzzles. Your best run so far: 1."]);
}

#[test]
fn bad_arguments_get_one_clear_line() {
    let data = data("arguments");
    for (args, begin, part) in [
        (&["--theme", "magic"][..], "--theme:1:1: ", "long-chain"),
        (&["--difficulty", "1600-1200"], "--difficulty:1:1: ", "1200-1600"),
        (&["--difficulty", "hard"], "--difficulty:1:1: ", "hard"),
        (&["--variant", "nothing"], "--variant:1:1: ", "nothing"),
        (&["--sheet", "Atlantis"], "--sheet:1:1: ", "German Wikipedia article"),
        (&["tsivy"], "puzzle:1:1: ", EXAMPLE),
    ] {
        let args: Vec<_> = ["puzzle"].iter().chain(args).copied().collect();
        let run = within(&data, &args, "");
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        let one = run.err.starts_with(begin) && run.err.lines().count() == 1;
        assert!(one && run.err.contains(part), "{args:?}: {}", run.err);
    }
    for args in [&["--daily", "--again"][..], &["--timed", "--again"], &[EXAMPLE, "--daily"]] {
        let args: Vec<_> = ["puzzle"].iter().chain(args).copied().collect();
        assert_eq!(within(&data, &args, "").status, 2, "{args:?}");
    }
    let missing = within(&data, &["puzzle", "tiny-0000000"], "");
    assert_eq!((missing.status, missing.err.trim()), (1, "There is no puzzle “tiny-0000000”."));
    let none = within(&data, &["puzzle", "--variant", "tiny", "--difficulty", "4000-"], "");
    assert_eq!((none.status, none.err.trim()), (1, "There is no puzzle of this kind."));
}

#[test]
fn torn_results_and_bad_packs_are_reported_and_nothing_else_is_lost() {
    let data = data("torn");
    let args = ["puzzle", "--variant", "tiny"];
    within(&data, &args, "solution\nnext\nsolution\n");
    let path = data.join("puzzles.ron");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.rfind("tries").unwrap()]).unwrap();
    let pack = std::fs::read_to_string(data.join("puzzles/tiny.txt")).unwrap();
    let mut lines: Vec<&str> = pack.lines().collect();
    lines[3] = "AAAA";
    std::fs::write(data.join("puzzles/tiny.txt"), lines.join("\n")).unwrap();
    std::fs::write(data.join("puzzles/z.txt"), "fanorona puzzles 1 lost\n").unwrap();
    std::fs::write(data.join("puzzles/notes.md"), "not a pack").unwrap();

    let run = within(&data, &args, "solution\n");
    assert_eq!(run.status, 0);
    let place = |name: &str| data.join("puzzles").join(name).display().to_string();
    let errors: Vec<_> = run.err.lines().collect();
    assert_eq!(errors.len(), 3, "{}", run.err);
    assert!(errors[0].starts_with(&format!("{}:4:1: ", place("tiny.txt"))), "{}", run.err);
    assert_eq!(errors[1], format!("{}:1:1: There is no variant “lost”.", place("z.txt")));
    assert!(errors[2].starts_with("Your progress with puzzles could not be read ("), "{}", run.err);
    assert!(
        errors[2].contains("puzzles.aside-1.ron") && errors[2].contains("1 puzzle could"),
        "{}",
        run.err
    );
    assert_eq!(progress(&data).puzzles().count(), 2);
    assert_eq!(progress(&data).overall().unwrap().puzzles, 3);
    assert_eq!(within(&data, &["learn", "--list"], "").err, "", "the lessons are not concerned");

    // French, and a file of another version.
    std::fs::write(&path, "(version: 9)").unwrap();
    let run = within(&data, &["--lang", "fr", "puzzle", "--variant", "tiny"], "");
    assert!(run.err.contains("Vos résultats aux problèmes n'ont pas pu être lus ("), "{}", run.err);
    assert!(data.join("puzzles.aside-2.ron").exists());
}

#[test]
fn results_survive_killed_processes() {
    let data = data("killed");
    let input = "solution\nnext\n".repeat(40);
    let mut before = 0;
    for round in 0..8_u64 {
        let mut command = program(&["puzzle", "--variant", "tiny", "--seed", "1"]);
        let mut child = command.env("FANORONA_DATA", &data).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (mut seen, mut line) = (0, String::new());
        while seen < round && output.read_line(&mut line).unwrap() > 0 {
            seen += u64::from(line.contains("comes again"));
            line.clear();
        }
        std::thread::sleep(Duration::from_micros(round * 1_300));
        // SIGKILL: the program cannot clean up.
        child.kill().unwrap();
        child.wait().unwrap();
        let tries = progress(&data).puzzles().map(|(_, tried)| u64::from(tried.tries)).sum::<u64>();
        assert!(tries >= before + seen, "round {round}: {before}, {seen}, {tries}");
        before = tries;
    }
    assert!(before >= 28);
    assert_eq!(within(&data, &["puzzle", "--variant", "tiny"], "").err, "");
}

#[test]
fn the_puzzle_that_the_help_names_exists() {
    assert!(run(&["puzzle", "--help"]).out.contains(&format!("such as {EXAMPLE}")));
    let shown = typed(&["puzzle", EXAMPLE], "quit\n");
    assert_eq!((shown.status, shown.err.as_str()), (0, ""));
    assert!(shown.out.contains(&format!("Puzzle {EXAMPLE}")), "{}", shown.out);
}
