import { type EncodedPicture, type PictureRow, picturesOf } from './encoded-picture.ts'
import { openingRows } from './opening-pictures.ts'

const rows = {
  ...openingRows,
  'cover-plant': ['8f0aa184', 2880, 960, '#679'],
  'cover-sheets': ['f9954f99', 2880, 960, '#567'],
  'half-extruded': ['5d5e31c6', 2000, 2500, '#445'],
  'half-rolled': ['bf938d82', 1600, 2000, '#445'],
  'macro-foil': ['dc485782', 1080, 720, '#ccc'],
  'macro-melt': ['4f6a7cb8', 1283, 855, '#754'],
  'macro-profile': ['64395138', 600, 400, '#ccc'],
  'macro-strip': ['4d2572ac', 840, 560, '#456'],
  'product-bundle': ['91e9b960', 1200, 900, '#ccc'],
  'product-bundle-2': ['051c6bae', 1200, 900, '#ccc'],
  'product-car-profiles': ['29fec079', 1200, 900, '#ccc'],
  'product-circles': ['2729f033', 1200, 900, '#ccd'],
  'product-container-foil': ['81b0d7db', 2560, 1920, '#ccc'],
  'product-converter-foil': ['633fe63d', 1200, 900, '#566'],
  'product-finstock': ['8c98bbb7', 1200, 900, '#bcd'],
  'product-heat-exchanger-strips': ['2e9f997a', 1200, 900, '#aaa'],
  'product-heat-exchanger-strips-2': ['d20109af', 1200, 900, '#445'],
  'product-heat-shield': ['addce870', 1200, 900, '#ccc'],
  'product-heat-shield-2': ['023e0d13', 1600, 900, '#455'],
  'product-heat-sink': ['4684608e', 1200, 900, '#bbc'],
  'product-household-foil': ['c0e71d06', 2560, 1920, '#ccc'],
  'product-noise-panel': ['32133a39', 1200, 900, '#bbb'],
  'product-noise-panel-2': ['52f2a00f', 1200, 900, '#677'],
  'product-sheets': ['87a46fc5', 1800, 1350, '#455'],
  'product-standard-strips': ['061261b2', 2160, 1620, '#9aa'],
  'product-t-slot': ['d8871f95', 1200, 900, '#bcc'],
  'product-t-slot-2': ['c06e00b1', 1200, 900, '#445'],
  'product-technical-foil': ['ec7321c4', 1200, 900, '#ccc'],
  'product-window-profile': ['a223addf', 1200, 900, '#aab'],
  'timeline-1': ['5af7d989', 960, 640, '#235'],
  'timeline-2': ['18c2c51e', 960, 640, '#245'],
  'timeline-3': ['cd455495', 960, 640, '#245'],
  'timeline-4': ['5d80c633', 960, 640, '#245'],
  'timeline-5': ['7b8eee64', 960, 640, '#246'],
  'timeline-6': ['dc25b3ad', 960, 640, '#346'],
} as const satisfies Record<string, PictureRow>

/**
 * Rendered pictures by their codes; each has its alternative text in the words `pictures`. They show generic products,
 * not the company's own. Written by `pnpm artwork pictures`.
 */
export const pictures: Readonly<Record<keyof typeof rows, EncodedPicture>> = picturesOf(rows)
