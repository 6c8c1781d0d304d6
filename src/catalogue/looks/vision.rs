//! Simulated colour blindness: protan, deutan and tritan vision after Machado, Oliveira and
//! Fernandes (2009), at full severity.

use super::{BoardLook, Colour, Lab, StoneSet};

/// A type of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    /// Normal colour vision.
    Full,
    /// No cones for long wavelengths: red appears dark.
    Protan,
    /// No cones for medium wavelengths.
    Deutan,
    /// No cones for short wavelengths.
    Tritan,
}

impl Vision {
    /// All types.
    pub const ALL: [Self; 4] = [Self::Full, Self::Protan, Self::Deutan, Self::Tritan];

    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// A colour in linear sRGB as it is perceived.
    pub fn sees(self, light: [f32; 3]) -> [f32; 3] {
        self.matrix().map(|row| {
            row.iter().zip(light).map(|(part, light)| part * light).sum::<f32>().clamp(0.0, 1.0)
        })
    }

    /// A colour in linear sRGB as it is perceived, in CIE Lab.
    pub fn lab(self, light: [f32; 3]) -> Lab {
        Lab::of(self.sees(light))
    }
}

/// How well two colours can be distinguished: the minimum over all types of colour vision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contrast {
    /// The smallest difference of lightness, 0 to 100.
    pub lightness: f32,
    /// The smallest distance of the colours; see [`Lab::distance`].
    pub distance: f32,
}

impl Contrast {
    /// The required contrast between the two sides' stones.
    pub const SIDES: Self = Self { lightness: 30.0, distance: 32.0 };
    /// The required contrast between stones and the board's field.
    pub const BOARD: Self = Self { lightness: 10.0, distance: 13.0 };

    /// The contrast between two colours in linear sRGB.
    pub fn between(one: [f32; 3], other: [f32; 3]) -> Self {
        let mut least = Self { lightness: f32::MAX, distance: f32::MAX };
        for vision in Vision::ALL {
            let (one, other) = (vision.lab(one), vision.lab(other));
            least.lightness = least.lightness.min((one.lightness - other.lightness).abs());
            least.distance = least.distance.min(one.distance(other));
        }
        least
    }

    /// Whether this contrast is at least `wanted`.
    pub fn reaches(self, wanted: Self) -> bool {
        self.lightness >= wanted.lightness && self.distance >= wanted.distance
    }
}

/// The contrast ratio of WCAG 2 between two colours in linear sRGB, from 1 to 21, for the colour vision for which it is
/// the least.
///
/// ```
/// use fanorona::catalogue::looks::vision::contrast_ratio;
///
/// assert_eq!(contrast_ratio([0.0; 3], [1.0; 3]).round(), 21.0);
/// ```
pub fn contrast_ratio(one: [f32; 3], other: [f32; 3]) -> f32 {
    let luminance = |light: [f32; 3]| light[0] * 0.2126 + light[1] * 0.7152 + light[2] * 0.0722;
    let ratio = |vision: Vision| {
        let [one, other] = [one, other].map(|light| luminance(vision.sees(light)) + 0.05);
        one.max(other) / one.min(other)
    };
    Vision::ALL.into_iter().map(ratio).fold(f32::INFINITY, f32::min)
}

/// Whether everybody can distinguish the two sides of this set from each other and from this board,
/// judged by their mean colours.
pub fn readable(board: &BoardLook, stones: &StoneSet) -> bool {
    let [white, black] = [&stones.white, &stones.black].map(|side| side.body.mean());
    let field = board.field.mean();
    Contrast::between(white, black).reaches(Contrast::SIDES)
        && [white, black]
            .into_iter()
            .all(|stone| Contrast::between(stone, field).reaches(Contrast::BOARD))
}

/// Interpolates two colours in linear sRGB; `part` is the weight of the second.
pub(super) fn blend(one: Colour, other: Colour, part: f32) -> [f32; 3] {
    let (one, other) = (one.light(), other.light());
    std::array::from_fn(|at| one[at] + (other[at] - one[at]) * part)
}
