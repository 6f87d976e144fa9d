import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './product-t-slot-2-480.avif?url'
import webp480 from './product-t-slot-2-480.webp?url'
import avif960 from './product-t-slot-2-960.avif?url'
import webp960 from './product-t-slot-2-960.webp?url'
import avif1200 from './product-t-slot-2-1200.avif?url'
import webp1200 from './product-t-slot-2-1200.webp?url'

export const productTSlot2: EncodedPicture = {
  avif: { 480: avif480, 960: avif960, 1200: avif1200 },
  webp: { 480: webp480, 960: webp960, 1200: webp1200 },
  width: 1200,
  height: 900,
  colour: '#444c59',
}
