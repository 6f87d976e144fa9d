import { inquiryProducts } from 'supabase/inquiry-facts'
import { productUrls } from '#content/catalogue.ts'
import { inEnglish } from '#content/trade-words.ts'
import type { Use } from './need.ts'
import { FILLERS } from './typed-words.ts'

const fins: readonly Use[] = ['finstock', 'strips-for-heat-exchangers-finstock']
const coil: readonly Use[] = ['foil', 'strip']

/** What buyers call products, forms, shapes and markets; each name in the singular. */
const NAMES: readonly (readonly [uses: readonly Use[], names: string])[] = [
  [['foil'], 'foil|folio'],
  [['sheet'], 'sheet|plate|sheeting'],
  [['strip'], 'strip|band'],
  [coil, 'coil|reel|roll|jumbo|jumbo reel'],
  [['profile'], 'profile|extrusion|section|extruded profile|extruded'],
  [
    ['household-foil'],
    'household|home foil|kitchen foil|domestic foil|catering foil|tin foil|wrapping foil|hh foil|household aluminium foil',
  ],
  [
    ['container-foil'],
    'container|container foil|tray|tray foil|food tray|smooth wall|smoothwall|wrinkle wall|wrinklewall|semi rigid|lid foil',
  ],
  [
    ['converter-foil'],
    'converter|laminating foil|lamination|lidding|lidding foil|plain foil|printing foil|barrier foil',
  ],
  [['technical-foil'], 'cable foil|cable wrap|insulation foil|duct foil|tape foil|industrial foil|slit foil'],
  [fins, 'finstock|fin stock|fin|fin foil|fin strip|lamella|heat exchanger|evaporator|condenser|radiator strip'],
  [['heat-shields'], 'heat shield|heatshield|exhaust shield|thermal shield|heat shield strip'],
  [
    ['strips-for-noise-protection-panels'],
    'noise protection|noise barrier|noise protection panel|noise panel|acoustic panel|sound barrier',
  ],
  [['omnia-sheets'], 'omnia|jar lid|jar cap|omnia lid|closure|cap sheet|preserving jar'],
  [['omnia-sheets', 'container-foil', 'converter-foil'], 'lid'],
  [
    ['profiles-for-building-and-architecture'],
    'facade profile|facade|curtain wall|window profile|door profile|window|door|building profile|architectural profile',
  ],
  [['profiles-for-automotive-and-transportation'], 'automotive profile|roof rail|crash profile|trailer profile'],
  [
    ['industrial-profiles'],
    'heat sink|heatsink|t slot|solar frame|led profile|machine building profile|custom profile',
  ],
  [['profiles-for-distribution'], 'standard profile|stock profile|tube|bar'],
  [['flatBars'], 'flat bar|flatbar|flat'],
  [['roundBars'], 'round bar|rod|round'],
  [['equalAngles', 'unequalAngles'], 'angle|l profile|angle profile'],
  [['equalAngles'], 'equal angle'],
  [['unequalAngles'], 'unequal angle'],
  [['uChannels'], 'u channel|channel|u profile'],
  [['tSections'], 't section|t profile'],
  [['squareTubes'], 'square tube|square hollow section'],
  [['rectangularTubes'], 'rectangular tube|rectangular hollow section|box section'],
  [['roundTubes'], 'round tube|pipe'],
  [['automotive'], 'automotive|automobile|car'],
  [['building-and-architecture'], 'building|construction|architecture'],
  [['transportation'], 'transportation|transport|truck|trailer'],
  [['packaging'], 'packaging'],
  [['distribution'], 'distribution|stockist'],
]

/** A phrase of a name at its key. Full names of products go before what is common to several. */
const PHRASES: ReadonlyMap<string, readonly Use[]> = new Map([
  ...NAMES.flatMap(([uses, names]) => names.split('|').map((name) => [singular(name), uses] as const)),
  ...productUrls.map((url) => [singular(withoutFillers(inquiryProducts[url].name)), [url]] as const),
  ['finstock', fins],
])
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

/** `Profiles for building and architecture` is asked for without the words between. */
function withoutFillers(name: string): string {
  return name
    .split(/[ ,]+/)
    .filter((word) => !FILLERS.has(word.toLowerCase()))
    .join(' ')
}

/** A phrase in small letters without accents, each of its words in the singular. */
function singular(phrase: string): string {
  const folded = phrase.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=[a-z]{3})(?<!s)s$/, '')).join(' ')
}

export interface NamedUses {
  uses: readonly Use[]
  /** How many of the words name it. */
  words: number
}

/** What the first words name, as many of them as there is a name for; words that only lead on are left out of them, words of other languages count as the English ones. */
export function namedAt(words: readonly string[]): NamedUses | undefined {
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const uses = PHRASES.get(singular(words.slice(0, count).join(' ')))
    if (uses) return { uses, words: count }
  }
  const english = inEnglish(singular(words[0] ?? ''))
  const uses = english === undefined ? undefined : PHRASES.get(singular(english))
  return uses && { uses, words: 1 }
}
