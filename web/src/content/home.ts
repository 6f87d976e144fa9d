import { CAPACITY_TONNES, keyFigures } from './key-figures.ts'
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
    imgMini: 'cover-facade',
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

type KeyFigureId = (typeof keyFigures)[number]['id']

const keyFigure = Object.fromEntries(keyFigures.map(({ id, value }) => [id, value])) as Record<KeyFigureId, number>

interface OverviewFigure {
  /** Key of its label and its number in the translations `home`. */
  id: string
  value: number
  unit?: 'tonnes' | 'million' | 'squareMetres'
  /** Stands before the number. */
  currency?: 'eur'
}

/** The figures of the overview, in order. */
export const overviewFigures = [
  { id: 'founded', value: keyFigure.founded },
  { id: 'capacity', value: CAPACITY_TONNES, unit: 'tonnes' },
  { id: 'turnover', value: keyFigure.turnover2024, unit: 'million', currency: 'eur' },
  { id: 'employees', value: keyFigure.employees },
  { id: 'area', value: keyFigure.totalArea, unit: 'squareMetres' },
] as const satisfies readonly OverviewFigure[]
