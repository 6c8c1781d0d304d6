//! A long exposure: the table is drawn many times from all over a lens, and the pictures are averaged.
//! What is not in focus is blurred as by a real lens, and edges are smooth.
//!
//! A camera of its own draws into an image, so that a still can be larger than the window. How long the
//! exposure is, and how large the still, depends on the quality: with a software renderer it is what the
//! window shows.

use crate::app::table::{Quality, TableCamera};
use bevy::camera::RenderTarget;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::light::{EnvironmentMapLight, ShadowFilteringMethod};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use std::sync::LazyLock;

/// The longer side of a still at high quality, in pixels.
const LARGE: f32 = 3840.0;
/// The radius of the lens, in units of the layout.
const LENS: f32 = 0.11;
/// The angle between two positions on the lens: the golden angle, in radians.
const GOLDEN: f32 = 2.399_963;
/// Frames before the first picture, in which pipelines for the camera are prepared.
const WARM_UP: u32 = 6;
/// The height of what is in focus above the board.
const HEIGHT: f32 = 0.1;

/// The number of pictures of an exposure at low, medium and high quality; `None` if the window itself is the picture.
const PICTURES: [Option<usize>; 3] = [None, Some(10), Some(32)];

/// A still that is being exposed.
#[derive(Debug)]
pub(super) struct Exposure {
    camera: Entity,
    /// What a picture is taken of.
    pub image: Handle<Image>,
    /// The transform of the camera in the middle of the lens, and what it focuses, in its own axes.
    from: Transform,
    focus: Vec3,
    /// Frames until the first picture.
    waits: u32,
    /// The pictures so far, and of how many.
    pub taken: usize,
    all: usize,
    /// The sums of red, green and blue of every pixel, as linear light.
    sums: Vec<u32>,
}

/// What the camera of a still has in common with that of the table.
#[derive(QueryData)]
pub(super) struct Lens {
    table: &'static TableCamera,
    camera: &'static Camera,
    transform: &'static Transform,
    projection: &'static Projection,
    edges: (&'static Msaa, &'static ShadowFilteringMethod),
    room: &'static EnvironmentMapLight,
}

/// The system parameter that begins exposures. Without a renderer there are none.
#[derive(SystemParam)]
pub(super) struct Studio<'w, 's> {
    pub commands: Commands<'w, 's>,
    quality: Option<Res<'w, Quality>>,
    images: Option<ResMut<'w, Assets<Image>>>,
    lenses: Query<'w, 's, Lens>,
}

impl Studio<'_, '_> {
    /// Begins an exposure of what the table's camera sees; `None` if the quality has none.
    pub fn begin(&mut self) -> Option<Exposure> {
        let quality = **self.quality.as_ref()?;
        let all = quality.of(PICTURES)?;
        let lens = self.lenses.iter().next()?;
        let window = lens.camera.physical_viewport_size()?.as_vec2();
        let larger = quality.of([1.0, 1.0, (LARGE / window.max_element()).max(1.0)]);
        let size = (window * larger).round().as_uvec2();
        let target = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        let image = self.images.as_mut()?.add(target);
        let from = *lens.transform;
        let focus = Vec3::new(lens.table.now.focus.x, HEIGHT, lens.table.now.focus.y);
        let sub_camera_view = lens.camera.sub_camera_view;
        let camera = self.commands.spawn((
            Camera3d::default(),
            Camera { order: -1, sub_camera_view, ..default() },
            RenderTarget::Image(image.clone().into()),
            lens.projection.clone(),
            (Tonemapping::TonyMcMapface, DebandDither::Enabled),
            (*lens.edges.0, *lens.edges.1),
            lens.room.clone(),
            from,
        ));
        Some(Exposure {
            camera: camera.id(),
            image,
            from,
            focus: from.to_matrix().inverse().transform_point3(focus),
            waits: WARM_UP,
            taken: 0,
            all,
            sums: vec![0; (size.x * size.y * 3) as usize],
        })
    }
}

