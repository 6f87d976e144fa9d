import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './tall-facade-480.avif?url'
import webp480 from './tall-facade-480.webp?url'
import avif900 from './tall-facade-900.avif?url'
import webp900 from './tall-facade-900.webp?url'

export const tallFacade: EncodedPicture = {
  avif: { 480: avif480, 900: avif900 },
  webp: { 480: webp480, 900: webp900 },
  width: 900,
  height: 1200,
  colour: '#384965',
}
