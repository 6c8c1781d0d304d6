//! Reading looks from RON, with all errors.

use super::{BoardLook, LookError, StoneSet, Title};
use crate::formats::FieldErrorKind;

/// The fields of a look.
type Fields<'a> = crate::formats::Fields<'a, FieldErrorKind>;

/// The error message if both sides of a set have the same mark.
const SAME_MARK: &str = "both sides have the same mark";

pub(super) fn board(text: &str) -> Result<BoardLook, Vec<LookError>> {
    let mut fields = Fields::split(text).map_err(|error| vec![error])?;
    let title = title(&mut fields);
    let field = fields.require("field");
    let frame = fields.require("frame");
    let groove = fields.require("groove");
    let carving = fields.require("carving");
    let signs = fields.require("signs");
    let errors = fields.finish();
    match (title, field, frame, groove, carving, signs) {
        (
            Some(title),
            Some((field, _)),
            Some((frame, _)),
            Some((groove, _)),
            Some((carving, _)),
            Some((signs, _)),
        ) if errors.is_empty() => Ok(BoardLook { title, field, frame, groove, carving, signs }),
        _ => Err(errors),
    }
}

pub(super) fn stones(text: &str) -> Result<StoneSet, Vec<LookError>> {
    let mut fields = Fields::split(text).map_err(|error| vec![error])?;
    let title = title(&mut fields);
    let outline = fields.require("outline");
    let white = fields.require::<super::Finish>("white");
    let black = fields.require::<super::Finish>("black");
    if let (Some((white, _)), Some((black, at))) = (&white, &black)
        && white.mark == black.mark
    {
        let (field, detail) = ("black".to_owned(), SAME_MARK.to_owned());
        fields.error(*at, FieldErrorKind::Value { field, detail });
    }
    let errors = fields.finish();
    match (title, outline, white, black) {
        (Some(title), Some((outline, _)), Some((white, _)), Some((black, _)))
            if errors.is_empty() =>
        {
            Ok(StoneSet { title, outline, white, black })
        }
        _ => Err(errors),
    }
}

fn title(fields: &mut Fields) -> Option<Title> {
    let key = fields.key();
    let names = fields.localized_names();
    let about = fields.by_language("about");
    Some(Title { key: key?, names: names?, about })
}
