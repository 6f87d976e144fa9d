/** The part of a render that a master shows, in pixels of the view from the upper left. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export interface Master {
  /** Module of `scenes`. */
  scene: string
  /** One of the scene's `VIEWS`. */
  view: string
  /** Samples per pixel, divided among two halves for the denoiser. */
  samples: number
  /** How large the view is rendered, 100 where it is left out. */
  percent?: number
  crop?: Crop
}

const cover = (top: number): Crop => ({ left: 0, top, width: 1920, height: 640 })
const market = (left: number): Crop => ({ left, top: 0, width: 1600, height: 900 })
const product = (left: number): Crop => ({ left, top: 0, width: 1200, height: 900 })

/** Of the dark scenes that open a page: 2880 px, at which so many are clean. */
const large = { samples: 28, percent: 150 }

const carProfiles = { scene: 'car_profiles', view: 'a', samples: 20 }
const casting = { scene: 'casting', view: 'wide', ...large }
const coils = { scene: 'coils', view: 'hero', ...large }
const facade = { scene: 'facade', view: 'hero', ...large }
const foil = { scene: 'foil', view: 'hero', ...large }
const plant = { scene: 'plant', view: '6-wide', ...large }
const profiles = { scene: 'profiles', view: 'hero', ...large }
const ribbons = { scene: 'ribbons', view: 'hero', ...large }
const roofRail = { scene: 'roof_rail', view: 'wide', ...large }
const hall = { scene: 'white_hall', view: 'hero', samples: 24 }
const reel = { scene: 'white_foil', view: 'hero', samples: 48 }
const sections = { scene: 'white_profiles', view: 'wall', samples: 28 }
const trays = { scene: 'white_trays', view: 'hero', samples: 24 }
const sheets = { scene: 'sheets', view: 'hero', ...large }

