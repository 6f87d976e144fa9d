import { type EncodedPicture, type PictureRow, picturesOf } from './encoded-picture.ts'

export const openingRows = {
  'cover-casting': ['825f4d4c', 1920, 640, '#8f5833'],
  'cover-coils': ['2d3d0ed8', 1920, 640, '#344050'],
  'cover-facade': ['31597aa4', 1920, 640, '#566580'],
  'cover-foil': ['7327a561', 1920, 640, '#323e4e'],
  'cover-plant': ['5f15d524', 1920, 640, '#697e93'],
  'cover-profiles': ['ba6649c1', 1920, 640, '#575d64'],
  'cover-ribbons': ['eae54247', 1920, 640, '#3e506a'],
  'cover-sheets': ['d24f296b', 1920, 640, '#566270'],
  'hero-casting': ['5ac7f711', 1920, 900, '#453128'],
  'hero-coils': ['b27dcee9', 1920, 900, '#485361'],
  'hero-facade': ['74abef58', 1920, 900, '#485571'],
  'hero-foil': ['dde57671', 1920, 900, '#2d3744'],
  'hero-hall': ['977abf11', 1440, 810, '#9ea2a4'],
  'hero-plant': ['147f765a', 1920, 900, '#425871'],
  'hero-profiles': ['8f45ad84', 1920, 900, '#444b55'],
  'hero-ribbons': ['329475fc', 1920, 900, '#556272'],
  'hero-sections': ['64ce009b', 1080, 720, '#989fa9'],
  'hero-sheets': ['fd925679', 1920, 900, '#464e57'],
  'market-automotive': ['e58941dd', 1600, 900, '#323e4b'],
  'market-building': ['b0f25a33', 1240, 698, '#515f7c'],
  'market-distribution': ['b3718e0e', 1600, 900, '#3c444e'],
  'market-packaging': ['36e20e35', 1600, 900, '#2b3441'],
  'market-transportation': ['6528e258', 1536, 864, '#878b91'],
  'tall-automotive': ['37db30be', 720, 900, '#313e4b'],
  'tall-casting': ['0f9b0e23', 900, 1200, '#412f24'],
  'tall-coils': ['1940cb8c', 900, 1200, '#3e4856'],
  'tall-facade': ['6eaebf11', 900, 1200, '#384965'],
  'tall-foil': ['757ae63d', 900, 1200, '#3a4453'],
} as const satisfies Record<string, PictureRow>

/** Those that open pages and lead to markets; all that the first page of a visit loads. Written by `pnpm artwork pictures`. */
export const openingPictures: Readonly<Record<keyof typeof openingRows, EncodedPicture>> = picturesOf(openingRows)
