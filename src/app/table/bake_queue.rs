//! Bakes surfaces while the game goes on, a few milliseconds per frame, with or without threads.
//! What is shown coarsely at first is replaced when the fine version is ready.

use super::board::wooden;
use super::quality::Quality;
use super::stones::{SkinBake, finish};
use super::wood::SurfaceBake;
use crate::app::schedule::{AppSet, after_first_picture};
use crate::catalogue::looks::StoneSet;
use crate::rules::Side;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// The least time for baking per frame.
const LEAST: Duration = Duration::from_millis(7);
/// The fraction of a slow frame that is spent on baking.
const PART: f32 = 0.3;

/// The surfaces still to be baked.
#[derive(Resource, Default)]
pub struct BakeQueue {
    /// Versions of the board's top, ever finer.
    tops: VecDeque<(SurfaceBake, Handle<StandardMaterial>)>,
    /// The frame's outer faces.
    flank: Option<(SurfaceBake, Handle<StandardMaterial>)>,
    skins: VecDeque<SkinJob>,
    /// The first of `skins`, in progress.
    skin: Option<SkinBake>,
    /// The finest version of the board's top, which is baked after all others.
    finest: Option<(SurfaceBake, Handle<StandardMaterial>)>,
    /// Whether everything is baked within the frame. Screenshots need this.
    pub synchronous: bool,
}

/// A variant of a side's stones to be baked.
pub(crate) struct SkinJob {
    /// The set it belongs to.
    pub set: Arc<StoneSet>,
    /// The side.
    pub side: Side,
    /// The variant.
    pub kind: usize,
    /// Texels along a side.
    pub size: usize,
    /// The normal map of the mark.
    pub relief: Option<Handle<Image>>,
    /// The material to be replaced.
    pub material: Handle<StandardMaterial>,
}

impl BakeQueue {
    /// Whether there is nothing left to bake.
    pub fn is_idle(&self) -> bool {
        self.tops.is_empty()
            && self.flank.is_none()
            && self.skins.is_empty()
            && self.finest.is_none()
    }

    /// Enqueues the wood of the frame's outer faces.
    pub(super) fn enqueue_flank(&mut self, flank: SurfaceBake, material: Handle<StandardMaterial>) {
        self.flank = Some((flank, material));
    }

    /// Enqueues versions of a board's top, the coarsest first, and discards unfinished ones. The `finest` waits until
    /// the stones are baked, too.
    pub(super) fn enqueue_tops(
        &mut self,
        tops: [SurfaceBake; 2],
        finest: Option<SurfaceBake>,
        material: &Handle<StandardMaterial>,
    ) {
        // If nobody sees what comes before the finest, it need not be made.
        let unseen = match (self.synchronous, &finest) {
            (false, _) => 0,
            (true, None) => 1,
            (true, Some(_)) => 2,
        };
        self.tops = tops.into_iter().skip(unseen).map(|top| (top, material.clone())).collect();
        self.finest = finest.map(|top| (top, material.clone()));
    }

    /// Enqueues stones instead of those enqueued before.
    pub(super) fn enqueue_skins(&mut self, skins: impl Iterator<Item = SkinJob>) {
        self.skins = skins.collect();
        self.skin = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BakeQueue>()
        .add_systems(Update, work.in_set(AppSet::Present).run_if(after_first_picture));
}

fn work(
    time: Res<Time<Real>>,
    quality: Res<Quality>,
    mut bake_queue: ResMut<BakeQueue>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    if bake_queue.is_idle() {
        return;
    }
    let begun = Instant::now();
    let budget = LEAST.max(time.delta().min(Duration::from_secs(1)).mul_f32(PART));
    while !bake_queue.is_idle() && (bake_queue.synchronous || begun.elapsed() < budget) {
        // A handle that is no longer known is no longer needed.
        let Some((material, made)) = bake_queue.step(*quality, &mut images) else { continue };
        let _ = materials.insert(&material, made);
    }
}

impl BakeQueue {
    /// Does one step of the first job. Returns the material if the step completed it, with the
    /// handle to store it under.
    fn step(
        &mut self,
        quality: Quality,
        images: &mut Assets<Image>,
    ) -> Option<(Handle<StandardMaterial>, StandardMaterial)> {
        if let Some((flank, _)) = &mut self.flank {
            if !flank.work() {
                return None;
            }
            let (flank, material) = self.flank.take()?;
            return Some((material, wooden(flank.surface()?, quality, images)));
        }
        if let Some((top, _)) = self.tops.front_mut() {
            if !top.work() {
                return None;
            }
            let (top, material) = self.tops.pop_front()?;
            return Some((material, wooden(top.surface()?, quality, images)));
        }
        let Some(job) = self.skins.front() else {
            let (finest, _) = self.finest.as_mut()?;
            if !finest.work() {
                return None;
            }
            let (finest, material) = self.finest.take()?;
            return Some((material, wooden(finest.surface()?, quality, images)));
        };
        let bake =
            self.skin.get_or_insert_with(|| SkinBake::new(&job.set, job.side, job.kind, job.size));
        if !bake.work() {
            return None;
        }
        let (job, skin) = (self.skins.pop_front()?, self.skin.take()?.skin());
        Some((job.material, finish(&job.set, job.side, skin, job.relief, quality, images)))
    }
}
