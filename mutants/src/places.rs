//! Where a file is changed, and the text of the file with switches at these places.

use std::fmt::Write as _;
use std::ops::Range;

/// One change that the tests should notice.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The line of the original, from 1.
    pub line: usize,
    /// The function with its type, such as `Board::mirror`.
    pub function: String,
    /// What is replaced, and by what; for people.
    pub change: String,
    /// The replacing source text.
    pub text: String,
    /// The function's name if it is `const`. The switch cannot be read while compiling, so `const` is removed where
    /// the compiler permits it.
    pub const_fn: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An expression, replaced by another of its type.
    Value,
    /// The beginning of a function's body: it returns the text.
    Return,
    /// The end of a pattern without a guard: the arm is left out.
    Arm,
    /// A guard of an arm: the first mutant leaves the arm out, the others replace the guard.
    Guard,
    /// The keyword `const` of a function.
    Const,
}

#[derive(Clone, Debug)]
pub struct Place {
    /// Bytes of the original; empty for `Return` and `Arm`.
    pub range: Range<usize>,
    pub form: Form,
    /// Each with its number among all mutants.
    pub mutants: Vec<(usize, Mutant)>,
    /// For `Const`: the function's name.
    pub name: String,
}

/// A file with switches.
#[derive(Default)]
pub struct Switched {
    pub text: String,
    /// Where in `text` the replacing text of each mutant is.
    pub mutants: Vec<(Range<usize>, usize)>,
    /// Where in `text` each place is, with its mutants.
    pub places: Vec<(Range<usize>, Vec<usize>)>,
}

/// Writes a file with switches for all mutants that `keep` permits. `constant` says which functions stay `const`.
pub fn write(
    source: &str,
    places: &[Place],
    keep: &dyn Fn(usize) -> bool,
    constant: &dyn Fn(&str) -> bool,
) -> Switched {
    let mut sorted: Vec<&Place> = places.iter().collect();
    // Outer places before those inside; what is inserted at a point before what begins there.
    sorted.sort_by_key(|place| {
        (place.range.start, !place.range.is_empty(), usize::MAX - place.range.end)
    });
    let mut writer = Writer { source, keep, constant, out: Switched::default() };
    writer.range(0..source.len(), &sorted);
    writer.out
}

struct Writer<'a> {
    source: &'a str,
    keep: &'a dyn Fn(usize) -> bool,
    constant: &'a dyn Fn(&str) -> bool,
    out: Switched,
}

impl Writer<'_> {
    /// Writes a range; `places` are all inside it.
    fn range(&mut self, range: Range<usize>, places: &[&Place]) {
        let mut at = range.start;
        let mut next = 0;
        while let Some(&place) = places.get(next) {
            self.out.text.push_str(&self.source[at..place.range.start]);
            let inside =
                places[next + 1..].iter().take_while(|it| it.range.start < place.range.end).count();
            self.place(place, &places[next + 1..next + 1 + inside]);
            at = place.range.end;
            next += 1 + inside;
        }
        self.out.text.push_str(&self.source[at..range.end]);
    }

    fn place(&mut self, place: &Place, inside: &[&Place]) {
        let begin = self.out.text.len();
        let kept: Vec<&(usize, Mutant)> =
            place.mutants.iter().filter(|(id, _)| (self.keep)(*id)).collect();
        match place.form {
            Form::Const if (self.constant)(&place.name) => self.range(place.range.clone(), inside),
            Form::Const => {}
            Form::Return => {
                for (id, mutant) in &kept {
                    self.alternative(*id, &format!("return {};", mutant.text));
                }
            }
            Form::Arm => {
                for (id, _) in &kept {
                    let _ = write!(self.out.text, " if !crate::mutant_switch::on({id})");
                }
            }
            Form::Value => self.value(&kept, place, inside),
            Form::Guard => {
                let first = place.mutants[0].0;
                if kept.iter().any(|(id, _)| *id == first) {
                    let _ = write!(self.out.text, "!crate::mutant_switch::on({first}) && ");
                }
                let others: Vec<_> = kept.into_iter().filter(|(id, _)| *id != first).collect();
                self.value(&others, place, inside);
            }
        }
        let ids = place.mutants.iter().map(|(id, _)| *id).collect();
        self.out.places.push((begin..self.out.text.len(), ids));
    }

    fn value(&mut self, kept: &[&(usize, Mutant)], place: &Place, inside: &[&Place]) {
        if kept.is_empty() {
            return self.range(place.range.clone(), inside);
        }
        self.out.text.push('(');
        for (id, mutant) in kept.iter().copied() {
            self.alternative(*id, &mutant.text);
            self.out.text.push_str(" else ");
        }
        self.out.text.push_str("{ ");
        self.range(place.range.clone(), inside);
        self.out.text.push_str(" })");
    }

    fn alternative(&mut self, id: usize, text: &str) {
        let _ = write!(self.out.text, "if crate::mutant_switch::on({id}) {{ ");
        let begin = self.out.text.len();
        self.out.text.push_str(text);
        self.out.mutants.push((begin..self.out.text.len(), id));
        self.out.text.push_str(" }");
    }
}
