import { brand } from 'supabase/brand'
import { expect, test } from 'vitest'
import { namespaces, textsOf } from './translations.testing.ts'
import { brandVariables } from './translations.ts'

const texts = namespaces.flatMap((namespace) =>
  textsOf(namespace).map(([key, text]) => ({ key: `${namespace}:${key}`, text })),
)
const isBulgarian = (key: string) => /^(shell:footer\.banners\.childSafety|careers:modal|shell:languages\.bg)/.test(key)
const english = texts.filter(({ key }) => !isBulgarian(key))

/** Values that components give to translations. */
const GIVEN = [
  'address',
  'alloy',
  'approx',
  'asked',
  'by',
  'count',
  'countries',
  'country',
  'date',
  'day',
  'differences',
  'document',
  'email',
  'end',
  'event',
  'family',
  'first',
  'from',
  'hash',
  'height',
  'inMm',
  'input',
  'issuer',
  'kg',
  'kind',
  'language',
  'languages',
  'last',
  'length',
  'limit',
  'max',
  'metal',
  'min',
  'missed',
  'month',
  'n',
  'name',
  'names',
  'need',
  'number',
  'one',
  'other',
  'over',
  'part',
  'parts',
  'percent',
  'period',
  'place',
  'plusMinus',
  'position',
  'product',
  'products',
  'quantity',
  'range',
  'reason',
  'reasons',
  'service',
  'size',
  'temper',
  'text',
  'time',
  'title',
  'to',
  'unit',
  'value',
  'values',
  'weight',
  'width',
  'words',
  'x',
  'y',
  'year',
]

test('no translation names the brand, its addresses or its people but by a placeholder', { tags: ['AMB-01'] }, () => {
  const named = new RegExp(`${brand.name}|${brand.emailDomain}`, 'i')
  expect(texts.filter(({ text }) => named.test(text))).toEqual([])
})

test('every placeholder is known, and every known one is used', () => {
  const own = new Set([
    'plan.years',
    'plan.millionBgn',
    'plan.presses',
    'plan.newJobs',
    'shares.count',
    'shares.nominal',
  ])
  const fixed = Object.entries(brandVariables).flatMap(([name, value]) => (typeof value === 'string' ? name : []))
  const known = [...GIVEN, ...fixed, ...own].sort()
  const used = new Set(texts.flatMap(({ text }) => [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name)))
  expect([...used].sort()).toEqual(known)
})

test('no key holds a separator of i18next', () => {
  expect(texts.filter(({ key }) => /[.:]{2}|\.$/.test(key))).toEqual([])
})

test('no text is empty or has a space too many, a long dash or an exclamation mark', () => {
  expect(english.filter(({ text }) => /^\s*$|^\s|\s$| {2}|[—!]/.test(text) && !text.endsWith(':\n'))).toEqual([])
})

test('the English is British', () => {
  const american =
    /\b(colors?|fiber|meters?|catalogs?|labor|gray|centers?|liters?|behavior|favor|program(?!m)|aluminum|analyze[ds]?)\b/i
  const own = /Download Center|download center/gi
  const isTag = (key: string) => /\.tags\.\d+$/.test(key)
  expect(english.filter(({ key, text }) => !isTag(key) && american.test(text.replace(own, '')))).toEqual([])
})

test('no text boasts', () => {
  const foam =
    /\b(lorem|ipsum|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|leading|leader|best[- ]in[- ]class|passion\w*|seamless\w*|synerg\w+|unparalleled|unrivalled|unique|premium|excellence|holistic|empower\w*|leverage\w*|robust|bespoke|one-stop|journey|next[- ]generation|revolution\w*|delight\w*)\b/i
  expect(english.filter(({ text }) => foam.test(text))).toEqual([])
})

test('sentences have at most 32 words', () => {
  const sentences = english
    .filter(({ key }) => !/tags|meta/.test(key))
    .flatMap(({ key, text }) => text.split(/(?<=[.?])\s+/).map((sentence) => ({ key, sentence })))
  expect(sentences.filter(({ sentence }) => sentence.split(/\s+/).length > 32)).toEqual([])
})

test('no paragraph is said twice', () => {
  const long = english.filter(
    ({ key, text }) => text.length > 60 && !/meta/.test(key) && !/^Our mission is to be/.test(text),
  )
  const seen = new Map<string, string>()
  const repeated = long.filter(({ key, text }) => seen.has(text) || !seen.set(text, key))
  expect(repeated).toEqual([])
})

test('what is said in Bulgarian is in Bulgarian', { tags: ['CAR-03'] }, () => {
  const bulgarian = texts.filter(({ key }) => isBulgarian(key) && !key.endsWith('.lang'))
  expect(bulgarian.length).toBeGreaterThan(8)
  expect(bulgarian.filter(({ text }) => !/[а-я]/.test(text))).toEqual([])
})