/** How each picture of the site is rendered, by its code. */
export const masters: Readonly<Record<string, Master>> = {
  'cover-casting': { ...casting, crop: cover(130) },
  'cover-coils': { ...coils, crop: cover(110) },
  'cover-facade': { ...facade, crop: cover(60) },
  'cover-foil': { ...foil, crop: cover(200) },
  'cover-plant': { ...plant, crop: cover(150) },
  'cover-profiles': { ...profiles, crop: cover(45) },
  'cover-ribbons': { ...ribbons, crop: cover(180) },
  'cover-sheets': { ...sheets, crop: cover(130) },
  'half-extruded': { scene: 'section_wall', view: 'half', samples: 24 },
  'half-rolled': { scene: 'coil_eye', view: 'half', samples: 24 },
  'hero-casting': casting,
  'hero-coils': coils,
  'hero-facade': facade,
  'hero-foil': foil,
  'hero-hall': hall,
  'hero-plant': plant,
  'hero-profiles': profiles,
  'hero-reel': reel,
  'hero-ribbons': ribbons,
  'hero-sections': sections,
  'hero-sheets': sheets,
  'hero-trays': trays,
  'macro-foil': { ...reel, crop: { left: 1450, top: 1080, width: 1080, height: 720 } },
  'macro-melt': { ...casting, crop: { left: 560, top: 330, width: 855, height: 570 } },
  'macro-profile': { ...carProfiles, crop: { left: 520, top: 370, width: 600, height: 400 } },
  'macro-strip': { ...coils, crop: { left: 1330, top: 40, width: 560, height: 373 } },
  'market-automotive': roofRail,
  'market-building': { ...facade, crop: { left: 648, top: 110, width: 1240, height: 698 } },
  'market-distribution': { ...profiles, crop: market(320) },
  'market-packaging': { ...foil, crop: market(262) },
  'market-transportation': {
    scene: 'trailer',
    view: 'planks',
    ...large,
    crop: { left: 64, top: 0, width: 1536, height: 864 },
  },
  'product-bundle': { scene: 'bundle', view: 'a', samples: 24 },
  'product-bundle-2': { scene: 'bundle', view: 'b', samples: 24 },
  'product-car-profiles': carProfiles,
  'product-circles': { scene: 'circles', view: 'a', samples: 24 },
  'product-container-foil': { ...trays, crop: { left: 160, top: 0, width: 2560, height: 1920 } },
  'product-converter-foil': { scene: 'foil', view: 'web', samples: 40 },
  'product-finstock': { scene: 'finstock', view: 'a', samples: 20 },
  'product-heat-exchanger-strips': { scene: 'fin_pack', view: 'a', samples: 24 },
  'product-heat-exchanger-strips-2': { scene: 'fin_pack', view: 'b', samples: 24 },
  'product-heat-shield': { scene: 'heat_shield', view: 'a', samples: 24 },
  'product-heat-shield-2': { scene: 'heat_shield', view: 'wide', samples: 24 },
  'product-heat-sink': { scene: 'heat_sinks', view: 'a', samples: 24 },
  'product-household-foil': { ...reel, crop: { left: 160, top: 0, width: 2560, height: 1920 } },
  'product-noise-panel': { scene: 'noise_panel', view: 'a', samples: 24 },
  'product-noise-panel-2': { scene: 'noise_panel', view: 'b', samples: 24 },
  'product-sheets': { ...sheets, crop: product(420) },
  'product-standard-strips': { ...hall, crop: { left: 0, top: 0, width: 2160, height: 1620 } },
  'product-t-slot': { scene: 't_slots', view: 'a', samples: 24 },
  'product-t-slot-2': { scene: 't_slots', view: 'b', samples: 24 },
  'product-technical-foil': { scene: 'technical_foil', view: 'a', samples: 24 },
  'product-window-profile': { scene: 'window_profiles', view: 'a', samples: 24 },
  'tall-automotive': { ...roofRail, crop: { left: 560, top: 0, width: 720, height: 900 } },
  'tall-casting': { scene: 'casting', view: 'tall', samples: 40 },
  'tall-coils': { scene: 'coils', view: 'tall', samples: 48 },
  'tall-facade': { scene: 'facade', view: 'tall', samples: 40 },
  'tall-foil': { scene: 'foil', view: 'tall', samples: 40 },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((stage) => [`timeline-${stage}`, { scene: 'plant', view: `${stage}-stage`, samples: 12 }]),
  ),
}

/** Pictures of the invented news, by the names of their files without the size: `supabase/seed/news/billets-stack-1600x1000.jpg`. */
export const newsPictures: Readonly<Record<string, Master>> = {
  bars: { scene: 'bundle', view: 'b', samples: 24, crop: { left: 0, top: 110, width: 1200, height: 750 } },
  'billets-stack': { scene: 'billets', view: 'ends', samples: 16 },
  'coils-store': hall,
  'colour-samples': { scene: 'anodised', view: 'row', samples: 16 },
  'ctl-line': { scene: 'mill', view: 'leveller-wide', samples: 16 },
  'facade-fins': { ...facade, crop: { left: 560, top: 60, width: 1280, height: 800 } },
  'finstock-coil': { scene: 'finstock', view: 'a', samples: 20 },
  'fins-collar': { scene: 'fin_collars', view: 'close', samples: 16 },
  'foil-edge': { ...reel, crop: { left: 1120, top: 920, width: 1600, height: 1000 } },
  'foil-rolls': { ...reel, crop: { left: 160, top: 40, width: 2560, height: 1600 } },
  'furnace-burner': { scene: 'furnace', view: 'door', samples: 16 },
  'mill-stand': { scene: 'mill', view: 'stand-wide', samples: 16 },
  'sections-wall': { ...sections, crop: { left: 0, top: 0, width: 2880, height: 1800 } },
  'sheets-corner': { ...sheets, crop: { left: 420, top: 150, width: 1200, height: 750 } },
}
