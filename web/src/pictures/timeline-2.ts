import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './timeline-2-480.avif?url'
import webp480 from './timeline-2-480.webp?url'
import avif960 from './timeline-2-960.avif?url'
import webp960 from './timeline-2-960.webp?url'

export const timeline2: EncodedPicture = {
  avif: { 480: avif480, 960: avif960 },
  webp: { 480: webp480, 960: webp960 },
  width: 960,
  height: 640,
  colour: '#243c59',
}
