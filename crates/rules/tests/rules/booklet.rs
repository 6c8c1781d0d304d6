//! The Parker booklet's tables, recounted: printed and correct numbers.

use super::common::{play, rules};
use fanorona_rules::booklet::{CaseLine, Compared, SampleTurn, Study, sample};
use fanorona_rules::notation::write_turn;
use fanorona_rules::perft::{Counting, perft};
use fanorona_rules::{Position, Record, generate};
use std::collections::BTreeMap;

const fn compared(printed: u32, counted: u32) -> Compared {
    Compared { printed: Some(printed), counted }
}

fn written(line: &CaseLine) -> String {
    write_turn(&rules("parker").board, &line.turn)
}

#[test]
fn the_printed_openings_and_replies_are_correct() {
    let study = Study::new().unwrap();
    let letters: String = study.openings.iter().map(|opening| opening.letter).collect();
    assert_eq!(letters, "ABCDE");
    let taken: Vec<u32> = study.openings.iter().map(|opening| opening.taken.counted).collect();
    assert_eq!(taken, [2, 1, 1, 2, 2]);
    let replies: Vec<u32> = study.openings.iter().map(|opening| opening.replies.counted).collect();
    assert_eq!(replies, [5, 4, 4, 1, 3]);
    assert!(study.openings.iter().all(|one| one.taken.agrees() && one.replies.agrees()));
    assert_eq!(study.replies(), compared(17, 17));
}

#[test]
fn white_has_119_second_turns_and_the_booklet_prints_100() {
    let study = Study::new().unwrap();
    let turns: Vec<Compared> = study.openings.iter().map(|opening| opening.column.turns).collect();
    let expected = [(27, 30), (32, 35), (14, 25), (8, 9), (19, 20)];
    assert_eq!(turns, expected.map(|(printed, counted)| compared(printed, counted)));
    assert_eq!(study.results(), compared(100, 119));
    for opening in &study.openings {
        let rows = opening.column.by_taken.values().copied();
        let sums = Compared::sum(rows);
        assert_eq!(sums, opening.column.turns, "{}: the rows add up", opening.letter);
        assert_eq!(opening.arrangements, sums.counted as usize, "no two ways meet");
    }
}

#[test]
fn table_1_ends_at_12_stones_and_the_means_are_recounted() {
    let study = Study::new().unwrap();
    let most = |column: usize| study.openings[column].column.by_taken.keys().max().copied();
    assert_eq!([0, 1, 2, 3, 4].map(most), [12, 6, 12, 12, 9].map(Some));
    let means: Vec<Compared> = study.openings.iter().map(|opening| opening.column.mean).collect();
    let expected = [(49, 52), (38, 40), (45, 50), (84, 82), (44, 53)];
    assert_eq!(means, expected.map(|(printed, counted)| compared(printed, counted)));
    // Opening B, checked by hand: 6 x 2, 9 x 3, 4 x 4, 11 x 5 and 5 x 6 are 140 in 35 turns.
    let rows: Vec<(u32, u32)> = study.openings[1]
        .column
        .by_taken
        .iter()
        .map(|(taken, row)| (*taken, row.counted))
        .collect();
    assert_eq!(rows, [(2, 6), (3, 9), (4, 4), (5, 11), (6, 5)]);
}

#[test]
fn case_d_has_a_line_that_the_authors_missed_and_one_that_is_misprinted() {
    let study = Study::new().unwrap();
    let sums: Vec<Compared> = study.lines.iter().map(|line| line.taken).collect();
    assert_eq!(sums[..8], [8, 5, 8, 10, 2, 8, 7, 3].map(|sum| compared(sum, sum)));
    let missed: Vec<&CaseLine> = study.lines.iter().filter(|line| line.numeral.is_none()).collect();
    assert_eq!(missed.len(), 1);
    assert_eq!(written(missed[0]), "g2-g3A-f4A-g4A");
    let misprinted: Vec<&CaseLine> = study.lines.iter().filter(|line| line.misprinted).collect();
    assert_eq!(misprinted.len(), 1);
    assert_eq!(
        (misprinted[0].numeral, misprinted[0].printed),
        (Some("IV"), Some("e3-f4-e4-f4-g3-h3"))
    );
    assert_eq!(written(misprinted[0]), "e3-f4A-e4A-f4A-g3W-h4A");
}

