import { type Dimension, dimensions, type Form, offers } from '#content/offers.ts'
import { parseSize } from '#content/parse-size.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import type { Need } from './need.ts'

/** Alloys of the tables, without `EN AW-`, in their order. */
export const listedAlloys: readonly string[] = [
  ...new Set(offers.flatMap(({ alloys: { value } }) => (value.kind === 'list' ? value.values.map(String) : []))),
]
  .map((alloy) => alloy.replace('EN AW-', ''))
  .toSorted()

/** Tempers of the tables, in their order. */
export const listedTempers: readonly string[] = [
  ...new Set(offers.flatMap(({ tempers: { value } }) => (value.kind === 'list' ? value.values.map(String) : []))),
].toSorted()

/**
 * Alloys of EN 573-3 that buyers ask for besides those of the tables: four digits that are none of these are a size.
 */
const OTHER_ALLOYS = [
  '1050 1060 1070 1070A 1080A 1085 1090 1100 1145 1235 1350 2007 2011 2014 2017A 2024 2030 3004 3005 3103 3104',
  '4006 4007 4015 4032 4045 4343 5010 5019 5050 5051A 5052 5056 5083 5086 5154 5182 5251 5383 5454 5456 5657 5754',
  '6005A 6012 6016 6026 6061 6064A 6101 6101B 6106 6110A 6262 6351 6463 7003 7005 7020 7021 7022 7050 7072 7075',
  '8008 8011 8014 8021 8021B 8111',
].flatMap((series) => series.split(' '))
const KNOWN: ReadonlySet<string> = new Set([...listedAlloys, ...OTHER_ALLOYS])

const FORMS: Readonly<Record<string, Form>> = {
  foil: 'foil',
  foils: 'foil',
  sheet: 'sheet',
  sheets: 'sheet',
  plate: 'sheet',
  strip: 'strip',
  strips: 'strip',
  coil: 'strip',
  coils: 'strip',
  profile: 'profile',
  profiles: 'profile',
  extrusion: 'profile',
}
const TEMPER = /^(?:O|F|H\d{2,3}|T\d{1,2})$/
/** What a word behind a size says of it. */
const NAMES: Readonly<Record<string, Dimension>> = { thick: 'thickness', wide: 'width', long: 'length' }
/** Words that only lead on. */
const FILLERS: ReadonlySet<string> = new Set([
  'en',
  'aw',
  'en-aw',
  'x',
  'by',
  'wide',
  'thick',
  'long',
  'aluminium',
  'alloy',
  'temper',
  'in',
])
/** A length below it, in millimetres, without a word for what it is, is a thickness. */
const MAX_BARE_THICKNESS = 10

export interface ParsedNeed {
  need: Need
  /** Words that mean nothing to us. */
  unknown: readonly string[]
}

/** A need as a buyer types it: `8011A O 0.012 mm 1250`. Sizes are thickness, width, length in this order. */
export function parseNeed(text: string, system: UnitSystem): ParsedNeed {
  const need: Need = {}
  const unknown: string[] = []
  const sizes: { size: number; isThickness: boolean; named: Dimension | undefined }[] = []
  const words = separated(text)
  const certain = words.findIndex(
    (word, at) => /^[1-8]\d{3}[a-z]$/i.test(word) || /^(?:en-)?aw-?$/i.test(words[at - 1] ?? ''),
  )
  const alloyAt = certain >= 0 ? certain : words.findIndex((word, at) => KNOWN.has(word) && !isUnit(words[at + 1]))
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const unit = isUnit(words[at + 1]) ? words[at + 1] : undefined
    const size = at === alloyAt ? undefined : parseSize(unit ? `${word} ${unit}` : word, system)
    const form = FORMS[word.toLowerCase()]
    if (at === alloyAt) need.alloy = word.toUpperCase()
    else if (TEMPER.test(word.toUpperCase())) need.temper = word.toUpperCase()
    else if (form) need.use = form
    else if (size) {
      if (unit) at += 1
      sizes.push({
        size: size.millimetres,
        isThickness: size.isThickness,
        named: NAMES[words[at + 1]?.toLowerCase() ?? ''],
      })
    } else if (!FILLERS.has(word.toLowerCase())) unknown.push(word)
  }
  for (const { size, named } of sizes) if (named) need[named] = size
  for (const { size, isThickness, named } of sizes) {
    if (named) continue
    const place = placeOf(need, size, isThickness)
    if (place) need[place] = size
    else unknown.push(String(size))
  }
  return { need, unknown }
}

/** Where the next size belongs. */
function placeOf(need: Need, size: number, isThickness: boolean): Dimension | undefined {
  const free = dimensions.filter((dimension) => need[dimension] === undefined)
  if (isThickness || size < MAX_BARE_THICKNESS) return free.find((dimension) => dimension === 'thickness') ?? free[0]
  return free.find((dimension) => dimension !== 'thickness')
}

const UNIT = /^(?:mm|cm|m|µm|μm|um|micron|microns|my|in|inch|inches|ft|feet|mil|mils|thou|″|")$/i
const isUnit = (word: string | undefined) => word !== undefined && UNIT.test(word)

/** The words of what is typed: `2x1000×2000mm` is 2, 1000, 2000, mm. */
function separated(text: string): string[] {
  return text
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)\s?[x×*]\s?(?=\d)/gi, '$1 ')
    .replace(/\b(en)?[\s-]?aw[\s-]?(?=\d)/gi, ' aw ')
    .replace(/(\d)(mm|cm|µm|μm|um|mic|micron|microns|my|in|inch|inches|ft|mil|mils|m|"|″)(?![\w])/gi, '$1 $2')
    .split(/[\s,;/]+/)
    .filter(Boolean)
}
