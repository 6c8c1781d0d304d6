//! `fanorona-lab match`: results, repeatability, other programs, and what cannot be played.

use crate::run::{Run, file, folder, program, run};
use std::io::{BufRead as _, BufReader};

/// Plays a match, which must succeed.
fn played(args: &[&str]) -> Run {
    let mut all = vec!["match"];
    all.extend(args);
    let run = run(&all);
    assert_eq!(run.status, 0, "{}", run.err);
    run
}

fn line<'a>(run: &'a Run, start: &str) -> &'a str {
    run.out.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{}", run.out))
}

/// A program that speaks the protocol and runs `answer` on `go`.
fn script(test: &str, answer: &str) -> String {
    let text = format!(
        "while read -r line; do case \"$line\" in\n\
         uci) echo uciok ;; isready) echo readyok ;; quit) exit ;;\n\
         go*) {answer} ;;\n esac; done\n"
    );
    file(test, "player.sh", text)
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    let path = folder("match-records");
    let play = |threads: &str, seed: &str| {
        let output = path.join(format!("{threads}-{seed}.fgn"));
        let output = output.to_str().unwrap();
        let run = played(&[
            "search",
            "random",
            "--games",
            "12",
            "--nodes",
            "200",
            "--variant",
            "dimy",
            "--concurrency",
            threads,
            "--seed",
            seed,
            "--output",
            output,
        ]);
        (run.out, std::fs::read_to_string(output).unwrap())
    };
    let once = play("1", "5");
    assert_eq!(once, play("3", "5"));
    assert_ne!(once.1, play("2", "6").1);
    let _ = std::fs::remove_dir_all(path);
}

#[test]
fn the_records_are_games_that_replay() {
    let path = folder("match-replay").join("games.fgn");
    let output = path.to_str().unwrap();
    let run = played(&[
        "random",
        "search:depth=2",
        "--games",
        "4",
        "--variant",
        "tumicarona",
        "--output",
        output,
    ]);
    let games = std::fs::read_to_string(&path).unwrap();
    let games: Vec<&str> = games.split("[Event ").skip(1).collect();
    assert_eq!(games.len(), 4);
    let mut points = 0.0;
    for (i, game) in games.iter().enumerate() {
        let name = file("match-replay", "game.fgn", format!("[Event {game}"));
        let replayed = crate::run::run(&["replay", &name]);
        assert_eq!(replayed.status, 0, "{}", replayed.err);
        let first = if i % 2 == 0 { "White" } else { "Black" };
        assert!(game.contains(&format!("[{first} \"random\"]")), "{game}");
        points += match (line(&replayed, "result"), first) {
            ("result\t1-0", "White") | ("result\t0-1", "Black") => 1.0,
            ("result\t1/2-1/2", _) => 0.5,
            _ => 0.0,
        };
    }
    let percent = format!("percent\t{:.2}\t", points / 4.0 * 100.0);
    assert!(line(&run, "percent").starts_with(&percent), "{}", run.out);
    // The two games of a pair begin with the same opening.
    let opening = |game: &str| {
        game.split("{opening}").next().unwrap().split("\n\n").nth(1).map(str::to_owned)
    };
    assert_eq!(opening(games[0]), opening(games[1]));
    assert_ne!(opening(games[0]), opening(games[2]));
}

/// A single pair does not say how pairs differ, and pairs that are alike do not say that all are.
#[test]
fn few_games_are_no_certainty() {
    let one = played(&["search:depth=3", "random", "--games", "2", "--variant", "dimy"]);
    assert!(line(&one, "percent").ends_with("\tstandard error unknown"), "{}", one.out);
    assert!(line(&one, "elo").ends_with("\tfrom -inf\tto +inf"), "{}", one.out);
    assert_eq!(line(&one, "superiority"), "superiority\tunknown");
    let same = ["search:depth=2", "search:depth=2", "--games", "20", "--variant", "dimy"];
    let alike = played(&same);
    assert_eq!(line(&alike, "pairs"), "pairs\t0 0 10 0 0");
    assert_eq!(line(&alike, "percent"), "percent\t50.00\tstandard error 5.27");
    assert_eq!(line(&alike, "superiority"), "superiority\t0.5000");
}

/// Of a match that is interrupted, the file has every pair that a line of progress counts.
#[test]
fn every_pair_is_stored_and_counted_when_it_is_played() {
    let path = folder("match-interrupted").join("games.fgn");
    let output = path.to_str().unwrap();
    let args = ["match", "random", "random", "--games", "100000", "--variant", "telo"];
    let mut match_ = program(&[&args[..], &["--output", output]].concat()).spawn().unwrap();
    let mut lines = BufReader::new(match_.stdout.take().unwrap()).lines().map(Result::unwrap);
    lines.next().unwrap();
    for games in [2, 4, 6] {
        let progress = lines.next().unwrap();
        assert!(progress.starts_with(&format!("{games}\t")), "{progress}");
        let stored = std::fs::read_to_string(&path).unwrap();
        assert!(stored.matches("[Event ").count() >= games);
    }
    match_.kill().unwrap();
    match_.wait().unwrap();
    let again = run(&[&args[..], &["--output", output]].concat());
    assert_eq!(again.status, 2, "the games are not overwritten");
}

