//! Where surfaces are made while the game goes on: a few milliseconds of work a frame, so that
//! nothing freezes, on one thread as on many. What is made coarsely at first is replaced when the
//! fine one is ready.

use super::board::wooden;
use super::quality::Quality;
use super::stones::{SkinBake, finish};
use super::wood::{Solid, TopBake, plank};
use crate::app::schedule::AppSet;
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
pub struct BakeQueue {
    top: Option<(TopBake, Handle<StandardMaterial>)>,
    flank: Option<(PlankOrder, Handle<StandardMaterial>)>,
    skins: VecDeque<SkinOrder>,
    /// The first of them, begun.
    skin: Option<SkinBake>,
    /// Everything is to be finished within the frame, for whoever takes pictures of it.
    pub hurried: bool,
}

/// A plank to be made at one go: what it is cut from, how large it is, how many texels a unit has,
/// and whether its relief is wanted.
pub type PlankOrder = (Solid, Vec2, f32, bool);

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

impl BakeQueue {
    /// Is there nothing left to do?
    pub fn is_idle(&self) -> bool {
        self.top.is_none() && self.flank.is_none() && self.skins.is_empty()
    }

    /// Orders the wood of the board's flanks.
    pub(super) fn order_flank(&mut self, plank: PlankOrder, material: Handle<StandardMaterial>) {
        self.flank = Some((plank, material));
    }

    /// Orders a board's top; an unfinished one is thrown away.
    pub(super) fn order_top(&mut self, top: TopBake, material: Handle<StandardMaterial>) {
        self.top = Some((top, material));
    }

    /// Orders stones instead of those that were ordered before.
    pub(super) fn order_skins(&mut self, skins: impl Iterator<Item = SkinOrder>) {
        self.skins = skins.collect();
        self.skin = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BakeQueue>().add_systems(Update, work.in_set(AppSet::Present));
}

fn work(
    time: Res<Time<Real>>,
    quality: Res<Quality>,
    mut workshop: ResMut<BakeQueue>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    if workshop.is_idle() {
        return;
    }
    let begun = Instant::now();
    let budget = LEAST.max(time.delta().min(Duration::from_secs(1)).mul_f32(PART));
    while !workshop.is_idle() && (workshop.hurried || begun.elapsed() < budget) {
        // The handle is kept by whoever ordered; an unknown one is no longer wanted.
        let Some((material, made)) = workshop.go(*quality, &mut images) else { continue };
        let _ = materials.insert(&material, made);
    }
}

impl BakeQueue {
    /// One go at what comes first. What is finished by it, and for which handle.
    fn go(
        &mut self,
        quality: Quality,
        images: &mut Assets<Image>,
    ) -> Option<(Handle<StandardMaterial>, StandardMaterial)> {
        if let Some(((solid, size, scale, relief), material)) = self.flank.take() {
            return Some((material, wooden(plank(solid, size, scale, relief), quality, images)));
        }
        if let Some((top, _)) = &mut self.top {
            if !top.work() {
                return None;
            }
            let (top, material) = self.top.take()?;
            return Some((material, wooden(top.surface()?, quality, images)));
        }
        let order = self.skins.front()?;
        let bake = self
            .skin
            .get_or_insert_with(|| SkinBake::new(&order.set, order.side, order.kind, order.size));
        if !bake.work() {
            return None;
        }
        let (order, skin) = (self.skins.pop_front()?, self.skin.take()?.skin());
        Some((order.material, finish(&order.set, order.side, skin, order.relief, images)))
    }
}
