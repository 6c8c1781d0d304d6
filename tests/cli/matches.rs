//! Complete matches at the text board.

use crate::run::{Run, folder, run, typed};

fn people(form: &str, lines: &str) -> Run {
    let args =
        ["text", "--match", form, "--white", "human", "--black", "human", "--names", "Anna", "Bao"];
    let run = typed(&args, lines);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run
}

#[test]
fn a_tumicarona_match_is_played_to_the_decider() {
    let run = people("tumicarona", "resign\nnext\nf2-e3A\nresign\nnext\nresign\nnext\n");
    run.says(&[
        "Game 1, Tumicarona: Anna has White and begins, Bao has Black.",
        "Game 1, Anna 0 : 0 Bao. To move: Anna.",
        "Black wins: White has resigned.",
        "Score: Anna 0 : 1 Bao.",
        "Type next for game 2",
        "Game 2, Tumicarona, handicap rematch: Anna has White and begins, Bao has Black.",
        "The rematch: Bao won the game before and plays under the handicap.",
        "Black is handicapped until 5 of its stones are left: 17 more stones to give.",
        "White must capture: 4 stones can, d2, d3, e2, f2.",
        "Game 2, Anna 0 : 1 Bao. To move: Bao.",
        "Black is handicapped until 5 of its stones are left: 15 more stones to give.",
        "Black to move, with the handicap: one step that captures nothing and leaves White a capture.",
        "White wins: Black has resigned.",
        "Score: Anna 1 : 1 Bao.",
        "Game 3, Tumicarona: Bao has White and begins, Anna has Black.",
        "One game each: this one decides the match.",
        "Score: Anna 2 : 1 Bao.",
        "Anna wins the match.",
        "There is no next game now.",
    ]);
}

#[test]
fn a_vela_match_announces_that_one_stone_is_taken() {
    let run = people("vela", "resign\nnext\nf2-e3A-f2A\nf2-e3\ndraw\naccept\nnext\n");
    run.says(&[
        "Game 2, Vela: Anna has White",
        "White must take one stone, in one step: 4 stones can, d2, d3, e2, f2.",
        "e3-f2: One stone is taken a turn, until the handicap of the other side ends.",
        "White plays f2 to e3 and takes 1 stone: d4. Written f2-e3A.",
        "Draw by agreement.",
        "Score: Anna 0 : 1 Bao.",
        "Game 3, Vela: Anna has White",
        "The game before was drawn, so it is played again on the same terms.",
    ]);
}

#[test]
fn colours_swap_and_draws_count_half_in_best_of_n() {
    let run = people("best-of-2", "draw\naccept\nnext\nresign\n");
    run.says(&[
        "Score: Anna ½ : ½ Bao.",
        "Bao has White and begins, Anna has Black.",
        "Score: Anna 1½ : ½ Bao.",
        "Anna wins the match.",
        "Type undo, save FILE or quit.",
    ]);
}

#[test]
fn undoing_the_end_of_a_game_reverts_the_score() {
    let run = people("best-of-3", "next\nd2-e3A\nresign\nundo\nresign\nnext\nundo\n");
    run.says(&[
        "There is no next game now.",
        "Score: Anna 1 : 0 Bao.",
        "Taken back.",
        "Game 1, Anna 0 : 0 Bao. To move: Bao.",
        "Score: Anna 1 : 0 Bao.",
        "Game 2, ",
        "There is nothing to take back.",
    ]);
}

#[test]
fn two_computers_play_a_match_to_its_end() {
    let args = ["text", "--match", "best-of-3", "--variant", "telo"];
    let run = run(&[&args[..], &["--white", "noro", "--black", "fara", "--seed", "1"]].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.says(&["Game 1, ", "Noro has White", "Score: Noro ", "Game 2, ", "Fara has White"]);
    assert!(run.out.contains(" wins the match.") || run.out.contains("The match is drawn."));
}

#[test]
fn a_saved_game_of_a_match_resumes_the_match() {
    let path = folder("match").join("second.fgn");
    let _ = std::fs::remove_file(&path);
    let name = path.to_str().unwrap();
    people("tumicarona", &format!("resign\nnext\nf2-e3A\nsave {name}\n"));
    let text = std::fs::read_to_string(&path).unwrap();
    for tag in [
        "[White \"Anna\"]",
        "[Black \"Bao\"]",
        "[Round \"2\"]",
        "[Series \"rematch tumicarona tumicarona-rematch\"]",
        "[SeriesGames \"0-1:resigned\"]",
        "[SeriesScore \"0-1\"]",
    ] {
        assert!(text.contains(tag), "{tag}\n{text}");
    }
    let on = typed(&["text", "--black", "human", "--load", name], "resign\n");
    on.says(&["Game 2, Anna 0 : 1 Bao. To move: Bao.", "Score: Anna 1 : 1 Bao."]);
    let broken = text.replace("[Round \"2\"]", "[Round \"7\"]");
    std::fs::write(&path, broken).unwrap();
    let alone = typed(&["text", "--black", "human", "--load", name], "");
    let reason =
        "The match of this game cannot go on. Its tag Round contradicts the games before it.";
    assert_eq!(alone.err, format!("{name}:1:1: {reason}\n"));
    assert!(alone.status == 0 && !alone.out.contains("Score"));
}

#[test]
fn the_other_reading_of_vela_can_come_from_a_file() {
    let shipped = include_str!("../../assets/variants/vela.ron");
    let path = crate::run::file("match", "vela.ron", shipped.replace("Wins)", "Loses)"));
    let args = ["text", "--match", "vela", "--rematch", &path, "--black", "human"];
    let run = typed(&args, "resign\nnext\n");
    run.says(&["Score: Player 1 0 : 1 Player 2.", "Game 2, Vela"]);
    let none = typed(&["text", "--match", "vela", "--rematch", "telo"], "");
    assert_eq!(none.status, 2);
    assert!(none.err.contains("“telo” has no handicap"), "{}", none.err);
    assert!(none.err.starts_with("--rematch:1:1: "), "{}", none.err);
    let unknown = typed(&["text", "--match", "vela", "--rematch", "nope"], "");
    assert_eq!(unknown.status, 2);
    assert!(
        unknown.err.starts_with("--rematch:1:1: No variant is called “nope”."),
        "{}",
        unknown.err
    );
    for form in ["best-of-3", "single"] {
        for rematch in ["nope", "vela"] {
            let refused = typed(&["text", "--match", form, "--rematch", rematch], "");
            let reason = format!("--rematch:1:1: The match “{form}” has no rematch.\n");
            assert_eq!((refused.status, refused.out.as_str(), refused.err), (2, "", reason));
        }
    }
    for args in [&["text", "--match", "cup"][..], &["text", "--names", "A", "B"]] {
        assert_eq!(typed(args, "").status, 2, "{args:?}");
    }
}
