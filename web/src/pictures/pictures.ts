import { type EncodedPicture, type PictureRow, picturesOf } from './encoded-picture.ts'
import { openingRows } from './opening-pictures.ts'

const rows = {
  ...openingRows,
  'product-bundle': ['fb1f4ca2', 1200, 900, '#363f4d'],
  'product-circles': ['dd1426ef', 1200, 900, '#414e5e'],
  'product-container-foil': ['0f51dc85', 1074, 806, '#cacbce'],
  'product-converter-foil': ['633fe63d', 1200, 900, '#56616d'],
  'product-heat-exchanger-strips': ['0a30cf2a', 1200, 900, '#333d4c'],
  'product-heat-exchanger-strips-2': ['d20109af', 1200, 900, '#444a57'],
  'product-heat-shield': ['69f43e6d', 1200, 900, '#4f5661'],
  'product-heat-shield-2': ['023e0d13', 1600, 900, '#494f57'],
  'product-heat-sink': ['f5dac4d6', 1200, 900, '#354358'],
  'product-household-foil': ['c0e71d06', 2560, 1920, '#cfd0d2'],
  'product-noise-panel': ['def8be28', 1200, 900, '#424953'],
  'product-noise-panel-2': ['52f2a00f', 1200, 900, '#6e7175'],
  'product-sheets': ['6da7250b', 1200, 900, '#47505c'],
  'product-standard-strips': ['45b8e6e1', 1200, 900, '#424d5b'],
  'product-t-slot': ['cd1f3e28', 1200, 900, '#364051'],
  'product-t-slot-2': ['c06e00b1', 1200, 900, '#444c59'],
  'product-technical-foil': ['53808444', 1200, 900, '#2e3948'],
  'product-window-profile': ['a223addf', 1200, 900, '#a7b2ba'],
  'timeline-1': ['5af7d989', 960, 640, '#1e3754'],
  'timeline-2': ['18c2c51e', 960, 640, '#243c59'],
  'timeline-3': ['cd455495', 960, 640, '#243d59'],
  'timeline-4': ['5d80c633', 960, 640, '#253d59'],
  'timeline-5': ['7b8eee64', 960, 640, '#2a425e'],
  'timeline-6': ['dc25b3ad', 960, 640, '#324964'],
} as const satisfies Record<string, PictureRow>

/**
 * Rendered pictures by their codes; each has its alternative text in the words `pictures`. They show generic products,
 * not the company's own. Written by `pnpm artwork pictures`.
 */
export const pictures: Readonly<Record<keyof typeof rows, EncodedPicture>> = picturesOf(rows)
