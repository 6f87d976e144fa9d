import type { PictureCode } from './picture-codes.ts'
import type { SitePath } from './site-pages.ts'

interface Slide {
  id: string
  img: PictureCode
  imgMobile: PictureCode
  imgMini: PictureCode
  /** The picture is dark, so the text on it is light. */
  dark: boolean
  to: SitePath
}

/** Time of a slide (HOME-03). */
export const SLIDE_MS = 5000

export const slides = [
  {
    id: 'rolled-and-extruded',
    img: 'hero-coils',
    imgMobile: 'tall-coils',
    imgMini: 'cover-coils',
    dark: true,
    to: '/about-the-company/about-us',
  },
  {
    id: 'facades',
    img: 'hero-facade',
    imgMobile: 'tall-facade',
    imgMini: 'market-building',
    dark: true,
    to: '/markets/building-and-architecture',
  },
  {
    id: 'foil',
    img: 'hero-foil',
    imgMobile: 'tall-foil',
    imgMini: 'cover-foil',
    dark: true,
    to: '/products/rolled-foils/household-foil',
  },
  {
    id: 'continuous-casting',
    img: 'hero-casting',
    imgMobile: 'tall-casting',
    imgMini: 'cover-casting',
    dark: true,
    to: '/about-the-company/rolling-plant',
  },
  {
    id: 'automotive-facility',
    img: 'market-automotive',
    imgMobile: 'tall-automotive',
    imgMini: 'market-automotive',
    dark: true,
    to: '/about-the-company/automotive-facility',
  },
] as const satisfies readonly Slide[]
