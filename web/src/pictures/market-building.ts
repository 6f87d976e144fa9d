import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './market-building-480.avif?url'
import webp480 from './market-building-480.webp?url'
import avif960 from './market-building-960.avif?url'
import webp960 from './market-building-960.webp?url'
import avif1240 from './market-building-1240.avif?url'
import webp1240 from './market-building-1240.webp?url'

export const marketBuilding: EncodedPicture = {
  avif: { 480: avif480, 960: avif960, 1240: avif1240 },
  webp: { 480: webp480, 960: webp960, 1240: webp1240 },
  width: 1240,
  height: 698,
  colour: '#515f7c',
}
