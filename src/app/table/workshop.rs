//! Where surfaces are made while the game goes on: a few milliseconds of work a frame, so that
//! nothing freezes, on one thread as on many. What is made coarsely at first is replaced when the
//! fine one is ready.

use super::board::wooden;
use super::quality::Quality;
use super::stones::{Skin, finish};
use super::wood::TopBake;
use crate::app::AppSet;
use crate::catalogue::looks::StoneSet;
use crate::rules::Side;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// A frame is given at least so much work.
const LEAST: Duration = Duration::from_millis(7);
/// Where frames are slow anyway, this part of one.
const PART: f32 = 0.3;

/// The work that is waiting.
#[derive(Resource, Default)]
pub struct Workshop {
    top: Option<(TopBake, Handle<StandardMaterial>)>,
    skins: VecDeque<SkinOrder>,
    /// Everything is to be finished within the frame, for whoever takes pictures of it.
    pub hurried: bool,
}

/// One kind of a side's stones to be made.
pub struct SkinOrder {
    /// The set it belongs to.
    pub set: Arc<StoneSet>,
    /// Whose stones they are.
    pub side: Side,
    /// Which of the kinds.
    pub kind: usize,
    /// Texels along a side.
    pub size: usize,
    /// The mark's relief.
    pub relief: Option<Handle<Image>>,
    /// The material that is to look like that.
    pub material: Handle<StandardMaterial>,
}

impl Workshop {
    /// Is there nothing left to do?
    pub fn is_idle(&self) -> bool {
        self.top.is_none() && self.skins.is_empty()
    }

    /// Orders a board's top; an unfinished one is thrown away.
    pub(super) fn order_top(&mut self, top: TopBake, material: Handle<StandardMaterial>) {
        self.top = Some((top, material));
    }

    /// Orders stones instead of those that were ordered before.
    pub(super) fn order_skins(&mut self, skins: impl Iterator<Item = SkinOrder>) {
        self.skins = skins.collect();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Workshop>().add_systems(Update, work.in_set(AppSet::Present));
}

fn work(
    time: Res<Time<Real>>,
    quality: Res<Quality>,
    mut workshop: ResMut<Workshop>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    if workshop.is_idle() {
        return;
    }
    let begun = Instant::now();
    let budget = LEAST.max(time.delta().min(Duration::from_secs(1)).mul_f32(PART));
    while workshop.hurried || begun.elapsed() < budget {
        if let Some((top, _)) = &mut workshop.top {
            if top.work()
                && let Some((top, material)) = workshop.top.take()
                && let Some(surface) = top.surface()
            {
                let made = wooden(surface, *quality, &mut images);
                // The handle is kept by whoever ordered; an unknown one is no longer wanted.
                let _ = materials.insert(&material, made);
            }
        } else if let Some(order) = workshop.skins.pop_front() {
            let skin = Skin::bake(&order.set, order.side, order.kind, order.size);
            let made = finish(&order.set, order.side, skin, order.relief, &mut images);
            let _ = materials.insert(&order.material, made);
        } else {
            return;
        }
    }
}
