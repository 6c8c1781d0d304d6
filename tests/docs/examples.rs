//! Every RON example in the documents is read by the reader that players' files go through.

use crate::documents;
use fanorona::catalogue::looks::{BoardLook, Looks, StoneSet};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Variant};

/// The RON blocks of a document.
fn examples(text: &str) -> impl Iterator<Item = &str> {
    text.split("```ron\n").skip(1).map(|rest| rest.split("```").next().unwrap())
}

#[test]
fn every_ron_example_in_the_documents_can_be_read() {
    let looks = Looks::shipped();
    let (mut variants, mut boards, mut stones) = (0, 0, 0);
    for (path, text) in documents() {
        for example in examples(&text) {
            let path = path.display();
            if example.contains("field:") {
                let look =
                    BoardLook::read(example).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                assert!(looks.board(&look.title.key).is_none(), "{path}: a key of its own");
                boards += 1;
            } else if example.contains("outline:") {
                let set =
                    StoneSet::read(example).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                assert!(looks.stone_set(&set.title.key).is_none(), "{path}: a key of its own");
                stones += 1;
            } else {
                let variant =
                    Variant::read(example).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                assert!(shipped::variant(&variant.key).is_none(), "{path}: a key of its own");
                assert_eq!(Record::new(variant.rules.clone()).outcome(), None, "{path}");
                variants += 1;
            }
        }
    }
    assert!(variants >= 1 && boards >= 1 && stones >= 1, "{variants}, {boards}, {stones}");
}
