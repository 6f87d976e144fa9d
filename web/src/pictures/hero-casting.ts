import type { EncodedPicture } from '#components/picture.tsx'
import avif480 from './hero-casting-480.avif?url'
import webp480 from './hero-casting-480.webp?url'
import avif960 from './hero-casting-960.avif?url'
import webp960 from './hero-casting-960.webp?url'
import avif1920 from './hero-casting-1920.avif?url'
import webp1920 from './hero-casting-1920.webp?url'

export const heroCasting: EncodedPicture = {
  avif: { 480: avif480, 960: avif960, 1920: avif1920 },
  webp: { 480: webp480, 960: webp960, 1920: webp1920 },
  width: 1920,
  height: 900,
  colour: '#453128',
}
