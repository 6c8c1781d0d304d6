//! Colours and bounded numbers in look files, and the perceptual distance of colours.

use serde::de::{Deserialize, Deserializer, Error};

/// A colour, written `"#rrggbb"` (sRGB).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// The colour in linear sRGB, each component from 0 to 1.
    pub fn light(self) -> [f32; 3] {
        self.0.map(|byte| {
            let s = f32::from(byte) / 255.0;
            if s <= 0.04045 { s / 12.92 } else { ((s + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        Some(Self([part(0)?, part(2)?, part(4)?]))
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("`{text}` is no colour; write \"#rrggbb\"")))
    }
}

/// A number from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Share(pub f32);

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f32::deserialize(deserializer)?;
        if (0.0..=1.0).contains(&number) {
            Ok(Self(number))
        } else {
            Err(D::Error::custom(format!("{number} is not from 0 to 1")))
        }
    }
}

/// A number with inclusive limits in thousandths: 20 and 60 mean 0.02 to 0.06.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Within<const LEAST: u32, const MOST: u32>(pub f32);

impl<'de, const LEAST: u32, const MOST: u32> Deserialize<'de> for Within<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f32::deserialize(deserializer)?;
        let [least, most] = [LEAST, MOST].map(|limit| limit as f32 / 1000.0);
        if (least..=most).contains(&number) {
            Ok(Self(number))
        } else {
            Err(D::Error::custom(format!("{number} is not from {least} to {most}")))
        }
    }
}

/// A colour in CIE Lab, illuminant D65.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lab {
    /// Lightness, 0 to 100.
    pub lightness: f32,
    /// Green (negative) to red.
    pub a: f32,
    /// Blue (negative) to yellow.
    pub b: f32,
}

impl Lab {
    /// Converts a colour from linear sRGB.
    pub fn of([r, g, b]: [f32; 3]) -> Self {
        let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
        let root = |t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
        let (x, y, z) = (root(x), root(y), root(z));
        Self { lightness: 116.0 * y - 16.0, a: 500.0 * (x - y), b: 200.0 * (y - z) }
    }

    /// The distance of two colours (CIE 1976): 2 is just noticeable, 20 is obvious.
    pub fn distance(self, other: Self) -> f32 {
        let [l, a, b] = [self.lightness - other.lightness, self.a - other.a, self.b - other.b];
        (l * l + a * a + b * b).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_colours_convert_to_their_lab_values() {
        let lab = |colour: [u8; 3]| Lab::of(Colour(colour).light());
        assert!((lab([255, 255, 255]).lightness - 100.0).abs() < 0.1);
        assert!(lab([0, 0, 0]).lightness.abs() < 0.1);
        let red = lab([255, 0, 0]);
        assert!((red.lightness - 53.2).abs() < 0.3 && (red.a - 80.1).abs() < 0.6);
        assert!((red.distance(lab([0, 255, 0])) - 170.6).abs() < 1.5);
    }

    #[test]
    fn only_six_hexadecimal_digits_are_a_colour() {
        assert_eq!(Colour::parse("#0aFf10"), Some(Colour([10, 255, 16])));
        for text in ["", "#", "0aff10", "#0aff1", "#0aff100", "#0aff1g", "#é1234", "#+12345"] {
            assert_eq!(Colour::parse(text), None, "{text}");
        }
    }
}
