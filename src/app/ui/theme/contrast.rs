//! Tests that text has enough contrast with its background, for every colour vision.

/// The least contrast ratio between text and background (WCAG 2, level AA).
#[cfg(test)]
const LEAST: f32 = 4.5;

#[cfg(test)]
mod tests {
    use super::LEAST;
    use crate::app::ui::theme::{
        ACCENT, BAR, BUTTON, ERROR, FIELD, ON_ACCENT, PANEL, PAST, PAST_BAR, PAST_LINE, SECONDARY,
        SUCCESS, TEXT, visuals,
    };
    use crate::catalogue::looks::Colour;
    use crate::catalogue::looks::vision::contrast_ratio;
    use bevy_egui::egui::Color32;

    /// The contrast ratio for the colour vision for which it is the least.
    fn ratio(one: Color32, other: Color32) -> f32 {
        let light = |colour: Color32| Colour([colour.r(), colour.g(), colour.b()]).light();
        contrast_ratio(light(one), light(other))
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

    /// The backgrounds of the interface, and what is seen on them.
    const GROUNDS: [(&str, Color32); 5] = [
        ("bars", BAR),
        ("pages, menus", PANEL),
        ("fields", FIELD),
        ("bar of a review", PAST_BAR),
        ("buttons", BUTTON[0]),
    ];

    /// The rows of the table for the interface.
    fn table() -> String {
        let focus = visuals().widgets.active.bg_stroke.color;
        let seen = [
            ("text", TEXT),
            ("secondary text", SECONDARY),
            ("what can be acted on", ACCENT),
            ("refusals, errors", ERROR),
            ("what is right", SUCCESS),
            ("frame of what has the focus", focus),
        ];
        let mut rows = vec![
            format!("| | {} |", GROUNDS.map(|(name, _)| name).join(" | ")),
            format!("|---|{}", "---|".repeat(GROUNDS.len())),
        ];
        rows.extend(seen.into_iter().map(|(name, colour)| {
            let cells = GROUNDS.map(|(_, ground)| format!("{:.1}", ratio(colour, ground)));
            format!("| {name} | {} |", cells.join(" | "))
        }));
        rows.push(String::new());
        for (name, one, other) in [
            ("words on a button that leads on", ON_ACCENT, ACCENT),
            ("words on what is chosen", TEXT, BUTTON[3]),
            ("words on the turn under review", TEXT, PAST),
        ] {
            rows.push(format!("- {name}: {:.1}", ratio(one, other)));
        }
        rows.join("\n")
    }

    /// The table in the documentation is the one that follows from the colours.
    #[test]
    fn the_table_of_the_documentation_is_current() {
        let (documented, table) = (include_str!("../../../../docs/access.md"), table());
        assert!(documented.contains(&table), "docs/access.md needs this table:\n{table}");
    }
}
