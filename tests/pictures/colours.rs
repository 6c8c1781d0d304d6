//! Decides by colours what is on a point. Separate, so that `tests/app/colours.rs` can test it with
//! wrong pictures; this program has a `main` of its own.

/// A colour of a picture, as sRGB from 0 to 1.
pub type Colour = [f32; 3];

/// What is on a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Holds {
    /// A light stone.
    Light,
    /// A dark stone.
    Dark,
    /// Nothing: the board is visible, with this brightness.
    Board(f32),
}

/// The least brightness of a light stone, and the greatest of a dark one.
const LIGHT: f32 = 0.58;
const DARK: f32 = 0.44;
/// The tolerance for the brightness of the board, because light falls off to the sides.
const BOARD: f32 = 0.22;
/// The excess of red over blue that warm light gives even grey stone.
const WARM: f32 = 0.05;

/// The error in the colours of a few spots of a point; `None` if they are correct or not visible.
pub fn error(holds: Holds, spots: &[Colour]) -> Option<String> {
    let seen = decisive(holds, spots)?;
    let bright = brightness(&seen);
    let [r, g, b] = seen;
    let wrong = match holds {
        Holds::Light => (bright < LIGHT).then_some("no light stone"),
        Holds::Dark => (bright > DARK).then_some("no dark stone"),
        Holds::Board(field) if (bright - field).abs() > BOARD => Some("no board"),
        Holds::Board(_) => (r < b + WARM).then_some("no warm board"),
    };
    wrong
        .map(|what| format!("{what}: ({r:.2} {g:.2} {b:.2}), brightness {bright:.2} for {holds:?}"))
}

/// The decisive colour. On a light stone it is the median, so that neither its mark nor a highlight
/// decides. A polished dark stone reflects lamp and room in half of its top, so the darkest colours
/// decide. On the bare board it is the spot closest to it, because stones cast shadows.
fn decisive(holds: Holds, spots: &[Colour]) -> Option<Colour> {
    let mut sorted = spots.to_vec();
    sorted.sort_by(|one, other| brightness(one).total_cmp(&brightness(other)));
    match holds {
        Holds::Light => sorted.get(sorted.len() / 2).copied(),
        Holds::Dark => sorted.get(sorted.len() / 4).copied(),
        Holds::Board(field) => sorted.into_iter().min_by(|one, other| {
            let off = |colour| (brightness(colour) - field).abs();
            off(one).total_cmp(&off(other))
        }),
    }
}

/// The perceived brightness of a colour, from 0 to 1.
pub fn brightness([r, g, b]: &Colour) -> f32 {
    0.3 * r + 0.59 * g + 0.11 * b
}