#[test]
fn the_printed_sums_of_table_2_are_reproduced_even_if_its_rows_contradict_them() {
    let study = Study::new().unwrap();
    let turns: Vec<Compared> = study.lines.iter().map(|line| line.column.turns).collect();
    let printed: Vec<Option<u32>> = turns.iter().map(|turns| turns.printed).collect();
    assert_eq!(printed[..8], [23, 6, 16, 18, 13, 21, 17, 6].map(Some));
    assert_eq!(printed[8], None, "a missed line has no printed column");
    let counted: Vec<u32> = turns.iter().map(|turns| turns.counted).collect();
    assert_eq!(counted, [59, 7, 37, 27, 18, 36, 20, 15, 30]);
    assert_eq!(study.case_d, compared(120, 249));
    for line in &study.lines {
        let rows = Compared::sum(line.column.by_taken.values().copied());
        assert_eq!(rows.counted, line.column.turns.counted);
        // The booklet's rows add up to its totals, except for line I, where the sum is 21.
        let expected = if line.numeral == Some("I") { Some(21) } else { line.column.turns.printed };
        assert_eq!(rows.printed, expected, "{:?}", line.numeral);
    }
}

#[test]
fn the_estimate_of_1_500_is_1_564_ways() {
    let study = Study::new().unwrap();
    assert_eq!(study.second_turns, compared(1_500, 1_564));
    assert_eq!(study.arrangements, 1_554);
    let parker = rules("parker");
    let start = Position::start(&parker);
    assert_eq!(perft(&parker, &start, 4, Counting::Results), 1_564);
    assert_eq!(perft(&parker, &start, 3, Counting::Results), 119);
}

/// The columns of table 2, counted in another way: all legal chains, merged by the resulting
/// arrangement.
#[test]
fn table_2_counts_the_arrangements_after_blacks_second_turn() {
    let parker = rules("parker");
    let study = Study::new().unwrap();
    let mut record = Record::new(parker.clone());
    play(&mut record, "e2-e3A f4-e5");
    for line in &study.lines {
        let next = record.position().play_unchecked(&parker, &line.turn);
        let mut arrangements: Vec<_> = generate::turns(&parker, &next)
            .iter()
            .map(|turn| next.play_unchecked(&parker, turn))
            .map(|after| (after.own(), after.enemy()))
            .collect();
        arrangements.sort_unstable();
        arrangements.dedup();
        assert_eq!(arrangements.len(), line.column.turns.counted as usize, "{:?}", line.numeral);
        // White is to move, and Black has taken what is missing of the 22 stones.
        let mut by_taken = BTreeMap::new();
        for (white, _) in &arrangements {
            *by_taken.entry(22 - white.len() as u32).or_default() += 1;
        }
        let rows = line.column.by_taken.iter().map(|(&taken, row)| (taken, row.counted));
        let rows: BTreeMap<u32, u32> = rows.filter(|&(_, counted)| counted > 0).collect();
        assert_eq!(rows, by_taken, "{:?}", line.numeral);
    }
}

#[test]
fn only_a_printed_number_that_differs_disagrees() {
    assert!(compared(3, 3).agrees() && !compared(3, 4).agrees());
    assert!(Compared { printed: None, counted: 4 }.agrees());
    let study = Study::new().unwrap();
    assert!(!study.results().agrees() && !study.case_d.agrees());
    let mut turn = sample().unwrap().swap_remove(2);
    assert!(turn.agrees());
    turn.printed[1] += 1;
    assert!(!turn.agrees());
}

#[test]
fn every_printed_count_of_the_sample_game_is_confirmed() {
    let turns = sample().unwrap();
    assert_eq!(turns.len(), 43);
    assert!(turns.iter().all(SampleTurn::agrees));
    let counts: usize = turns.iter().map(|turn| turn.printed.len()).sum();
    assert_eq!(counts, 25);
    assert_eq!(turns[2].printed, [2, 1, 5, 1]);
    let taken: u32 = turns.iter().flat_map(|turn| &turn.counted).sum();
    assert_eq!(taken, 22 + 19, "all black stones, and all but three white ones");
}
