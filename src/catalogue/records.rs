//! The game records shipped with the program, compiled in.

use crate::rules::booklet;

/// A shipped record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShippedRecord {
    /// The key, such as `parker-sample`; the file has the same name.
    pub key: &'static str,
    /// The titles by language code, English first.
    titles: &'static [(&'static str, &'static str)],
    /// The text of the record (FGN).
    pub text: &'static str,
}

/// The shipped records in the order in which they are listed.
pub const RECORDS: [ShippedRecord; 6] = [
    ShippedRecord {
        key: "parker-sample",
        titles: &[
            ("en", "The sample game of the Parker box"),
            ("fr", "La partie d'exemple de la boîte Parker"),
        ],
        text: booklet::SAMPLE,
    },
    ShippedRecord {
        key: "parker-case-d",
        titles: &[
            ("en", "Case D of the Parker box, and the line it missed"),
            ("fr", "Le cas D de la boîte Parker, et la ligne oubliée"),
        ],
        text: include_str!("../../assets/records/parker-case-d.fgn"),
    },
    ShippedRecord {
        key: "telo-last-step",
        titles: &[("en", "Telo: the last step away"), ("fr", "Telo : le dernier pas de côté")],
        text: include_str!("../../assets/records/telo-last-step.fgn"),
    },
    ShippedRecord {
        key: "dimy-two-mistakes",
        titles: &[("en", "Dimy: two mistakes in a row"), ("fr", "Dimy : deux fautes de suite")],
        text: include_str!("../../assets/records/dimy-two-mistakes.fgn"),
    },
    ShippedRecord {
        key: "tsivy-ahead-and-lost",
        titles: &[
            ("en", "Tsivy: ahead in stones, and lost"),
            ("fr", "Tsivy : plus de pions, et perdu"),
        ],
        text: include_str!("../../assets/records/tsivy-ahead-and-lost.fgn"),
    },
    ShippedRecord {
        key: "rematch-ten-steps",
        titles: &[
            ("en", "A handicap rematch: ten steps"),
            ("fr", "Une revanche avec handicap : dix pas"),
        ],
        text: include_str!("../../assets/records/rematch-ten-steps.fgn"),
    },
];

impl ShippedRecord {
    /// The record of this key.
    pub fn find(key: &str) -> Option<&'static Self> {
        RECORDS.iter().find(|record| record.key == key)
    }

    /// The title in this language, or in English.
    ///
    /// ```
    /// use fanorona::catalogue::records::ShippedRecord;
    /// let record = ShippedRecord::find("telo-last-step").unwrap();
    /// assert_eq!(record.title("en"), "Telo: the last step away");
    /// ```
    pub fn title(&self, language: &str) -> &'static str {
        let of = |code: &str| self.titles.iter().find(|(known, _)| *known == code);
        of(language).or_else(|| self.titles.first()).map_or(self.key, |(_, title)| title)
    }
}
