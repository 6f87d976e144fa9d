import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './tall-casting-480.avif?url'
import webp480 from './tall-casting-480.webp?url'
import avif720 from './tall-casting-720.avif?url'
import webp720 from './tall-casting-720.webp?url'

export const tallCasting: EncodedPicture = {
  avif: { 480: avif480, 720: avif720 },
  webp: { 480: webp480, 720: webp720 },
  width: 720,
  height: 900,
  colour: '#623f27',
}
