//! Stones that just lie there, for as long as nothing else puts stones on the table.

use bevy::prelude::*;
use fanorona::app::session::{Session, stones};
use fanorona::app::table::{Layout, StoneLooks};
use fanorona::rules::Side;

#[derive(Component)]
struct StandIn;

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, lay.run_if(resource_changed::<Session>));
}

fn lay(
    mut commands: Commands,
    session: Res<Session>,
    layout: Res<Layout>,
    looks: Res<StoneLooks>,
    lying: Query<Entity, With<StandIn>>,
) {
    for entity in &lying {
        commands.entity(entity).despawn();
    }
    let lying = stones(session.record.chain());
    for side in Side::BOTH {
        for point in lying[side as usize] {
            let turn = Quat::from_rotation_y(point.index() as f32 * 2.4);
            let place = Transform::from_translation(layout.place(point)).with_rotation(turn);
            commands.spawn((StandIn, looks.bundle(side, point.index()), place));
        }
    }
}
