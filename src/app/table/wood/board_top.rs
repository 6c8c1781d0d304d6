//! The texels of a board's top: grooves, dimples, the carved frame, wear and dirt.

use super::Texel;
use super::border::Border;
use super::noise::{noise, ramp};
use super::solid_texture::{SolidTexture, light_of};
use crate::app::table::Layout;
use crate::app::table::shape::{DESIGNED, MARGIN, Shape};
use crate::catalogue::looks::BoardLook;
use bevy::math::{Vec2, Vec3};

/// The radius of the dimple at a strong point, and of the ring around it.
const STRONG: [f32; 2] = [0.085, 0.155];
/// The radius of the dimple at a weak point.
const WEAK: f32 = 0.062;
/// The radius of the shallow pit that stones have worn at every point, and its depth in depths of a
/// line: inlaid boards have none to speak of.
const PIT: (f32, f32) = (0.4, 2.4);
/// Half the width of a stroke of a coordinate, on a frame of the designed width.
const STROKE: f32 = 0.0185;

/// How far a burnt line browns the wood, in half widths of the line, and how much of each colour's light
/// is lost beside it.
const SCORCH: f32 = 3.6;
const SCORCHED: Vec3 = Vec3::new(0.26, 0.36, 0.44);

/// The seed of the frame's wood.
pub(super) const FRAME_SEED: u32 = 37;

/// What all texels of one board's top share.
pub(crate) struct BoardTop {
    layout: Layout,
    shape: Shape,
    border: Border,
    field: SolidTexture,
    frame: SolidTexture,
    groove: CarvedGroove,
    inlay: Inlay,
    /// How deep the carving is cut.
    carved: f32,
    signs: Vec3,
}

/// What is laid into the raised parts of the frame's carving, and into the racks.
#[derive(Clone, Copy)]
pub(super) struct Inlay {
    colour: Vec3,
    /// How much of the wood it hides, from 0 to 1.
    share: f32,
}

#[derive(Clone, Copy)]
struct CarvedGroove {
    colour: Vec3,
    half: f32,
    depth: f32,
    uneven: f32,
    worn: f32,
    /// Whether the groove is darker than the wood: burnt or dirty instead of inlaid.
    dark: bool,
}

impl Inlay {
    pub fn of(look: &BoardLook) -> Self {
        Self { colour: light_of(look.carving.inlay), share: look.carving.inlaid.0 }
    }

    /// Lays it into a texel at this place, as far as that is `raised`, from 0 to 1.
    pub fn lay(&self, texel: &mut Texel, place: Vec2, raised: f32) {
        let at = Vec3::new(place.x, 9.0, place.y);
        let tone = 0.78 + 0.44 * noise(at * 3.0, 5);
        let grain = 0.9 + 0.2 * noise(at * Vec3::new(40.0, 1.0, 40.0), 6);
        let laid = self.colour * tone * grain * 0.85;
        texel.colour = texel.colour.lerp(laid, raised * self.share * 0.92);
        // What is not inlaid is polished by hands.
        texel.colour *= 1.0 + 0.25 * raised * (1.0 - self.share);
    }
}

impl BoardTop {
    /// The top of a board with this layout and look.
    pub fn new(layout: &Layout, look: &BoardLook) -> Self {
        let shape = Shape::of(layout);
        let colour = light_of(look.groove.colour);
        let weight = Vec3::new(0.2126, 0.7152, 0.0722);
        let dark = colour.dot(weight) < Vec3::from_array(look.field.mean()).dot(weight);
        Self {
            layout: layout.clone(),
            border: Border::of(layout, &shape),
            field: SolidTexture::of(&look.field, 11),
            frame: SolidTexture::of(&look.frame, FRAME_SEED),
            groove: CarvedGroove {
                colour,
                half: look.groove.half.0,
                depth: look.groove.depth.0,
                uneven: look.groove.uneven.0,
                worn: look.groove.worn.0,
                dark,
            },
            inlay: Inlay::of(look),
            carved: look.carving.depth.0,
            signs: light_of(look.signs),
            shape,
        }
    }

    /// The texel at a position, x and z, with its distances from the nearest line and from the
    /// nearest stroke of a coordinate. `blur` is the size of a texel.
    pub(crate) fn texel(&self, place: Vec2, line: f32, written: f32, blur: f32) -> Texel {
        let out = self.shape.beyond_field(place.x, place.y);
        if out < 0.0 {
            self.field_texel(place, -out, line, blur)
        } else {
            self.frame_texel(place, out, written, blur)
        }
    }

