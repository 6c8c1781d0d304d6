//! Bakes surfaces while the game goes on, a few milliseconds per frame, with or without threads.
//! What is shown coarsely at first is replaced when the fine version is ready.

use super::quality::Quality;
use super::stones::SkinBake;
use super::wood::{SurfaceBake, wooden};
use crate::app::schedule::{AppSet, FramePace, after_first_picture, pace};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;

/// The least time for baking per frame.
const LEAST: Duration = Duration::from_millis(7);
/// The fraction of a slow frame that is spent on baking.
const PART: f32 = 0.3;

/// A surface to be baked, and the material that gets it.
type SurfaceJob = (SurfaceBake, Handle<StandardMaterial>);
/// The same for a variant of a side's stones.
pub(super) type SkinJob = (SkinBake, Handle<StandardMaterial>);

/// The place of the finest top among the surfaces.
const FINEST: usize = 3;

/// The surfaces still to be baked.
#[derive(Resource, Default)]
pub struct BakeQueue {
    /// Surfaces of wood in the order in which they are baked: the frame's outer faces, then increasingly fine versions
    /// of the board's top. The finest waits until the stones are baked, too.
    surfaces: [Option<SurfaceJob>; FINEST + 1],
    skins: VecDeque<SkinJob>,
    /// Whether everything is baked within the frame. Screenshots need this.
    pub synchronous: bool,
}

impl BakeQueue {
    /// Whether there is nothing left to bake.
    pub fn is_idle(&self) -> bool {
        self.skins.is_empty() && self.surfaces.iter().all(Option::is_none)
    }

    /// Enqueues the wood of the frame's outer faces.
    pub(super) fn enqueue_flank(&mut self, flank: SurfaceBake, material: Handle<StandardMaterial>) {
        self.surfaces[0] = Some((flank, material));
    }

    /// Enqueues versions of a board's top, the coarsest first, and discards unfinished ones.
    pub(super) fn enqueue_tops(
        &mut self,
        tops: [Option<SurfaceBake>; FINEST],
        material: &Handle<StandardMaterial>,
    ) {
        let last = tops.iter().rposition(Option::is_some);
        for (at, top) in tops.into_iter().enumerate() {
            // The versions before the last one are not visible if all are baked in one frame, so they are left out.
            let top = top.filter(|_| !self.synchronous || Some(at) == last);
            self.surfaces[1 + at] = top.map(|top| (top, material.clone()));
        }
    }

    /// Enqueues stones instead of those enqueued before.
    pub(super) fn enqueue_skins(&mut self, skins: impl Iterator<Item = SkinJob>) {
        self.skins = skins.collect();
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, |queue: Res<BakeQueue>, mut pace: ResMut<FramePace>| pace.draw(!queue.is_idle()));
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
        let ready = if self.skins.is_empty() { FINEST + 1 } else { FINEST };
        if let Some(place) = self.surfaces[..ready].iter_mut().find(|job| job.is_some()) {
            let (mut bake, material) = place.take()?;
            if !bake.work() {
                *place = Some((bake, material));
                return None;
            }
            return Some((material, wooden(bake.surface()?, quality, images)));
        }
        if !self.skins.front_mut()?.0.work() {
            return None;
        }
        let (skin, material) = self.skins.pop_front()?;
        Some((material, skin.material(quality, images)))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::table::Layout;
    use crate::app::table::wood::Signs;
    use crate::catalogue::looks::shipped;
    use crate::rules::{Board, Side};

    /// What is baked, in this order, if there are three versions of the top.
    fn baked(synchronous: bool) -> Vec<&'static str> {
        let layout = Layout::new(Board::new(3, 3).unwrap());
        let (board, set) = (&shipped::boards()[0], shipped::stones()[0].clone());
        let mut materials = Assets::<StandardMaterial>::default();
        let names = ["flank", "top", "stone"];
        let handles = names.map(|_| materials.add(StandardMaterial::default()));
        let [flank, top, stone] = handles.clone();
        let mut bake_queue = BakeQueue { synchronous, ..default() };
        let tops = [200.0, 400.0, 800.0];
        let tops = tops.map(|texels| SurfaceBake::top(&layout, board, Signs::None, texels, true));
        bake_queue.enqueue_tops(tops.map(Some), &top);
        let skin = SkinBake::new(&set, Side::White, 0, 8, None);
        bake_queue.enqueue_skins([(skin, stone)].into_iter());
        bake_queue.enqueue_flank(SurfaceBake::faces(&layout, board, 2.0, true), flank);
        let mut images = Assets::<Image>::default();
        let mut order = Vec::new();
        while !bake_queue.is_idle() {
            let done = bake_queue.step(Quality::High, &mut images);
            order.extend(done.map(|(material, _)| {
                names[handles.iter().position(|handle| *handle == material).unwrap()]
            }));
        }
        order
    }

    #[test]
    fn the_finest_top_waits_for_the_stones() {
        assert_eq!(baked(false), ["flank", "top", "top", "stone", "top"]);
    }

    #[test]
    fn tops_that_nobody_sees_are_not_baked() {
        assert_eq!(baked(true), ["flank", "stone", "top"]);
    }
}
