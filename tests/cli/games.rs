//! `fanorona games` and `fanorona link`, and saving and resuming games at the text board.

use crate::run::{data, file, run, within};

const GAME: &str = "[White \"Rasoa\"]\n[Black \"Hery\"]\n[Date \"2026.11.20\"]\n[Variant \"telo\"]\n[Result \"0-1\"]\n\n1. a1-b2A a2-a1 2. b2-c3W a3-b2A 3. b1-c1 b2-a1W 4. c1-b1A b3-b2A 5. c2-c3\nb2-a1W 0-1\n";
const OTHER: &str = "[White \"Noro\"]\n[Date \"2025.01.02\"]\n\n1. d2-e3A *\n";

#[test]
fn games_are_imported_listed_and_exported() {
    let data = data("import");
    let path = file("import", "two.fgn", format!("{GAME}\n[White \"x\"]\n1. a1-a1 *\n\n{OTHER}"));
    let imported = within(&data, &["games", "import", &path], "");
    assert_eq!(imported.status, 2);
    assert_eq!(
        imported.err,
        format!("{path}:11:7: Turn 1, White, “a1-a1”: a1-a1: No line joins these two points.\n")
    );
    let ids: Vec<&str> = imported.lines();
    assert_eq!(ids.len(), 2);
    let listed = within(&data, &["games"], "");
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    let line = |id: &str, rest: &str| format!("{id}\t{rest}");
    let expected = [
        line(ids[1], "2025-01-02\ttsivy\tNoro\t?\t1\t*\t"),
        line(ids[0], "2026-11-20\ttelo\tRasoa\tHery\t10\t0-1\t"),
    ];
    let mut lines = listed.lines();
    lines.sort_unstable_by_key(|line| std::cmp::Reverse(*line));
    assert_eq!(lines, expected);
    for (args, id) in [
        (&["games", "--variant", "telo"][..], ids[0]),
        (&["games", "--player", "noro"], ids[1]),
        (&["games", "--until", "2025"], ids[1]),
        (&["games", "--since", "2026-11-20"], ids[0]),
        (&["games", "--result", "0-1"], ids[0]),
        (&["--variant", "telo", "games"], ids[0]),
    ] {
        let found = within(&data, args, "");
        assert_eq!(found.lines().len(), 1, "{args:?}");
        assert!(found.out.starts_with(id), "{args:?}");
    }
    assert_eq!(within(&data, &["games", "export", ids[0]], "").out, GAME);
    let out = data.join("out.fgn");
    let out = out.to_str().unwrap();
    assert_eq!(within(&data, &["games", "export", "--output", out], "").status, 0);
    let again = within(&data, &["games", "export", "--output", out], "");
    assert_eq!((again.status, again.err), (2, format!("--output:1:1: “{out}” already exists.\n")));
    assert!(run(&["games", "export", "--help"]).out.contains("must not exist"));
    assert_eq!(run(&["replay", out]).lines().len(), 4);
    for wrong in [
        &["games", "--since", "yesterday"][..],
        &["games", "--result", "3-0"],
        &["games", "delete"],
    ] {
        assert_eq!(within(&data, wrong, "").status, 2, "{wrong:?}");
    }
    for date in ["2026-13-45", "2026-13", "2026-02-29", "2026-00", "2026-04-31"] {
        let refused = within(&data, &["games", "--until", date], "");
        assert_eq!(refused.status, 2, "{date}");
        assert!(refused.err.contains("there is no such date"), "{}", refused.err);
    }
    for date in ["2026-12-31", "2028-02-29", "1680-06", "0999"] {
        assert_eq!(within(&data, &["games", "--since", date], "").status, 0, "{date}");
    }
}

#[test]
fn games_are_deleted_restored_and_named() {
    let data = data("delete-games");
    let path = file("delete", "one.fgn", GAME);
    let id = within(&data, &["games", "import", &path], "").out.trim().to_owned();
    assert_eq!(within(&data, &["games", "delete", &id], "").out.trim(), id);
    assert_eq!(within(&data, &["games"], "").out, "");
    assert!(within(&data, &["games", "--trash"], "").out.starts_with(&id));
    // Texts that are stored beside a game have no ids.
    let trashed = format!("{id}.trash");
    for command in [&["games", "delete"][..], &["games", "restore"], &["text", "--resume"]] {
        let refused = within(&data, &[command, &[&trashed]].concat(), "");
        assert_eq!(refused.status, 2, "{command:?}");
    }
    let missing = within(&data, &["games", "delete", &id, "../x"], "");
    assert_eq!(missing.status, 2);
    assert!(missing.err.contains("There is no saved game with this id."), "{}", missing.err);
    assert_eq!(within(&data, &["games", "restore", &id], "").status, 0);
    assert_eq!(within(&data, &["games", "name", &id, "the evening"], "").status, 0);
    assert!(within(&data, &["games"], "").out.ends_with("\tthe evening\n"));
    let told = within(&data, &["--lang", "fr", "games", "export", "nothing"], "");
    assert_eq!(told.err, "nothing:1:1: Aucune partie gardée n'a cet identifiant.\n");
}

