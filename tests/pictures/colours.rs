//! Which colours tell what stands on a point. Pure, so that wrong pictures can be shown to it: see
//! `tests/app/colours.rs`, for this program brings a `main` of its own.

/// A colour of a picture, as sRGB from 0 to 1.
pub type Colour = [f32; 3];

/// What a point holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Holds {
    /// A light stone.
    Light,
    /// A dark stone.
    Dark,
    /// Nothing: the board is seen, and this is how bright it is.
    Board(f32),
}

/// A light stone is at least so bright, a dark one at most so.
const LIGHT: f32 = 0.58;
const DARK: f32 = 0.44;
/// The board may be so much darker or brighter than it is said to be: light falls off to the sides.
const BOARD: f32 = 0.22;
/// Evening light warms even grey stone: its red exceeds its blue by so much.
const WARM: f32 = 0.05;

/// What is wrong with the colours of a few spots of a point that holds this; `None` when nothing
/// is, or where no spot is in view.
pub fn error(holds: Holds, spots: &[Colour]) -> Option<String> {
    let seen = told(holds, spots)?;
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

/// The colour that tells. On a light stone it is the middle one, so that neither its mark nor the
/// lamp's light in it decides. A polished dark stone mirrors lamp and room in half of its top, and
/// is known by what is dark. Of bare board it is the spot most like it: stones cast shadows.
fn told(holds: Holds, spots: &[Colour]) -> Option<Colour> {
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

/// How bright a colour looks, from 0 to 1.
pub fn brightness([r, g, b]: &Colour) -> f32 {
    0.3 * r + 0.59 * g + 0.11 * b
}
