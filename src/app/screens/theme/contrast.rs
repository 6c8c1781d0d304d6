//! Everything written can be read on the ground it is written on.

/// The least ratio of brightness between letters and their ground (WCAG 2, level AA).
#[cfg(test)]
const LEAST: f32 = 4.5;

#[cfg(test)]
mod tests {
    use super::super::{
        BONE, BUTTON, FADED, GOLD, HOLLOW, PANEL, PAST, PAST_BAR, PAST_LINE, VERMILION, WOOD,
        visuals,
    };
    use super::LEAST;
    use bevy_egui::egui::Color32;

    /// How bright a colour is, from 0 to 1, as WCAG counts it.
    fn brightness(colour: Color32) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    fn ratio(one: Color32, other: Color32) -> f32 {
        let (one, other) = (brightness(one) + 0.05, brightness(other) + 0.05);
        one.max(other) / one.min(other)
    }

    #[test]
    fn the_ratio_is_that_of_the_standard() {
        assert!((ratio(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        let grey = Color32::from_gray(119);
        assert!(
            (ratio(grey, Color32::WHITE) - 4.48).abs() < 0.01,
            "{}",
            ratio(grey, Color32::WHITE)
        );
    }

    #[test]
    fn words_stand_out_from_every_ground() {
        // The grain only darkens a ground, so this is the worst of it.
        let mut low = Vec::new();
        for ground in [WOOD, PANEL, HOLLOW, PAST_BAR] {
            for words in [BONE, FADED, GOLD, VERMILION] {
                low.push((words, ground));
            }
        }
        for ground in BUTTON {
            low.push((BONE, ground));
        }
        low.push((BONE, PAST));
        low.push((Color32::WHITE, PAST_LINE));
        // Buttons with golden words lie still, or lie under the pointer.
        low.extend([(GOLD, BUTTON[0]), (GOLD, BUTTON[1]), (GOLD, BUTTON[2])]);
        let visuals = visuals();
        for widget in [
            visuals.widgets.noninteractive,
            visuals.widgets.inactive,
            visuals.widgets.hovered,
            visuals.widgets.active,
            visuals.widgets.open,
        ] {
            low.push((widget.fg_stroke.color, widget.weak_bg_fill));
        }
        low.push((visuals.selection.stroke.color, visuals.selection.bg_fill));
        low.retain(|&(words, ground)| ratio(words, ground) < LEAST);
        assert!(low.is_empty(), "hard to read: {low:?}");
    }
}