#[test]
fn statistics_are_a_line_for_player_opponent_and_variant() {
    let data = data("statistics");
    let path = file("statistics", "two.fgn", format!("{GAME}\n{GAME}\n{OTHER}"));
    within(&data, &["games", "import", &path], "");
    let all = within(&data, &["games", "--statistics"], "");
    assert_eq!(
        all.lines(),
        [
            "Hery\tRasoa\ttelo\t2\t2\t0\t0\t2\t2\t1\t1\t0",
            "Rasoa\tHery\ttelo\t2\t0\t0\t2\t-2\t0\t1\t1\t0"
        ]
    );
    let one = within(&data, &["games", "--statistics", "--player", "hery"], "");
    assert_eq!(one.lines().len(), 1);
}

#[test]
fn a_link_can_be_replayed_and_played() {
    let path = file("link", "one.fgn", GAME);
    let link = run(&["link", &path]).out.trim().to_owned();
    assert!(link.starts_with("fanorona:1.telo.") && link.len() < 50, "{link}");
    assert_eq!(run(&["replay", &link]).out, run(&["replay", &path]).out);
    let loaded = run(&["text", "--load", &link, "--black", "human"]);
    assert!(loaded.out.contains("Result: 0-1."), "{}", loaded.out);
    let cut = run(&["replay", &link[..link.len() - 1]]);
    assert_eq!((cut.status, cut.out.as_str()), (2, ""));
    assert!(cut.err.starts_with("fanorona:1:1: "), "{}", cut.err);
    let unknown = run(&["--load", "fanorona:1.mine.AAAA"]);
    assert_eq!(unknown.status, 2);
    assert_eq!(
        run(&["replay", "fanorona:9.x"]).err,
        "fanorona:1:1: The link is of version 9, which this program does not know.\n"
    );
}

#[test]
fn a_link_of_other_rules_than_the_variant_is_refused() {
    let path = file("link-variant", "one.fgn", GAME);
    let link = run(&["link", &path]).out.trim().to_owned();
    for command in ["replay", "analyse", "link"] {
        let by = |variant| run(&["--lang", "en", command, "--variant", variant, &link]);
        let unknown = by("nowhere");
        assert_eq!((unknown.status, unknown.out.as_str()), (2, ""), "{command}");
        assert!(unknown.err.contains("No variant is called “nowhere”."), "{}", unknown.err);
        let other = by("parker");
        let error =
            "fanorona:1:1: The link was made under other rules than this variant has here.\n";
        assert_eq!((other.status, other.err.as_str()), (2, error), "{command}");
        assert_eq!(by("telo").status, 0, "{command}");
    }
}

