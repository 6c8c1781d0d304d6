//! How much of the machine's strength the table may ask for.

use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

/// The fineness of the picture, judged once when the program starts.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// For machines that draw in software: no pixel costs more than it must.
    Modest,
    /// For machines with a graphics card.
    #[default]
    Full,
}

impl Quality {
    /// How often a texture seen on the slant is sampled.
    pub const fn slant_samples(self) -> u16 {
        match self {
            Self::Modest => 1,
            Self::Full => 8,
        }
    }

    /// How often the edges of shapes are sampled.
    pub const fn multisampling(self) -> Msaa {
        match self {
            Self::Modest => Msaa::Off,
            Self::Full => Msaa::Sample4,
        }
    }

    /// Pieces around a stone, and rings from its top down.
    pub const fn stone_pieces(self) -> [usize; 2] {
        match self {
            Self::Modest => [26, 9],
            Self::Full => [44, 16],
        }
    }

    /// How the edges of shadows are softened.
    pub const fn shadow_edges(self) -> ShadowFilteringMethod {
        match self {
            Self::Modest => ShadowFilteringMethod::Hardware2x2,
            Self::Full => ShadowFilteringMethod::Gaussian,
        }
    }

    /// The size of the shadow map.
    pub const fn shadow_map(self) -> usize {
        match self {
            Self::Modest => 1024,
            Self::Full => 2048,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>().add_systems(PreStartup, judge);
}

/// Finds out whether a graphics card draws, or the processor. `FANORONA_QUALITY=full` or `modest`
/// overrules it.
pub(super) fn judge(adapter: Option<Res<RenderAdapterInfo>>, mut quality: ResMut<Quality>) {
    match std::env::var("FANORONA_QUALITY").as_deref() {
        Ok("full") => return,
        Ok("modest") => {
            *quality = Quality::Modest;
            return;
        }
        _ => {}
    }
    // The type of devices is not handed on by Bevy, only its name.
    if adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu") {
        *quality = Quality::Modest;
    }
}
