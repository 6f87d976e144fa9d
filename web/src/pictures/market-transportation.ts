import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './market-transportation-480.avif?url'
import webp480 from './market-transportation-480.webp?url'
import avif960 from './market-transportation-960.avif?url'
import webp960 from './market-transportation-960.webp?url'
import avif1536 from './market-transportation-1536.avif?url'
import webp1536 from './market-transportation-1536.webp?url'

export const marketTransportation: EncodedPicture = {
  avif: { 480: avif480, 960: avif960, 1536: avif1536 },
  webp: { 480: webp480, 960: webp960, 1536: webp1536 },
  width: 1536,
  height: 864,
  colour: '#878b91',
}
