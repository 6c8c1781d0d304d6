//! The game records shipped with the program, compiled in.

use crate::booklet;

/// A shipped record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShippedRecord {
    /// The key, such as `parker-sample`; the file has the same name.
    pub key: &'static str,
    /// The English title. The texts of the game have the other languages.
    pub title: &'static str,
    /// The text of the record (FGN), with English comments. The texts of the game
    /// have the other languages.
    pub text: &'static str,
}

/// The shipped records in the order in which they are listed.
pub const RECORDS: [ShippedRecord; 6] = [
    ShippedRecord {
        key: "parker-sample",
        title: "The sample game of the Parker box",
        text: booklet::SAMPLE,
    },
    ShippedRecord {
        key: "parker-case-d",
        title: "Case D of the Parker box, and the line it missed",
        text: include_str!("../../../assets/records/parker-case-d.fgn"),
    },
    ShippedRecord {
        key: "telo-last-step",
        title: "Telo: the last step away",
        text: include_str!("../../../assets/records/telo-last-step.fgn"),
    },
    ShippedRecord {
        key: "dimy-two-mistakes",
        title: "Dimy: two mistakes in a row",
        text: include_str!("../../../assets/records/dimy-two-mistakes.fgn"),
    },
    ShippedRecord {
        key: "tsivy-ahead-and-lost",
        title: "Tsivy: ahead in stones, and lost",
        text: include_str!("../../../assets/records/tsivy-ahead-and-lost.fgn"),
    },
    ShippedRecord {
        key: "rematch-ten-steps",
        title: "A handicap rematch: ten steps",
        text: include_str!("../../../assets/records/rematch-ten-steps.fgn"),
    },
];

impl ShippedRecord {
    /// The record of this key, written in any case.
    ///
    /// ```
    /// use fanorona_rules::shipped_records::ShippedRecord;
    /// let record = ShippedRecord::find("telo-last-step").unwrap();
    /// assert_eq!(record.title, "Telo: the last step away");
    /// ```
    pub fn find(key: &str) -> Option<&'static Self> {
        RECORDS.iter().find(|record| record.key.eq_ignore_ascii_case(key))
    }
}
