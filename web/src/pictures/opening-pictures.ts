import { type EncodedPicture, type PictureRow, picturesOf } from './encoded-picture.ts'

export const openingRows = {
  'cover-casting': ['42225c0a', 2880, 960, '#853'],
  'cover-coils': ['4e07d344', 2880, 960, '#345'],
  'cover-foil': ['8d302651', 2880, 960, '#345'],
  'hero-casting': ['8f84a050', 2880, 1350, '#432'],
  'hero-coils': ['ae365be6', 2880, 1350, '#456'],
  'hero-facade': ['7638f2c0', 2880, 1350, '#457'],
  'hero-foil': ['bbf2debb', 2880, 1350, '#334'],
  'hero-hall': ['59205132', 2880, 1620, '#9aa'],
  'hero-plant': ['d31dad54', 2880, 1350, '#457'],
  'hero-profiles': ['415b03bf', 2880, 1350, '#445'],
  'hero-ribbons': ['d773b8a3', 2880, 1350, '#567'],
  'hero-sections': ['4bee9475', 2880, 1920, '#99a'],
  'hero-sheets': ['6acb0bca', 2880, 1350, '#455'],
  'market-automotive': ['35a10e7d', 2400, 1350, '#344'],
  'market-building': ['7311486e', 1860, 1047, '#557'],
  'market-distribution': ['6e50e57b', 2400, 1350, '#344'],
  'market-packaging': ['e720cac1', 2400, 1350, '#234'],
  'market-transportation': ['e1ef9512', 2304, 1296, '#889'],
  'tall-automotive': ['d6ebe29f', 1080, 1350, '#344'],
  'tall-casting': ['0f9b0e23', 900, 1200, '#432'],
  'tall-coils': ['1940cb8c', 900, 1200, '#445'],
  'tall-facade': ['6eaebf11', 900, 1200, '#346'],
  'tall-foil': ['757ae63d', 900, 1200, '#345'],
} as const satisfies Record<string, PictureRow>

/** Those that open pages and lead to markets; all that the first page of a visit loads. Written by `pnpm artwork pictures`. */
export const openingPictures: Readonly<Record<keyof typeof openingRows, EncodedPicture>> = picturesOf(openingRows)
