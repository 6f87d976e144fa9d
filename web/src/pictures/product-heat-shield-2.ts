import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './product-heat-shield-2-480.avif?url'
import webp480 from './product-heat-shield-2-480.webp?url'
import avif960 from './product-heat-shield-2-960.avif?url'
import webp960 from './product-heat-shield-2-960.webp?url'
import avif1600 from './product-heat-shield-2-1600.avif?url'
import webp1600 from './product-heat-shield-2-1600.webp?url'

export const productHeatShield2: EncodedPicture = {
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
  width: 1600,
  height: 900,
  colour: '#494f57',
}
