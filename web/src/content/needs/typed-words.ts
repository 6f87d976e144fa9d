import type { RequestUnit } from 'supabase/inquiry-facts'
import type { Dimension } from '#content/offers.ts'
import { lengthUnits } from '#content/parse-size.ts'
import type { CoilSize } from './need.ts'

/** What a size can be; a diameter is that of a round profile, of a core or of a whole coil, a height the side of a profile. */
export type Slot = Dimension | CoilSize | 'diameter' | 'height'

/** Any of the words, the longest first, as a part of an expression. */
export const anyOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** Where a word ends. */
export const END = '(?![\\p{L}\\p{M}\\p{N}])'
export const NUMBER = '(?:\\d+(?:[.,]\\d+)*|[.,]\\d+)'
export const LENGTH_UNIT = `(?:${anyOf(lengthUnits)})`

/** Units in which metal is ordered: as the inquiry has each, how much of that it is, and how it is typed. */
export const AMOUNTS: readonly (readonly [unit: RequestUnit, factor: number, names: readonly string[]])[] = [
  ['t', 1, 't ton tons tonne tonnes tonnen mt tony tonn tonnellate т тон тона тонове'.split(' ')],
  ['kg', 1, 'kg kgs kilo kilos kilogram kilograms kilogramm kilogrammes кг'.split(' ')],
  ['kg', 0.45359237, 'lb lbs pound pounds'.split(' ')],
  ['pcs', 1, 'pcs pc pce pces piece pieces stk stück stueck szt sztuk pezzi pz nos off бр броя'.split(' ')],
]
export const AMOUNT = `(${anyOf(AMOUNTS.flatMap(([, , names]) => names))})\\.?`

/** What is ordered without saying how much of it is one. */
export const CARRIER =
  '(?:full\\s)?(?:pallets?|paletten?|palety|палета|палети|bundles?|boxes|crates?|truck\\s?loads?|trucks?|lorr(?:y|ies)|ftl|containers?\\s(?:loads?|of))'
/** Products that are counted, too: `300 sheets`. */
export const COUNTED = '(?:coils|reels|rolls|sheets|plates|profiles|bars|tubes|lengths)'
export const RATE = `(?:\\s?\\/\\s?m|\\s*(?:\\/|per|a|each|every|pro|al|na|на)\\s*(?:months?|mo|years?|yr|y|weeks?|quarter|monat|jahr|mese|anno|miesiąc|rok|месец|година)|\\s*(?:monthly|yearly|annually|annual|p\\.?\\s?a\\.?))`

/** What sizes are called: with an adjective the number stands before it, `1250 wide`. */
export const SIZE_NAMES: readonly { slot: Slot; isAdjective: boolean; names: readonly string[] }[] = (
  [
    [
      'thickness',
      false,
      'thickness|wall thickness|wall|thk|gauge|gage|caliper|dicke|stärke|staerke|wandstärke|spessore|grubość|grubosc|дебелина',
    ],
    ['thickness', true, 'thick|dick|gruba|gruby|дебел|дебела|дебело'],
    ['width', false, 'width|breite|larghezza|szerokość|szerokosc|szer|ширина'],
    ['width', true, 'wide|breit|largo|larga|szeroka|широк|широка|широко'],
    ['height', false, 'height|höhe|hoehe|altezza|wysokość|wysokosc|височина'],
    ['height', true, 'high|hoch|alto|висок|висока|високо'],
    ['length', false, 'length|lengths|len|länge|laenge|lunghezza|długość|dlugosc|дължина'],
    ['length', true, 'long|lg|lang|lungo|długi|дълъг|дълги'],
    [
      'core',
      false,
      'core|cores|inner diameter|inside diameter|internal diameter|core diameter|core id|id|i.d.|kern|kerndurchmesser|innendurchmesser|hülse|bore|anima|шпула',
    ],
    ['outer', false, 'outer diameter|outside diameter|external diameter|od|o.d.|aussendurchmesser|außendurchmesser'],
    ['diameter', false, 'diameter|dia|ø|⌀|diam|durchmesser|диаметър'],
  ] as const
).map(([slot, isAdjective, names]) => ({ slot, isAdjective, names: names.split('|') }))

/** Words that only lead on. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'en aw aa x by alu aluminium aluminum alluminio aluminiowa aluminiowe алуминий алуминиево алуминиева алуминиеви alloy alloys temper grade grades material ' +
    'size sizes dimension dimensions in on at of for from with and or the a an we i you need needs want wants require looking search ' +
    'please pls kindly quote quotation price offer inquiry enquiry rfq can could make supply buy order qty quantity amount about approx ca circa ' +
    'around is are be as to product products metal made und oder mit für von der die das wir brauchen bitte e con per di da il la ' +
    'legierung zustand lega stato stop stan сплав състояние ' +
    'i lub z do na dla и или с за от на в per one side max min nominal'
  ).split(' '),
)