#[test]
fn this_program_as_an_external_player_plays_the_same() {
    let program = format!("exec:'{}' engine", program(&["engine"]).get_program().display());
    let run = played(&[&program, "search", "--games", "6", "--nodes", "150", "--variant", "dimy"]);
    assert!(line(&run, "pairs").eq("pairs\t0 0 3 0 0"), "{}", run.out);
    assert!(!run.out.contains("foul,"), "{}", run.out);
}

#[test]
fn a_program_that_ends_or_hangs_or_cheats_forfeits() {
    let cases = [
        ("exit 3", "foul, program ended"),
        ("echo bestmove a1a2", "foul, illegal turn"),
        ("echo bestmove", "foul, illegal turn"),
        ("echo 'bestmove (none)'", "foul, illegal turn"),
        (":", "foul, out of time"),
    ];
    for (answer, ending) in cases {
        let script = script("match-foul", answer);
        // Only the program that never answers must run out of time, however slow the machine.
        let timeout = if answer == ":" { 150 } else { 30_000 };
        let player = format!("exec[timeout={timeout},nodes=10]:sh '{script}'");
        let run = played(&["random", &player, "--games", "2", "--openings", "2"]);
        assert_eq!(line(&run, "result"), "result\twins 2\tdraws 0\tlosses 0", "{answer}");
        assert_eq!(line(&run, "ended"), format!("ended\t{ending}\t2"), "{answer}");
        assert!(run.out.contains("\tfouls 2\t"), "{}", run.out);
    }
}

#[test]
fn a_program_that_is_not_an_engine_is_invalid_input() {
    for command in ["no-such-program-at-all", "true"] {
        let run = run(&["match", "random", &format!("exec[nodes=1]:{command}"), "--games", "2"]);
        assert_eq!(run.status, 2);
        assert!(run.err.starts_with("B:1:1: ") && run.err.contains("cannot play"), "{}", run.err);
    }
}

/// Otherwise the corrected command would be refused.
#[test]
fn a_match_that_cannot_start_leaves_no_file() {
    let path = folder("match-no-start").join("games.fgn");
    let output = path.to_str().unwrap();
    let played = |first: &str, book: &[&str]| {
        let args = ["match", first, "random", "--games", "2", "--variant", "telo"];
        run(&[&args[..], &["--nodes", "9", "--output", output], book].concat())
    };
    for (player, book) in [
        ("exec:no-such-program-at-all", &[][..]),
        ("search:book", &["--book", "no-such-file"]),
        ("random", &["--book", "no-such-file"]),
    ] {
        assert_eq!(played(player, book).status, 2, "{player}");
        assert!(!path.exists(), "{player}");
    }
    assert_eq!(played("search", &[]).status, 0);
    assert!(path.exists());
}

#[test]
fn a_test_stops_the_match_when_it_is_decided() {
    let args =
        ["search:depth=3", "random", "--games", "400", "--sprt", "0", "100", "--variant", "dimy"];
    let run1 = played(&args);
    assert!(line(&run1, "test").starts_with("test\taccepted\telo 0 against 100\tllr +"));
    let games = run1.out.lines().rfind(|line| line.starts_with(char::is_numeric)).unwrap();
    assert!(games.split('\t').next().unwrap().parse::<u32>().unwrap() < 100, "{games}");
    let args = [
        "match",
        "random",
        "search:depth=3",
        "--games",
        "400",
        "--sprt",
        "-20",
        "0",
        "--variant",
        "dimy",
    ];
    let rejected = run(&args);
    assert_eq!(rejected.status, 1, "a rejected test is a negative answer");
    assert!(line(&rejected, "test").starts_with("test\trejected"));
}

#[test]
fn openings_come_from_a_file_in_turn() {
    let text = "# two positions\n9/9/9/9/W1B6 w 0 9\n\n9/9/9/9/W7B b 0 9\n";
    let openings = file("match-openings", "two.txt", text);
    let run =
        played(&["search:depth=2", "search:depth=2", "--games", "4", "--openings", &openings]);
    assert!(line(&run, "ended\tall stones taken").ends_with('2'), "{}", run.out);
}

