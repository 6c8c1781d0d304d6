//! Tests that text has enough contrast with its background, for every colour vision.

/// The least contrast ratio between text and background (WCAG 2, level AA).
#[cfg(test)]
const LEAST: f32 = 4.5;

#[cfg(test)]
mod tests {
    use super::super::{
        ACCENT, BAR, BUTTON, ERROR, FIELD, ON_ACCENT, PANEL, PAST, PAST_BAR, PAST_LINE, SECONDARY,
        TEXT, visuals,
    };
    use super::LEAST;
    use crate::catalogue::looks::Colour;
    use crate::catalogue::looks::vision::Vision;
    use bevy_egui::egui::Color32;

    /// The relative luminance of a colour as WCAG defines it, from 0 to 1, as it is perceived.
    fn luminance(colour: Color32, vision: Vision) -> f32 {
        let light = Colour([colour.r(), colour.g(), colour.b()]).light();
        let [red, green, blue] = vision.sees(light);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio for the colour vision for which it is the least.
    fn ratio(one: Color32, other: Color32) -> f32 {
        let ratio = |vision| {
            let (one, other) = (luminance(one, vision) + 0.05, luminance(other, vision) + 0.05);
            one.max(other) / one.min(other)
        };
        Vision::ALL.into_iter().map(ratio).fold(f32::INFINITY, f32::min)
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
    fn text_has_contrast_with_every_background() {
        let mut low = Vec::new();
        for background in [BAR, PANEL, FIELD, PAST_BAR] {
            for text in [TEXT, SECONDARY, ACCENT, ERROR] {
                low.push((text, background));
            }
        }
        for background in BUTTON {
            low.push((TEXT, background));
        }
        low.push((TEXT, PAST));
        low.push((Color32::WHITE, PAST_LINE));
        // Buttons with accented text, and those filled with the accent.
        low.extend([
            (ACCENT, BUTTON[0]),
            (ACCENT, BUTTON[1]),
            (ACCENT, BUTTON[2]),
            (ON_ACCENT, ACCENT),
        ]);
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
        low.retain(|&(text, background)| ratio(text, background) < LEAST);
        assert!(low.is_empty(), "hard to read: {low:?}");
    }
}
