//! What a picture must show: colours at the places where the camera sees the points, not bytes.

use bevy::prelude::*;
use fanorona::app::session::{Guidance, Hint, Session, stones};
use fanorona::app::table::{Insets, Layout, Look, StoneLooks, TableCamera};
use fanorona::rules::Side;

/// All that is wrong in a picture. `whole` tells whether it must show the whole board.
pub fn faults(world: &mut World, image: &Image, whole: bool) -> Vec<String> {
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let Ok((camera, eye)) = cameras.single(world) else { return vec!["no camera".into()] };
    let layout = world.resource::<Layout>();
    let looks = world.resource::<StoneLooks>();
    let insets = world.resource::<Insets>();
    let guidance = world.resource::<Guidance>();
    let record = &world.resource::<Session>().record;
    let field = brightness(&world.resource::<Look>().board.field.mean().map(as_seen));
    let lying = stones(record.chain());
    let board = layout.board();
    let size = image.size().as_vec2();
    let free = Rect::new(insets.left, insets.top, size.x - insets.right, size.y - insets.bottom);

    // Where the result is shown when a game is over.
    let dialog = match guidance.to_move {
        Some(_) => Rect::new(0.0, 0.0, 0.0, 0.0),
        None => {
            Rect::from_center_half_size(Vec2::new(size.x / 2.0, 185.0), Vec2::new(185.0, 150.0))
        }
    };

    let advice = guidance.hint.as_ref().and_then(Hint::advice);
    let advised = |point| {
        advice.is_some_and(|it| {
            it.way.contains(&point) || it.taken.iter().any(|taken| taken.contains(point))
        })
    };
    let mut faults = Vec::new();
    if whole && !sees_all(camera, eye, layout, free) {
        faults.push("a corner of the board is out of view".into());
    }
    for point in board.points() {
        let name = board.name(point);
        let marked = guidance.target(point).is_some()
            || guidance.preview.iter().any(|group| group.contains(point))
            || guidance.path.contains(&point)
            || guidance.last.contains(&point)
            || guidance.chosen == Some(point)
            || advised(point);
        let side = Side::BOTH.into_iter().find(|&side| lying[side as usize].contains(point));
        // All over a stone's top, or on bare wood away from every line.
        let spots: &[(f32, f32)] = match side {
            Some(_) => &[(0.0, 0.08), (0.1, 0.1), (-0.1, 0.1), (0.12, 0.0), (-0.12, 0.0)],
            None => &[(0.28, 0.11), (0.28, 0.13), (0.3, 0.12)],
        };
        let up = if side.is_some() { looks.height * 0.97 } else { 0.0 };
        let colours = spots.iter().filter_map(|&(x, z)| {
            let place = layout.place(point) + Vec3::new(x, up, z);
            let at = camera.world_to_viewport(eye, place).ok()?;
            colour(image, at).filter(|_| free.contains(at) && !dialog.contains(at))
        });
        let Some([r, g, b]) = median(colours.collect()) else { continue };
        let bright = brightness(&[r, g, b]);
        let seen = format!("({r:.2} {g:.2} {b:.2})");
        match side {
            Some(_) if advised(point) => {}
            Some(_) if guidance.preview.iter().any(|group| group.contains(point)) => {}
            Some(Side::White) if bright < 0.58 => {
                faults.push(format!("{name} shows no light stone: {seen}"));
            }
            Some(Side::Black) if bright > 0.44 => {
                faults.push(format!("{name} shows no dark stone: {seen}"));
            }
            None if !marked && (bright - field).abs() > 0.22 => {
                faults.push(format!("{name} shows no board: {seen}, not {field:.2}"));
            }
            // Evening light warms even grey stone.
            None if !marked && r < b + 0.05 => {
                faults.push(format!("{name} shows no warm board: {seen}"));
            }
            _ => {}
        }
    }
    faults
}

/// A part of a colour's light in the picture, from 0 to 1.
fn as_seen(light: f32) -> f32 {
    light.powf(1.0 / 2.2)
}

/// Is the whole board in the free part of the window?
fn sees_all(camera: &Camera, eye: &GlobalTransform, layout: &Layout, free: Rect) -> bool {
    let half = layout.half_size() + 1.0;
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].into_iter().all(|(x, z)| {
        camera
            .world_to_viewport(eye, Vec3::new(x * half.x, 0.0, z * half.y))
            .is_ok_and(|at| free.contains(at))
    })
}

/// How bright a colour looks, from 0 to 1.
fn brightness([r, g, b]: &[f32; 3]) -> f32 {
    0.3 * r + 0.59 * g + 0.11 * b
}

/// The colour of middle brightness, so that neither a glint nor an engraved mark decides.
fn median(mut colours: Vec<[f32; 3]>) -> Option<[f32; 3]> {
    colours.sort_by(|one, other| brightness(one).total_cmp(&brightness(other)));
    colours.get(colours.len() / 2).copied()
}

/// The mean colour around a place of the picture, as sRGB from 0 to 1; `None` outside it.
fn colour(image: &Image, at: Vec2) -> Option<[f32; 3]> {
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
