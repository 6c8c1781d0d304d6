//! The booklet's tables, counted again: what is found beside what is printed.

use super::common::{play, rules};
use fanorona::rules::Record;
use fanorona::rules::booklet::{Compared, Study, sample};
use fanorona::rules::notation::write_turn;
use fanorona::rules::perft::{Counting, perft};

const fn compared(printed: u32, counted: u32) -> Compared {
    Compared { printed: Some(printed), counted }
}

#[test]
fn dump() {
    let study = Study::new().unwrap();
    for o in &study.openings {
        println!(
            "{} {:?} {:?} {:?} {:?} arr {}",
            o.letter, o.taken, o.replies, o.column.turns, o.column.mean, o.arrangements
        );
    }
    for l in &study.lines {
        println!(
            "{:?} {:?} {} {} {:?} {:?} {:?}",
            l.numeral,
            l.printed,
            write_turn(&rules("parker").board, &l.turn),
            l.misprinted,
            l.taken,
            l.column.turns,
            l.column.mean
        );
        for (t, c) in &l.column.by_taken {
            print!(" {t}:{}/{}", c.printed.unwrap_or(0), c.counted);
        }
        println!();
    }
    println!(
        "{:?} {:?} {:?} {:?}",
        study.case_d,
        study.second_turns,
        study.replies(),
        study.results()
    );
    panic!()
}