#[test]
fn invalid_arguments_are_refused_with_their_location() {
    let broken = file("match-openings", "broken.txt", "9/9/9/9/W1B6 w\n9/9 w\n");
    let letter = file("match-openings", "letter.txt", "\u{feff}# one\r\n\r\n  9/9/x8/9/W1B6 w\r\n");
    let side = file("match-openings", "side.txt", "9/9/9/9/W1B6 x\n");
    let empty = file("match-openings", "empty.txt", "# nothing\n");
    let there = file("match-openings", "there.fgn", "x");
    let cases: [(&[&str], &str); 21] = [
        (&["nobody", "random"], "A:1:1: No player is called “nobody”"),
        (&["random", "search:nodes=5,nods=1"], "B:1:16: “nods=1” is not an option"),
        (&["random", "search"], "B:1:1: This player needs a limit"),
        (&["random", "search:depth=0"], "B:1:8: The option depth needs a whole number"),
        (
            &["random", "search:nodes=5,razoring-margin=-1"],
            "B:1:16: The option razoring-margin needs a whole number from 0 to 2000.",
        ),
        (
            &["fara:razoring-margin=5", "random"],
            "A:1:6: The option razoring-margin does not apply to this player.",
        ),
        (&["random", "exec:"], "B:1:6: exec: must be followed"),
        (&["random", "random", "--games", "3"], "--games:1:1: The number of games must be even"),
        (&["random", "random", "--sprt", "5", "5"], "--sprt:1:1: The first number of --sprt"),
        (&["random", "random", "--openings", "8-4"], "--openings:1:1: The number of random turns"),
        (&["random", "random", "--edge", "2"], "--edge:1:1: An edge is a range"),
        (&["random", "random", "--edge", "3-1.5"], "--edge:1:1: An edge is a range"),
        (&["random", "random", "--edge", "1-21"], "--edge:1:1: An edge is a range"),
        (&["random", "random", "--edge", "nan-2"], "--edge:1:1: An edge is a range"),
        (&["random", "random", "--edge", "1-2", "--openings", &broken], "--edge:1:1: An edge"),
        (&["random", "random", "--openings", &broken], &format!("{broken}:2:1: ")),
        (&["random", "random", "--openings", &letter], &format!("{letter}:3:7: ")),
        (&["random", "random", "--openings", &side], &format!("{side}:1:14: ")),
        (
            &["random", "random", "--openings", &empty],
            &format!("{empty}:1:1: There is no position"),
        ),
        (&["random", "random", "--openings", "no-such-file"], "no-such-file:1:1: "),
        (
            &["random", "random", "--output", &there],
            &format!("--output:1:1: “{there}” already exists"),
        ),
    ];
    for (args, start) in cases {
        let mut all = vec!["match"];
        all.extend(args);
        if !args.contains(&"--games") {
            all.extend(["--games", "2"]);
        }
        let run = run(&all);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.starts_with(start), "{args:?}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    assert_eq!(std::fs::read_to_string(there).unwrap(), "x", "nothing is lost");
}

#[test]
fn games_are_played_on_clocks() {
    let run = played(&[
        "search",
        "random",
        "--games",
        "2",
        "--variant",
        "telo",
        "--clock",
        "60+0.5",
        "--openings",
        "0",
    ]);
    assert!(line(&run, "player\tsearch\t").contains("fouls 0"), "{}", run.out);
    // A program that answers too late loses on time.
    let slow = script("match-slow", "sleep 0.3; echo bestmove c1b2");
    let run = played(&[
        &format!("exec[name=slow]:sh {slow}"),
        "random",
        "--games",
        "2",
        "--variant",
        "telo",
        "--openings",
        "0",
        "--clock",
        "0.1",
    ]);
    assert!(line(&run, "result\t").contains("losses 2"), "{}", run.out);
    assert_eq!(line(&run, "ended\tfoul, clock"), "ended\tfoul, clock\t2");
    for wrong in ["0", "a minute", "1+"] {
        let run = crate::run::run(&["match", "fara", "random", "--games", "2", "--clock", wrong]);
        assert_eq!((run.status, run.out.as_str()), (2, ""));
        assert!(run.err.starts_with("--clock:1:1: "), "{}", run.err);
    }
}

#[test]
fn a_match_accepts_a_strength() {
    let players = ["sahala:elo=1900,name=strong", "sahala:elo=50"];
    let run = played(&[&players[..], &["--games", "4", "--variant", "telo"]].concat());
    assert!(run.out.contains("strong") && run.out.contains("sahala:elo=50"), "{}", run.out);
}

#[test]
fn finished_positions_are_no_openings() {
    let openings = file("openings", "two.txt", "# two\nBBB/B1W/WWW w\n\n3/3/WW1 b\n");
    let args = ["match", "random", "random", "--games", "2", "--variant", "telo", "--openings"];
    let run = run(&[&args[..], &[&openings]].concat());
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    let told = "No turn can be played from here. White wins: every black stone is taken.";
    assert_eq!(run.err, format!("{openings}:4:1: {told}\n"));
}
