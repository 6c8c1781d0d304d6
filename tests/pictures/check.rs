//! Checks pictures by the colours at the points of the board.

use crate::colours::{Colour, Holds, brightness, error};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::Order;
use fanorona::app::session::{CurrentGuidance, CurrentSession};
use fanorona::app::table::{Insets, Layout, StoneLooks, TableCamera, TableLook};
use fanorona::game::play::{Hint, stones};
use fanorona::rules::Side;

/// Places on the top of a stone, x and z: inside, between and outside its rings.
const ON_STONE: [(f32, f32); 9] = [
    (0.0, 0.06),
    (0.145, 0.0),
    (-0.145, 0.0),
    (0.0, 0.145),
    (0.0, -0.145),
    (0.25, 0.05),
    (-0.25, 0.05),
    (0.1, 0.24),
    (-0.1, 0.24),
];
/// Places around a point where only the board is visible: between the lines, and within the width of
/// a stone.
const BESIDE_LINES: [(f32, f32); 8] = [
    (0.28, 0.12),
    (0.28, -0.12),
    (-0.28, 0.12),
    (-0.28, -0.12),
    (0.12, 0.28),
    (0.12, -0.28),
    (-0.12, 0.28),
    (-0.12, -0.28),
];

/// The errors of a picture. `whole` tells whether it must show the whole board.
pub fn errors(world: &mut World, image: &Image, whole: bool) -> Vec<String> {
    let covered = covered(world);
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let Ok((camera, eye)) = cameras.single(world) else { return vec!["no camera".into()] };
    let layout = world.resource::<Layout>();
    let looks = world.resource::<StoneLooks>();
    let insets = world.resource::<Insets>();
    let guidance = world.resource::<CurrentGuidance>();
    let record = &world.resource::<CurrentSession>().record();
    let field = brightness(&world.resource::<TableLook>().board.field.mean().map(as_seen));
    let lying = stones(record.chain());
    let board = layout.board();
    let size = image.size().as_vec2();
    let free = Rect::new(insets.left, insets.top, size.x - insets.right, size.y - insets.bottom);

    let advice = guidance.hint.as_ref().and_then(Hint::advice);
    let advised = |point| {
        advice.is_some_and(|it| {
            it.path.contains(&point) || it.taken.iter().any(|taken| taken.contains(point))
        })
    };
    let previewed = |point| guidance.preview.iter().any(|group| group.contains(point));
    let mut errors = Vec::new();
    if whole && !sees_all(camera, eye, layout, free) {
        errors.push("a corner of the board is out of view".into());
    }
    for point in board.points() {
        let name = board.name(point);
        let marked = guidance.target(point).is_some()
            || previewed(point)
            || guidance.path.contains(&point)
            || guidance.last.contains(&point)
            || guidance.chosen == Some(point)
            || advised(point);
        let side = Side::BOTH.into_iter().find(|&side| lying[side as usize].contains(point));
        if side.is_none() && marked || side.is_some() && (advised(point) || previewed(point)) {
            continue;
        }
        let spots: &[(f32, f32)] = if side.is_some() { &ON_STONE } else { &BESIDE_LINES };
        let seen = spots.iter().filter_map(|&(x, z)| {
            let up = if side.is_some() { surface(looks, x.hypot(z)) } else { 0.0 };
            let place = layout.place(point) + Vec3::new(x, up, z);
            let at = camera.world_to_viewport(eye, place).ok()?;
            colour(image, at)
                .filter(|_| free.contains(at) && !covered.iter().any(|it| it.contains(at)))
        });
        let holds = match side {
            Some(Side::White) => Holds::Light,
            Some(Side::Black) => Holds::Dark,
            None => Holds::Board(field),
        };
        let what = error(holds, &seen.collect::<Vec<Colour>>());
        errors.extend(what.map(|what| format!("{name} shows {what}")));
    }
    errors
}

/// The height of a stone at a distance from its centre, approximated by an ellipsoid.
fn surface(looks: &StoneLooks, away: f32) -> f32 {
    let part = (away / (looks.width / 2.0)).min(1.0);
    looks.height / 2.0 * (1.0 + (1.0 - part * part).sqrt())
}

/// The windows of the interface that are over the board.
fn covered(world: &mut World) -> Vec<Rect> {
    let mut contexts = world.query::<&mut EguiContext>();
    let Some(mut context) = contexts.iter_mut(world).next() else { return Vec::new() };
    let context = context.get_mut();
    let zoom = context.zoom_factor();
    context.memory(|memory| {
        let layers = memory.areas().visible_layer_ids().into_iter();
        layers
            .filter(|layer| layer.order != Order::Background)
            .filter_map(|layer| memory.area_rect(layer.id))
            .map(|it| Rect::new(it.min.x, it.min.y, it.max.x, it.max.y))
            .map(|it| Rect { min: it.min * zoom, max: it.max * zoom }.inflate(4.0))
            .collect()
    })
}

/// A colour channel as it appears in the picture, from 0 to 1.
fn as_seen(light: f32) -> f32 {
    light.powf(1.0 / 2.2)
}

/// Whether the whole board is in the free part of the window.
fn sees_all(camera: &Camera, eye: &GlobalTransform, layout: &Layout, free: Rect) -> bool {
    let half = layout.half_size() + 1.0;
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].into_iter().all(|(x, z)| {
        camera
            .world_to_viewport(eye, Vec3::new(x * half.x, 0.0, z * half.y))
            .is_ok_and(|at| free.contains(at))
    })
}

/// The mean colour around a place of the picture, as sRGB from 0 to 1; `None` outside it.
fn colour(image: &Image, at: Vec2) -> Option<Colour> {
    let mut sum = [0.0; 3];
    for step in 0..9 {
        let (x, y) = (at.x as i32 + step % 3 - 1, at.y as i32 + step / 3 - 1);
        let pixel = image.get_color_at(u32::try_from(x).ok()?, u32::try_from(y).ok()?).ok()?;
        let pixel = pixel.to_srgba();
        for (part, sum) in [pixel.red, pixel.green, pixel.blue].into_iter().zip(&mut sum) {
            *sum += part / 9.0;
        }
    }
    Some(sum)
}