    /// A texel of the playing field, this far inside the frame.
    fn field_texel(&self, place: Vec2, inside: f32, line: f32, blur: f32) -> Texel {
        let at = Vec3::new(place.x, 0.0, place.y);
        let mut texel = Texel::from(self.field.at(at, self.shape.field.y));
        let (layout, groove) = (&self.layout, &self.groove);
        self.worn_by_play(&mut texel, at);
        let half = layout.half_size();
        let column = (place.x + half.x).round().clamp(0.0, 2.0 * half.x);
        let row = (half.y - place.y).round().clamp(0.0, 2.0 * half.y);
        let away = place.distance(Vec2::new(column - half.x, half.y - row));
        groove.pit(&mut texel, at, away);
        groove.cut(&mut texel, at, line, 1.0, blur);
        if let Some(point) = layout.board().point(column as usize, row as usize) {
            if layout.board().is_strong(point) {
                groove.cut(&mut texel, at, (away - STRONG[1]).abs(), 0.66, blur);
                groove.dimple(&mut texel, away, STRONG[0], blur);
            } else {
                groove.dimple(&mut texel, away, WEAK, blur);
            }
        }
        // Dust and shade along the frame.
        let shade = (-inside / (MARGIN * 0.2)).exp();
        texel.open *= 1.0 - 0.55 * shade;
        texel.colour *= 1.0 - 0.4 * shade;
        texel
    }

    /// Years of play have made the surface smoother and slightly darker.
    fn worn_by_play(&self, texel: &mut Texel, at: Vec3) {
        let smooth = noise(at * 0.8 + 3.0, 91);
        texel.rough -= 0.10 * smooth;
        let hands = noise(at * 0.45 + 21.0, 93);
        texel.colour *= 0.93 + 0.12 * hands;
    }

    /// A texel of the frame, `out` away from the field.
    fn frame_texel(&self, place: Vec2, out: f32, written: f32, blur: f32) -> Texel {
        let (field, scale) = (self.shape.field, self.shape.scale());
        let beside = (place.x.abs() - field.x) - (place.y.abs() - field.y);
        // Each of the four pieces is cut from another part of the tree, with the grain along its
        // length.
        let p = if beside > 0.0 {
            frame_wood(place.y, 0.0, place.x, true)
        } else {
            frame_wood(place.x, 0.0, place.y, false)
        };
        let mut texel = Texel::from(self.frame.at(p, 1.0));
        let carved = self.border.at(place, blur);
        texel.colour *= 1.0 - 0.70 * carved.patina;
        self.inlay.lay(&mut texel, place, carved.raised);
        texel.height -= self.carved * carved.depth * scale;
        texel.rough += 0.3 * carved.patina;
        texel.open *= 1.0 - 0.45 * carved.patina;

        // From here in units of a frame of the designed width.
        let (out, written, blur) = (out / scale, written / scale, blur / scale);
        // Inlaid coordinates with a fine dark joint around them.
        let joint = 1.0 - ramp(STROKE + 0.004, STROKE + 0.022, written);
        let sign = 1.0 - ramp(STROKE - 0.7 * blur, STROKE + 0.7 * blur, written);
        texel.colour *= 1.0 - 0.6 * joint;
        texel.colour = texel.colour.lerp(self.signs, sign);

        // The mitre joint, and the shade at the frame's foot.
        let mitre = 1.0 - ramp(0.004, 0.014, beside.abs());
        texel.colour *= 1.0 - 0.6 * mitre;
        texel.height -= 0.0012 * mitre;
        texel.open *= 1.0 - 0.4 * (1.0 - ramp(0.0, 0.05, out));
        self.worn_by_hands(&mut texel, Vec3::new(place.x, 9.0, place.y), out);
        texel
    }

    /// Edges worn pale by hands: at the corners, by which a board is carried, and before each player,
    /// most of all. There the varnish is gone.
    fn worn_by_hands(&self, texel: &mut Texel, at: Vec3, out: f32) {
        let (field, outer) = (self.shape.field, self.shape.outer);
        let corner = Vec2::new(at.x.abs(), at.z.abs()).distance(outer) / 1.1;
        let wrist = Vec2::new(at.x / field.x / 0.55, (at.z.abs() - outer.y) / 0.6).length();
        let held = (1.0 - corner).max(1.0 - wrist).clamp(0.0, 1.0);
        let rubbed = (0.5 + noise(at * 2.2, 8)) * (0.7 + 0.9 * held);
        let edge = ramp(DESIGNED - 0.10, DESIGNED - 0.02, out)
            + 0.7 * (1.0 - ramp(0.01, 0.05, (out - 0.045).abs()));
        texel.colour *= 1.0 + 0.32 * edge * rubbed;
        let bare = held * ramp(0.45, 0.85, noise(at * 3.3 + 7.0, 11)) * ramp(0.3, 0.8, out);
        texel.colour *= 1.0 + 0.22 * bare;
        texel.rough += 0.15 * bare;
    }
}

/// The position in the frame's solid wood: along a side of the frame, below its top, and across that
/// side from the board's middle. The left and right sides are other pieces than the near and far ones.
pub(super) fn frame_wood(along: f32, below: f32, across: f32, short: bool) -> Vec3 {
    let (up, from) = if short { (0.3, 23.0) } else { (0.0, 11.0) };
    Vec3::new(along, up - below, across + from * across.signum())
}

