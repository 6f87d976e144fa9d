import { type Country, countryAliases } from '#content/map-regions.ts'
import europe from './europe-map.shapes.json' with { type: 'json' }

/** How much of the map a country may fill, and how far the map is enlarged for it. */
const SHARE = 0.34
const SMALLEST = 1.2
const LARGEST = 2.6

export interface MapZoom {
  /** Factor. */
  scale: number
  /** Shift after it, in units of the map. */
  x: number
  y: number
}

/**
 * Enlarges the map around a country, which comes as near to its middle as the edges of the map allow.
 * @returns undefined for a country that is not on the map
 */
export function zoomTo(country: Country): MapZoom | undefined {
  const outlines = (countryAliases[country] ?? [country])
    .map((name) => europe.countries[name as keyof typeof europe.countries] ?? '')
    .join('')
  if (outlines === '') return undefined
  const numbers = outlines.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fitting = SHARE * Math.min(europe.width / (right - left), europe.height / (bottom - top))
  const scale = Math.min(LARGEST, Math.max(SMALLEST, fitting))
  const shift = (size: number, middle: number) => Math.min(0, Math.max(size - size * scale, size / 2 - middle * scale))
  return {
    scale,
    x: shift(europe.width, (left + right) / 2),
    y: shift(europe.height, (top + bottom) / 2),
  }
}
