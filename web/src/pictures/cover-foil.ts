import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './cover-foil-480.avif?url'
import webp480 from './cover-foil-480.webp?url'
import avif960 from './cover-foil-960.avif?url'
import webp960 from './cover-foil-960.webp?url'
import avif1920 from './cover-foil-1920.avif?url'
import webp1920 from './cover-foil-1920.webp?url'

export const coverFoil: EncodedPicture = {
  avif: { 480: avif480, 960: avif960, 1920: avif1920 },
  webp: { 480: webp480, 960: webp960, 1920: webp1920 },
  width: 1920,
  height: 640,
  colour: '#323e4e',
}