impl CarvedGroove {
    /// A groove with its middle at this distance; `part` is a factor on its width.
    fn cut(&self, texel: &mut Texel, at: Vec3, away: f32, part: f32, blur: f32) {
        if away > self.half * SCORCH {
            return;
        }
        let ragged = (noise(at * 9.0, 61) - 0.5) * 0.5 + (noise(at * 31.0, 63) - 0.5) * 0.3;
        let half = (self.half * part * (1.0 + ragged * self.uneven)).max(0.006);
        let soft = (half * 0.35).max(blur * 0.8);
        let inside = 1.0 - ramp(half - soft, half + soft * 0.4, away);
        let deep = (1.0 - (away / half).powi(2)).max(0.0);
        if self.dark {
            // A straight line was burnt in: brown beside it, more so where the iron stayed longer. An
            // uneven one was cut, and has some dirt beside it. Edges are rubbed pale here and there.
            let burnt = (1.0 - self.uneven) * (0.6 + 0.8 * noise(at * 1.7 + 30.0, 71));
            let scorched = 1.0 - ramp(half * 0.7, half * SCORCH, away);
            texel.colour *= Vec3::ONE - SCORCHED * burnt.min(1.0) * scorched;
            let dirt = 1.0 - ramp(half * 0.9, half * 2.6, away);
            texel.colour *= 1.0 - 0.15 * dirt;
            let lip =
                ramp(half * 0.8, half * 1.15, away) * (1.0 - ramp(half * 1.3, half * 2.2, away));
            let rubbed = ramp(0.35, 0.75, noise(at * 2.6 + 50.0, 65));
            texel.colour *= 1.0 + 0.55 * self.worn * lip * rubbed;
        } else {
            // A fine dark joint around the inlay.
            let joint = ramp(half * 0.7, half, away) * (1.0 - ramp(half * 1.1, half * 1.7, away));
            texel.colour *= 1.0 - 0.45 * joint;
        }
        let filled = 0.82 + 0.36 * noise(at * 7.0, 67);
        let dirt = inside * (0.97 - 0.25 * self.worn * ramp(0.5, 0.9, noise(at * 3.1, 69)));
        texel.colour = texel.colour.lerp(self.colour * filled, dirt);
        texel.height -= self.depth * deep * part;
        if self.dark {
            // Rough up to its rim, where it is steepest, so that no single texel glints.
            texel.rough += 0.5 * (1.0 - ramp(half, half + 2.0 * soft, away));
        }
        texel.open *= 1.0 - 0.4 * inside * (self.depth / 0.018).min(1.0);
    }

    /// The pit in which a stone lies, `away` from its middle: polished by stones, with a little dirt
    /// where they do not reach.
    fn pit(&self, texel: &mut Texel, at: Vec3, away: f32) {
        let (radius, deep) = PIT;
        let radius = radius * (1.0 + (noise(at * 2.4 + 60.0, 73) - 0.5) * 0.14 * self.uneven);
        if away > radius {
            return;
        }
        let (t, worn) = (away / radius, (self.depth / 0.018).min(1.0));
        texel.height -= self.depth * deep * (1.0 - t * t).powi(2);
        let ring = ramp(0.55, 0.8, t) * (1.0 - ramp(0.86, 1.0, t));
        let soiled = 0.5 + noise(at * 5.0 + 80.0, 75);
        texel.colour *= 1.0 - worn * (0.17 * ring * soiled + 0.06 * (1.0 - t));
        texel.rough -= 0.12 * worn * (1.0 - t);
        texel.open *= 1.0 - 0.16 * worn * (1.0 - t * t);
    }

    /// A round hollow at a point.
    fn dimple(&self, texel: &mut Texel, away: f32, radius: f32, blur: f32) {
        if away > radius * 1.4 {
            return;
        }
        let soft = (radius * 0.12).max(blur * 0.8);
        let inside = 1.0 - ramp(radius - soft, radius + soft * 0.4, away);
        let deep = (1.0 - (away / radius).powi(2)).max(0.0);
        if self.dark {
            let lip =
                ramp(radius * 0.9, radius, away) * (1.0 - ramp(radius * 1.05, radius * 1.3, away));
            texel.colour *= 1.0 + 0.35 * self.worn * lip;
        }
        // Polished by the stones in its middle, dirty towards its rim.
        let middle = 1.0 - ramp(0.0, radius * 0.9, away);
        let bottom = self.colour.lerp(texel.colour, if self.dark { 0.22 * middle } else { 0.0 });
        texel.colour = texel.colour.lerp(bottom, inside * 0.95);
        texel.height -= deep * radius * if self.dark { 0.3 } else { 0.1 };
        texel.rough += 0.05 * inside;
        if self.dark {
            texel.rough += 0.3 * (1.0 - ramp(radius, radius + 2.0 * soft, away)) * (1.0 - middle);
        }
        texel.open *= 1.0 - 0.3 * inside;
    }
}
