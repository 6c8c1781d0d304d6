//! The chosen stones as the interface draws them: their colours and their marks.

use crate::catalogue::looks::{Colour, Finish, StoneMark, StoneSet, shipped};
use crate::rules::Side;
use bevy_egui::egui::{Color32, Context, Id, Painter, Pos2, Rgba, Stroke, Vec2};

/// One side's stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct StoneStyle {
    /// The mean colour of the material.
    pub fill: Color32,
    /// The colour of the mark.
    pub ink: Color32,
    /// The mark.
    pub mark: StoneMark,
}

impl StoneStyle {
    /// The style of a finish.
    pub fn of(finish: &Finish) -> Self {
        let [red, green, blue] = finish.body.mean();
        let Colour([r, g, b]) = finish.ink;
        Self {
            fill: Rgba::from_rgb(red, green, blue).into(),
            ink: Color32::from_rgb(r, g, b),
            mark: finish.mark,
        }
    }

    /// The chosen stones of a side.
    pub fn chosen(ctx: &Context, side: Side) -> Self {
        let known = ctx.data(|data| data.get_temp::<[Self; 2]>(key()));
        known.unwrap_or_else(|| Self::both(&shipped::stones()[0]))[side as usize]
    }

    fn both(set: &StoneSet) -> [Self; 2] {
        Side::BOTH.map(|side| Self::of(set.finish(side)))
    }

    /// Draws the mark on a stone, with lines this wide.
    pub fn paint_mark(self, painter: &Painter, center: Pos2, radius: f32, width: f32) {
        let ink = Stroke::new(width, self.ink);
        match self.mark {
            StoneMark::Ring => drop(painter.circle_stroke(center, radius * 0.54, ink)),
            StoneMark::Rings => {
                for part in [0.36, 0.64] {
                    painter.circle_stroke(center, radius * part, ink);
                }
            }
            StoneMark::Dot => drop(painter.circle_filled(center, radius * 0.22, self.ink)),
            StoneMark::Cross => {
                for arm in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)] {
                    let arm = arm * radius * 0.4;
                    painter.line_segment([center - arm, center + arm], ink);
                }
            }
        }
    }
}

/// From now on the interface draws these stones.
pub(in crate::app) fn choose(ctx: &Context, set: &StoneSet) {
    ctx.data_mut(|data| data.insert_temp(key(), StoneStyle::both(set)));
}

fn key() -> Id {
    Id::new("chosen stones")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_has_the_stones_that_were_chosen() {
        let ctx = Context::default();
        for set in shipped::stones() {
            choose(&ctx, set);
            for side in Side::BOTH {
                let style = StoneStyle::chosen(&ctx, side);
                assert_eq!(style, StoneStyle::of(set.finish(side)));
                assert_eq!(style.mark, set.finish(side).mark);
            }
        }
    }
}