impl Exposure {
    /// Moves the camera to its next place on the lens. Returns whether a picture can be taken from
    /// there in this frame.
    pub fn next(&mut self, commands: &mut Commands) -> bool {
        commands.entity(self.camera).insert(seen_from(self.from, self.focus, self.taken, self.all));
        self.waits = self.waits.saturating_sub(1);
        self.waits == 0
    }

    /// Adds a picture. Returns the still once it was the last one, and removes the camera.
    pub fn add(&mut self, picture: &Image, commands: &mut Commands) -> Option<Image> {
        let light: &[u16; 256] = &LIGHT;
        if let Some(data) = &picture.data {
            for (sum, pixel) in self.sums.chunks_exact_mut(3).zip(data.chunks_exact(4)) {
                for (sum, &byte) in sum.iter_mut().zip(pixel) {
                    *sum += u32::from(light[usize::from(byte)]);
                }
            }
        }
        self.taken += 1;
        if self.taken < self.all {
            return None;
        }
        commands.entity(self.camera).despawn();
        let mean = |sum: u32| byte_of(sum as f32 / self.all as f32 / f32::from(u16::MAX));
        let pixels = self.sums.chunks_exact(3);
        let data = pixels.flat_map(|rgb| [mean(rgb[0]), mean(rgb[1]), mean(rgb[2]), 255]).collect();
        let mut still = picture.clone();
        still.data = Some(data);
        Some(still)
    }
}

/// The transform of a camera at the `nth` of `all` places on the lens, turned so that the focus, given
/// in the axes of the camera in the middle, stays where it is seen.
fn seen_from(middle: Transform, focus: Vec3, nth: usize, all: usize) -> Transform {
    let away = LENS * ((nth as f32 + 0.5) / all as f32).sqrt();
    let off = Vec2::from_angle(nth as f32 * GOLDEN) * away;
    let off = Vec3::new(off.x, off.y, 0.0);
    let turn = Quat::from_rotation_arc(focus.normalize(), (focus - off).normalize());
    Transform {
        translation: middle.transform_point(off),
        rotation: middle.rotation * turn,
        ..middle
    }
}

/// sRGB bytes as linear light, from 0 to 65,535.
static LIGHT: LazyLock<[u16; 256]> = LazyLock::new(|| {
    std::array::from_fn(|byte| {
        let light = Color::srgb_u8(byte as u8, 0, 0).to_linear().red;
        (light * f32::from(u16::MAX)).round() as u16
    })
});

/// Linear light from 0 to 1 as an sRGB byte.
fn byte_of(light: f32) -> u8 {
    (Color::linear_rgb(light, 0.0, 0.0).to_srgba().red * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_focus_stays_where_it_is_and_the_rest_moves() {
        let middle = Transform::from_xyz(0.0, 12.0, 9.0).looking_at(Vec3::ZERO, Vec3::Y);
        let seen = |from: Transform, place: Vec3| {
            let at = from.to_matrix().inverse().transform_point3(place);
            at.truncate() / at.z
        };
        let focus = middle.to_matrix().inverse().transform_point3(Vec3::ZERO);
        let mut blurred: f32 = 0.0;
        for nth in 0..32 {
            let from = seen_from(middle, focus, nth, 32);
            assert!(from.translation.distance(middle.translation) <= LENS + 1e-5);
            assert!(seen(from, Vec3::ZERO).distance(seen(middle, Vec3::ZERO)) < 1e-5);
            let far = Vec3::new(1.0, 0.0, -4.0);
            blurred = blurred.max(seen(from, far).distance(seen(middle, far)));
        }
        assert!((0.0005..0.01).contains(&blurred), "{blurred}");
    }

    #[test]
    fn light_survives_encoding() {
        for byte in 0..=255_u8 {
            let light = f32::from(LIGHT[usize::from(byte)]) / f32::from(u16::MAX);
            assert!(byte_of(light).abs_diff(byte) <= 1, "{byte}");
        }
    }
}