#[test]
fn a_game_under_the_key_of_another_variant_is_not_begun() {
    let data = data("house-rules");
    let rules = "(key: \"tsivy\", names: {\"en\": \"House\"}, columns: 3, rows: 3, \
                 start: [\"BBB\", \"B1W\", \"WWW\"])";
    let path = file("house-rules", "house.ron", rules);
    let people = ["--white", "human", "--black", "human"];
    let play = |more: &[&str]| {
        let args = ["--lang", "en", "text", "--variant", &path];
        within(&data, &[&args[..], &people, more].concat(), "rules\nquit\n")
    };
    let refused = play(&[]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    let taken = "The key “tsivy” is taken already, by what comes with the program.";
    let error = format!("{path}:1:1: {taken}\n");
    assert_eq!(refused.err, error);
    assert_eq!(play(&["--unsaved"]).status, 0);
    // Under a key of its own it is played, with a warning.
    let path = file("house-rules", "own.ron", rules.replace("tsivy", "house"));
    let args = ["--lang", "en", "text", "--variant", &path];
    let played = within(&data, &[&args[..], &people].concat(), "quit\n");
    let warning =
        format!("This game can be resumed only once {path} is in the folder of your variants.\n");
    assert_eq!((played.status, played.err), (0, warning));
}

#[test]
fn the_text_board_saves_and_resumes_its_game() {
    let data = data("resume");
    let people = ["text", "--variant", "telo", "--white", "human", "--black", "human"];
    assert!(within(&data, &["text", "--resume"], "").err.contains("There is no interrupted game."));
    assert_eq!(within(&data, &["text", "--resume"], "").status, 1);
    assert_eq!(within(&data, &people, "quit\n").err, "");
    assert_eq!(within(&data, &["games"], "").out, "", "a game is saved from its first turn on");
    within(&data, &people, "c1-b2A\nquit\n");
    let again = within(&data, &people, "");
    assert!(again.err.starts_with("A game was interrupted: ") && again.err.contains("--resume"));
    let resumed = within(&data, &["text", "--resume"], "turns\na2-a3\nundo\nundo\n");
    assert_eq!((resumed.status, resumed.err.as_str()), (0, ""));
    assert!(resumed.out.contains("Black plays a2 to a3"), "{}", resumed.out);
    let listed = within(&data, &["games"], "");
    assert_eq!(listed.lines().len(), 1);
    assert!(
        listed.out.contains("\ttelo\t?\t?\t0\t*\t"),
        "undone turns are saved too: {}",
        listed.out
    );
    assert_eq!(within(&data, &["text", "--resume", "nothing"], "").status, 2);
    let mut unsaved = people.to_vec();
    unsaved.push("--unsaved");
    within(&data, &unsaved, "c1-b2A\n");
    assert_eq!(within(&data, &["games"], "").lines().len(), 1);
}

#[test]
fn a_damaged_save_is_reported_and_its_backup_is_resumed() {
    let data = data("damaged");
    let people = ["text", "--variant", "telo", "--white", "human", "--black", "human"];
    within(&data, &people, "c1-b2A\na2-a3\n");
    let id = within(&data, &["games"], "").out.split('\t').next().unwrap().to_owned();
    let path = data.join("games").join(format!("{id}.fgn"));
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() / 2]).unwrap();
    let notice = format!(
        "{id}: the newest save cannot be used, so its backup is used; a turn may be missing. The save is damaged: its checksum is wrong.\n"
    );
    let exported = within(&data, &["games", "export", &id], "");
    assert_eq!((exported.status, &exported.err), (0, &notice));
    let resumed = within(&data, &["text", "--resume"], "a2-a3\n");
    assert_eq!(resumed.err, notice);
    assert!(resumed.out.contains("Black plays a2 to a3"), "{}", resumed.out);
    let repaired = std::fs::read_to_string(&path).unwrap();
    assert!(repaired.contains("1. c1-b2A a2-a3W *"), "{repaired}");
    std::fs::write(&path, [0xff, 0]).unwrap();
    std::fs::remove_file(path.with_file_name(format!("{id}.backup.fgn"))).unwrap();
    let none = within(&data, &["text", "--resume"], "");
    assert_eq!(none.status, 1);
    let damage = format!("{id}.fgn:1:1: This is not a text file in UTF-8: save it as UTF-8.\n");
    assert_eq!(none.err, format!("{damage}There is no interrupted game.\n"));
    for args in
        [&["games", "export", &id][..], &["games", "name", &id, "Mine"], &["text", "--resume", &id]]
    {
        let refused = within(&data, args, "");
        assert_eq!((refused.status, &refused.err), (2, &damage), "{args:?}");
    }
}

#[test]
fn a_game_that_cannot_be_saved_can_still_be_played() {
    let data = data("not-kept");
    std::fs::create_dir_all(data.parent().unwrap()).unwrap();
    std::fs::write(&data, "a file").unwrap();
    let people = ["text", "--variant", "telo", "--white", "human", "--black", "human"];
    let played = within(&data, &people, "c1-b2A\na2-a3\n");
    assert_eq!(played.status, 0);
    assert!(played.out.contains("Black plays a2 to a3"));
    assert_eq!(played.err.matches("This game is not being saved.").count(), 1, "{}", played.err);
}

#[test]
fn a_match_and_its_clocks_are_resumed() {
    let data = data("match");
    let args = [
        "text",
        "--variant",
        "telo",
        "--match",
        "best-of-3",
        "--white",
        "human",
        "--black",
        "human",
        "--names",
        "Rasoa",
        "Hery",
        "--clock",
        "600+5",
    ];
    let turns = "a1-b2A\na2-a1\nb2-c3W\na3-b2A\nb1-c1\nb2-a1W\nc1-b1A\nb3-b2A\nc2-c3\nb2-a1W\n";
    let first = within(&data, &args, &format!("{turns}next\nc1-b2A\n"));
    assert_eq!((first.status, first.err.as_str()), (0, ""));
    assert_eq!(within(&data, &["games"], "").lines().len(), 2, "every game of a match is saved");
    let resumed = within(&data, &["text", "--resume"], "resign\n");
    assert_eq!(resumed.err, "");
    for said in ["Game 2, ", "Hery has White and begins, Rasoa has Black."] {
        assert!(resumed.out.contains(said), "{said}\n{}", resumed.out);
    }
    assert!(resumed.out.contains("10:0"), "the clocks show what was left: {}", resumed.out);
    let listed = within(&data, &["games", "--player", "rasoa"], "");
    assert_eq!(listed.lines().len(), 2, "{}", listed.out);
}

#[test]
fn no_results_and_no_strength_are_said() {
    let data = data("no-results");
    for (option, said) in
        [("--statistics", "No such game is over yet"), ("--strength", "No such game counts")]
    {
        let none = within(&data, &["games", option], "");
        assert_eq!((none.status, none.out.as_str()), (0, ""));
        assert!(none.err.starts_with(said) && none.err.lines().count() == 1, "{}", none.err);
    }
}
