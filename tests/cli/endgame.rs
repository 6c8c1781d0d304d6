//! `fanorona endgame`: building and checking tables, invalid arguments, and damaged files.

use crate::run::{Run, finish, folder, program, program_within, within};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

fn endgame(data: &Path, args: &[&str]) -> Run {
    within(data, &[&["endgame"], args].concat(), "")
}

/// The folder of the tables of the only rule set that has some.
fn folder_of(data: &Path) -> PathBuf {
    std::fs::read_dir(data.join("endgame")).unwrap().next().unwrap().unwrap().path()
}

/// Changes the last byte of a file.
fn damage(path: &Path) {
    let mut bytes = std::fs::read(path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    std::fs::write(path, bytes).unwrap();
}

#[test]
fn tables_are_built_once_printed_and_checked() {
    let data = folder("endgame-built");
    let first = endgame(&data, &["--variant", "telo", "--stones", "4", "--check", "all"]);
    assert_eq!(first.status, 0, "{}", first.err);
    let lines = first.lines();
    assert_eq!(lines.len(), 6 + 4, "{}", first.out);
    // Stones of the side to move and of the opponent, positions, wins, draws, losses, most turns.
    let numbers: Vec<u64> = lines[1].split('\t').map(|number| number.parse().unwrap()).collect();
    assert_eq!(numbers[..3], [1, 2, 9 * 28]);
    assert_eq!(numbers[3..6].iter().sum::<u64>(), numbers[2]);
    assert!(lines[6..].iter().all(|line| line.starts_with("checked\t")));
    assert_eq!(first.err.lines().next(), Some("Building the table for 1 against 1 stones."));
    let again = endgame(&data, &["--variant", "telo", "--stones", "4", "--threads", "1"]);
    assert_eq!((again.status, again.err.as_str()), (0, ""), "nothing is left to build");
    assert_eq!(again.lines(), lines[..6]);
    let more = endgame(&data, &["--variant", "telo", "--stones", "9", "--check", "10"]);
    assert_eq!((more.status, more.err.lines().count()), (0, 20 - 4), "{}", more.err);
}

#[test]
fn a_damaged_table_is_reported_and_rebuilt() {
    let data = folder("endgame-damaged");
    let whole = endgame(&data, &["--variant", "telo", "--stones", "3"]);
    let folder = folder_of(&data);
    let path = folder.join("1-2.table");
    damage(&path);
    let run = endgame(&data, &["--variant", "telo", "--stones", "3"]);
    assert_eq!((run.status, &run.out), (0, &whole.out));
    let told = format!(
        "The endgame table “{}” is not used. The table is damaged: a checksum is wrong.",
        path.display()
    );
    assert_eq!(run.err.lines().next(), Some(told.as_str()));
    assert_eq!(endgame(&data, &["--variant", "telo", "--stones", "3"]).err, "");
}

/// A file of few bytes on the disk may claim, with a correct checksum, that gigabytes follow.
#[test]
#[cfg(target_os = "linux")]
fn no_memory_is_taken_for_what_a_header_claims() {
    let data = folder("endgame-claims");
    let args = ["endgame", "--variant", "telo", "--stones", "3", "--threads", "1"];
    let whole = endgame(&data, &args[1..]);
    let folder = folder_of(&data);
    let path = folder.join("1-2.table");
    let sound = std::fs::read(&path).unwrap();
    // The sizes of the value part and of the distance part, in memory and in the file (`header.rs`).
    let [values, bytes, packed_values, packed_bytes] = [116, 124, 140, 148];
    for (places, size) in [
        (&[packed_values][..], 3_u64 << 30),
        (&[values, packed_values], 3 << 30),
        (&[bytes], 1 << 40),
        (&[bytes, values, packed_bytes], 1 << 42),
    ] {
        let mut file = sound.clone();
        for &place in places {
            file[place..place + 8].copy_from_slice(&size.to_le_bytes());
        }
        let sum = crc32fast::hash(&file[..156]);
        file[156..160].copy_from_slice(&sum.to_le_bytes());
        let number = |at: usize| u64::from_le_bytes(file[at..at + 8].try_into().unwrap());
        let directory = number(bytes).div_ceil(4096) * 6;
        let length = 160 + directory + number(packed_values) + number(packed_bytes);
        std::fs::write(&path, &file).unwrap();
        let sparse = std::fs::File::options().write(true).open(&path).unwrap();
        // Not every file system has files of terabytes.
        if sparse.set_len(length).is_err() {
            continue;
        }
        let mut command = program_within("400000", &args);
        command.env("FANORONA_DATA", &data);
        let run = finish(command, "");
        assert_eq!((run.status, &run.out), (0, &whole.out), "{places:?}: {}", run.err);
        assert!(run.err.contains("1-2.table” is not used. The table is damaged"), "{}", run.err);
        assert_eq!(std::fs::read(&path).unwrap(), sound, "it is built again");
    }
}

/// The numbers that a table states belong to it.
#[test]
fn wrong_numbers_of_a_table_fail_the_check() {
    let data = folder("endgame-numbers");
    let args = ["--variant", "telo", "--stones", "3", "--check", "all"];
    assert_eq!(endgame(&data, &args).status, 0);
    let folder = folder_of(&data);
    let path = folder.join("1-2.table");
    let mut file = std::fs::read(&path).unwrap();
    // The wins of the first layer.
    file[44] ^= 1;
    let sum = crc32fast::hash(&file[..156]);
    file[156..160].copy_from_slice(&sum.to_le_bytes());
    std::fs::write(&path, &file).unwrap();
    let run = endgame(&data, &args);
    assert_eq!(run.status, 1, "{}", run.out);
    let told = "The numbers of wins, draws, losses and turns that the table states for 1 against 2 \
                stones are wrong.\n";
    assert_eq!(run.err, told);
}

#[test]
fn tables_that_cannot_be_built_are_invalid_input() {
    let data = folder("endgame-bad");
    for (args, reason) in [
        (&["--variant", "telo", "--stones", "10"][..], "--stones:1:1: 10 stones do not fit"),
        (&["--stones", "8"], "--stones:1:1: Tables of 8 stones on this board need"),
        (&["--stones", "45"], "--stones:1:1: Tables of 45 stones on this board need"),
        (&["--stones", "1"], "error: invalid value '1'"),
        (&["--stones", "five"], "error: invalid value 'five'"),
        (&[], "error: the following required arguments"),
        (&["--stones", "3", "--threads", "0"], "error: invalid value '0'"),
        (&["--stones", "3", "--check", "0"], "error: invalid value '0'"),
        (&["--variant", "nothing", "--stones", "3"], "--variant:1:1: No variant"),
    ] {
        let run = endgame(&data, args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.starts_with(reason), "{args:?}: {}", run.err);
    }
}

#[test]
fn a_data_folder_that_cannot_be_written_is_reported() {
    let data = folder("endgame-unwritable").join("file");
    std::fs::write(&data, "in the way").unwrap();
    let run = endgame(&data, &["--variant", "telo", "--stones", "3"]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("cannot be written"), "{}", run.err);
}

#[test]
fn a_table_that_cannot_be_written_is_reported_before_others_are_built() {
    let data = folder("endgame-barred");
    assert_eq!(endgame(&data, &["--variant", "telo", "--stones", "2"]).status, 0);
    let folder = folder_of(&data);
    let barred = folder.join("2-2.table");
    std::fs::create_dir(&barred).unwrap();
    let run = endgame(&data, &["--variant", "telo", "--stones", "4"]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    let told = format!("{}", barred.display());
    assert!(run.err.lines().last().unwrap().contains(&told), "{}", run.err);
    let names = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["1-1.table", "2-2.table"]);
}

#[test]
fn a_damaged_table_is_reported_once_by_every_command_that_loads_it() {
    let data = folder("endgame-reported");
    endgame(&data, &["--variant", "telo", "--stones", "4"]);
    let folder = folder_of(&data);
    let damaged = folder.join("1-2.table");
    damage(&damaged);
    let cut = folder.join("1-3.table");
    std::fs::write(&cut, "short").unwrap();
    let expected = [
        format!(
            "The endgame table “{}” is not used. The table is damaged: a checksum is wrong.",
            damaged.display()
        ),
        format!(
            "The endgame table “{}” is not used. The file is not an endgame table.",
            cut.display()
        ),
    ];
    for args in [
        &["best", "--variant", "telo", "--depth", "2"][..],
        &["best", "--variant", "telo", "--character", "tompo"],
        &["solve", "--variant", "telo"],
        &["match", "search", "search", "--games", "2", "--nodes", "50", "--variant", "telo"],
    ] {
        let run = within(&data, args, "");
        assert_eq!(run.status, 0, "{args:?}: {}", run.err);
        let reported: Vec<&str> =
            run.err.lines().filter(|line| line.contains("is not used")).collect();
        assert_eq!(reported, expected, "{args:?}");
    }
    report_in_the_engine(&data, &expected);
    // The text board loads the tables in the background, stores rebuilt ones, and reports at the
    // end of the game at the latest.
    let args = ["text", "--variant", "telo", "--white", "tompo", "--black", "tompo"];
    let run = within(&data, &args, "");
    assert_eq!(run.status, 0, "{}", run.err);
    let reported: Vec<&str> = run.err.lines().collect();
    assert_eq!(reported, expected);
}

/// Searches twice in a conversation with the engine; each file must be reported once.
fn report_in_the_engine(data: &Path, expected: &[String]) {
    let mut command = program(&["engine"]);
    command.env("FANORONA_DATA", data);
    // The second search loads the same files again.
    let search = "setoption name Variant value telo\ngo depth 1\n";
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut reported = Vec::new();
    for _ in 0..2 {
        input.write_all(search.as_bytes()).unwrap();
        loop {
            let line = output.next().unwrap().unwrap();
            if line.starts_with("bestmove") {
                break;
            }
            reported.extend(line.strip_prefix("info string ").map(str::to_owned));
        }
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(reported, expected);
}
