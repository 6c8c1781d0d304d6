//! A chain walked step by step under several rule sheets.

use super::error::CompareError;
use super::legality::{Verdict, push};
use super::place::Place;
use super::sheets::Sheets;
use fanorona_rules::{CaptureKind, Chain, Point, Ruleset, Step};

/// What may come next in a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChainOption {
    /// Another step.
    Step(Step),
    /// The end of the turn.
    End,
}

/// Something that may come next under at least one sheet, and what each says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionVerdict {
    /// What may come next.
    pub option: ChainOption,
    /// What each sheet says. A sheet that refused an earlier step says the same again.
    pub verdicts: Vec<Verdict>,
}

impl OptionVerdict {
    /// Whether every sheet allows it.
    pub fn is_common(&self) -> bool {
        self.verdicts.iter().all(|verdict| verdict.is_legal())
    }
}

/// A chain after some of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainStage {
    /// The steps taken.
    pub steps: Vec<Step>,
    /// For each sheet whether it allows the steps taken, and if not, why it refuses the first that
    /// it does.
    pub reached: Vec<Verdict>,
    /// What may come next: steps in no particular order, then the end.
    pub options: Vec<OptionVerdict>,
}

impl ChainStage {
    /// Whether the sheets part here: those that have allowed the steps so far do not all allow the
    /// same now.
    pub fn parts(&self) -> bool {
        self.options.iter().any(|option| {
            let verdicts = option.verdicts.iter().zip(&self.reached);
            let mut legal =
                verdicts.filter(|(_, reached)| reached.is_legal()).map(|(now, _)| now.is_legal());
            let first = legal.next();
            legal.any(|other| Some(other) != first)
        })
    }
}

impl Sheets {
    /// Follows a chain under each sheet: where its stone goes, and by which kind of capture, as
    /// written; `None` for a step without a letter. Returns the stage before the first step and one
    /// after each step that some sheet allows.
    ///
    /// ```
    /// use fanorona_game::compare::{ChainOption, Place, Sheets};
    /// use fanorona_rules::notation::read_position;
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{CaptureKind, Switch};
    ///
    /// let [tsivy, parker] = ["tsivy", "parker"].map(|key| shipped::variant(key).unwrap().rules.clone());
    /// let [c1, d1] = ["c1", "d1"].map(|name| tsivy.board.point_named(name).unwrap());
    /// let place = Place::new(read_position(&tsivy, "9/9/3B5/9/2W1B4 w 0 9")?);
    /// let sheets = Sheets::new(vec![tsivy, parker])?;
    /// let stages = sheets.walk(&place, &[(c1, d1, Some(CaptureKind::Approach))])?;
    /// assert!(!stages[0].parts() && stages[1].parts());
    /// let end = stages[1].options.iter().find(|one| one.option == ChainOption::End).unwrap();
    /// assert!(end.verdicts[0].is_legal() && !end.verdicts[1].is_legal());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The position does not fit the board.
    pub fn walk(
        &self,
        place: &Place,
        written: &[(Point, Point, Option<CaptureKind>)],
    ) -> Result<Vec<ChainStage>, CompareError> {
        let positions = self.positions(place)?;
        // A sheet's chain, or why it refuses a step of it.
        let mut chains: Vec<Result<Chain, Verdict>> =
            positions.into_iter().map(|position| Ok(Chain::new(position))).collect();
        let mut stages = vec![self.stage(Vec::new(), &chains)];
        for &(from, to, kind) in written {
            let sheets = self.rules().iter().zip(&chains);
            let Some(step) = sheets
                .filter_map(|(rules, chain)| chain.as_ref().ok()?.check(rules, from, to, kind).ok())
                .next()
            else {
                break;
            };
            for (rules, chain) in self.rules().iter().zip(&mut chains) {
                if let Ok(taken) = chain
                    && let Err(verdict) = push(rules, taken, &step)
                {
                    *chain = Err(verdict);
                }
            }
            let mut steps = stages[stages.len() - 1].steps.clone();
            steps.push(step);
            stages.push(self.stage(steps, &chains));
        }
        Ok(stages)
    }

    fn stage(&self, steps: Vec<Step>, chains: &[Result<Chain, Verdict>]) -> ChainStage {
        let reached =
            chains.iter().map(|chain| chain.as_ref().err().copied().unwrap_or(Verdict::Legal));
        let mut found: Vec<ChainOption> = Vec::new();
        for (rules, chain) in self.rules().iter().zip(chains) {
            let next = chain.as_ref().map_or_else(|_| Vec::new(), |chain| chain.next_steps(rules));
            for step in next.into_iter().map(ChainOption::Step) {
                if !found.contains(&step) {
                    found.push(step);
                }
            }
        }
        if !steps.is_empty() {
            found.push(ChainOption::End);
        }
        let verdict = |option: ChainOption| {
            let sheets = self.rules().iter().zip(chains);
            sheets.map(move |(rules, chain)| says(rules, chain, option)).collect()
        };
        let options = found
            .into_iter()
            .map(|option| OptionVerdict { option, verdicts: verdict(option) })
            .collect();
        ChainStage { reached: reached.collect(), steps, options }
    }
}

/// What a sheet says about an option of its chain.
fn says(rules: &Ruleset, chain: &Result<Chain, Verdict>, option: ChainOption) -> Verdict {
    let chain = match chain {
        Ok(chain) => chain,
        Err(verdict) => return *verdict,
    };
    match option {
        ChainOption::End => chain.may_end(rules).map_or_else(Verdict::Refused, |()| Verdict::Legal),
        ChainOption::Step(step) => {
            let pushed = push(rules, &mut chain.clone(), &step);
            pushed.map_or_else(|verdict| verdict, |()| Verdict::Legal)
        }
    }
}
