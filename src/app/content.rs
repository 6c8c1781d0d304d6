//! The variants that can be chosen: those shipped and those the player made.

use crate::catalogue::Catalogue;
use bevy::prelude::*;

/// The variants that can be chosen.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct CurrentCatalogue(pub Catalogue);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentCatalogue>();
}
