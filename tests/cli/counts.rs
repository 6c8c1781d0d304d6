//! `fanorona turns` and `fanorona perft`.

use crate::run::{program, run};

fn perft(variant: &str, counts: &[u64], more: &[&str]) {
    let depth = counts.len().to_string();
    let mut args = vec!["perft", "--variant", variant, "--depth", depth.as_str()];
    args.extend(more);
    let expected: String =
        counts.iter().enumerate().map(|(i, count)| format!("{}\t{count}\n", i + 1)).collect();
    let run = run(&args);
    assert_eq!((run.status, run.out, run.err), (0, expected, String::new()), "{variant}");
}

#[test]
fn perft_prints_the_known_numbers() {
    perft("tsivy", &[5, 39, 724, 18_026], &[]);
    perft("tsivy", &[5, 39, 724, 18_026], &["--results"]);
    perft("dimy", &[5, 21, 202, 3_469, 34_608], &[]);
    perft("telo", &[4, 7, 14, 67, 137, 280, 744, 1_497], &[]);
    perft("parker", &[5, 17, 162], &[]);
}

#[test]
fn perft_divides_the_greatest_depth_among_the_turns() {
    let run = run(&["perft", "--variant", "telo", "--depth", "3", "--divide"]);
    assert_eq!(run.status, 0);
    let (divided, totals) = run.out.split_at(run.out.find("1\t").unwrap());
    assert_eq!(totals, "1\t4\n2\t7\n3\t14\n");
    let sum: u64 =
        divided.lines().map(|line| line.split('\t').nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!((divided.lines().count(), sum), (4, 14));
}

#[test]
fn turns_are_written_and_sorted() {
    for (variant, turns) in [
        ("tsivy", "d2-e3A\nd3-e3A\nd3-e3W\ne2-e3A\nf2-e3A\n"),
        ("telo", "a1-b2A\nb1-b2A\nc1-b2A\nc2-b2A\n"),
    ] {
        let run = run(&["turns", "--variant", variant]);
        assert_eq!((run.status, run.out.as_str()), (0, turns));
    }
}

#[test]
fn turns_of_known_positions() {
    for (position, count) in [
        ("9/9/9/9/W7B w", 3),
        ("9/9/9/9/W1B6 w", 1),
        ("9/9/4W4/9/8B w 3 9", 8),
        ("9/9/3B5/9/2W1B4 w", 2),
    ] {
        let run = run(&["turns", "--position", position]);
        assert_eq!((run.status, run.lines().len()), (0, count), "{position}: {}", run.out);
    }
    let run = run(&["turns", "--position", "9/9/2BW1B3/9/9 w"]);
    assert_eq!(run.out, "d3-e3A\nd3-e3W\n");
}

#[test]
fn results_are_the_first_of_the_turns_with_the_same_effect() {
    // Two chains with the same end and the same captured stones.
    let position = "9/4BB3/9/1B1W1B3/6B2 w 0 3";
    let all = run(&["turns", "--position", position]);
    let merged = run(&["turns", "--position", position, "--results"]);
    assert_eq!((all.status, merged.status), (0, 0));
    let count = run(&["perft", "--position", position, "--depth", "1", "--results"]);
    assert_eq!(count.out, format!("1\t{}\n", merged.lines().len()));
    assert!(merged.lines().is_sorted() && all.lines().is_sorted());
    assert!(merged.lines().iter().all(|turn| all.lines().contains(turn)));
}

#[test]
fn a_finished_game_has_no_turns() {
    let run = run(&["turns", "--position", "9/9/9/9/B8 w"]);
    assert_eq!((run.status, run.out.as_str()), (0, ""));
    assert_eq!(run.err, "Black wins: every white stone is taken.\n");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = program(&["perft", "--depth", "4", "--divide"]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported() {
    let mut command = program(&["turns"]);
    command.stdout(std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("The output cannot be written"));
}
