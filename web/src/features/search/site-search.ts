import { type Dimension, type Term, termsOf } from './query-terms.ts'
import { closeness, closenessWithTypo, wordsOf } from './word-match.ts'

export type EntryKind = 'product' | 'person' | 'page' | 'document' | 'news' | 'position'

/** What a table gives, in the unit of its dimension; without an end when it says `up to` or `from`. */
export type MeasuredRange = readonly [dimension: Dimension, min: number | null, max: number | null]

/** Anything of the site that can be found; `path` is its address. */
export interface SiteEntry {
  kind: EntryKind
  path: string
  title: string
  /** Of the title, when it is not English. */
  lang?: 'bg' | 'de' | 'it'
  description: string
  tags?: readonly string[]
  /** Words beyond those shown. */
  text?: string
  ranges?: readonly MeasuredRange[]
}

interface Place {
  entry: number
  weight: number
}

const WEIGHTS = { title: 8, tags: 5, description: 3, text: 1 }
/** Added when the whole title is asked for; a part of it counts in proportion. */
const WHOLE_TITLE = 2
/** Of a word that only means what was typed. */
const AS_SYNONYM = 0.9
/** A length up to so many times less than `up to` says, or more than `from` says, is meant by it. */
const OPEN_RANGE = 20

/** Shorter words, by which alone nothing is close. */
const MIN_TELLING = 3

/** What is found; `isClose` when nothing answers all that was typed, and these answer some of it. */
export interface SiteResults {
  entries: SiteEntry[]
  isClose: boolean
}

/**
 * Finds entries that answer every typed word: that have it, its beginning, what the site calls it or its Latin letters,
 * or, for an unknown word, one that is a single typing error away; or whose tables hold a typed number. Best
 * first, among equals in the order given. Neighbouring words also match written as one. When nothing answers all words,
 * those that answer most of them come.
 */
export function createSiteSearch(entries: readonly SiteEntry[]) {
  const places = new Map<string, Place[]>()
  const titleLengths = entries.map((entry, index) => {
    addEntry(places, entry, index)
    return wordsOf(entry.title).length
  })
  const vocabulary = [...places]

  function scoresOfWord(typed: string): Float64Array {
    const scores = new Float64Array(entries.length)
    const near = places.has(typed) ? closeness : (a: string, b: string) => closeness(a, b) || closenessWithTypo(a, b)
    for (const [word, found] of vocabulary) {
      const close = near(typed, word)
      if (close === 0) continue
      for (const { entry, weight } of found) {
        const bonus = weight === WEIGHTS.title ? WHOLE_TITLE / (titleLengths[entry] || 1) : 0
        scores[entry] = Math.max(scores[entry] ?? 0, close * (weight + bonus))
      }
    }
    return scores
  }

  /** @param isAlone nothing else is typed: a number alone is no size of anything */
  function scoresOfTerm({ typed, alternatives, measure, isBare }: Term, isAlone: boolean): Float64Array {
    const scores = new Float64Array(entries.length)
    for (const [place, words] of alternatives.entries()) {
      const each = words.map(scoresOfWord)
      for (const index of entries.keys())
        scores[index] = Math.max(scores[index] ?? 0, meanOf(each, index) * (place === 0 ? 1 : AS_SYNONYM))
    }
    if (!measure || (isBare && (isAlone || places.has(typed)))) return scores
    const meant = isBare ? [measure.value, measure.value / 1000] : [measure.value]
    for (const [index, { ranges = [] }] of entries.entries()) {
      const all = ranges.filter(([dimension]) => dimension === measure.dimension)
      const fits = meant.flatMap((value) => all.map((range) => fit(value, range)))
      scores[index] = Math.max(scores[index] ?? 0, ...fits)
    }
    return scores
  }

  /** Of the terms typed so far: the next key press changes one of them. */
  let kept = new Map<string, Float64Array>()

  /** At most `limit` entries for an input as it is typed; those at the addresses of `without` are left out. */
  return (input: string, limit: number, without: ReadonlySet<string> = new Set()): SiteResults => {
    const terms = termsOf(input)
    if (terms.length === 0) return { entries: [], isClose: false }
    const scored = new Map<string, Float64Array>()
    const each = terms.map((term) => {
      const key = `${term.typed} ${term.measure?.value ?? ''} ${terms.length === 1}`
      const scores = scored.get(key) ?? kept.get(key) ?? scoresOfTerm(term, terms.length === 1)
      scored.set(key, scores)
      return scores
    })
    kept = scored
    const joined =
      terms.length > 1 ? [scoresOfWord(terms.flatMap(({ alternatives: [words = []] }) => words).join(''))] : []

    function ranked(score: (index: number) => number): SiteEntry[] {
      return entries
        .map((entry, index) => ({ entry, score: without.has(entry.path) ? 0 : score(index) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ entry }) => entry)
    }
    const whole = ranked((index) => Math.max(meanOf(each, index), meanOf(joined, index)))
    if (whole.length > 0 || without.size > 0 || each.length < 2) return { entries: whole, isClose: false }
    // A letter or two of many words are no help.
    const telling = each.filter((_, at) => (terms[at]?.typed.length ?? 0) >= MIN_TELLING)
    const close = ranked((index) => partOf(telling, index))
    return { entries: close, isClose: close.length > 0 }
  }
}
export type SiteSearch = ReturnType<typeof createSiteSearch>

/** Of an entry that answers all words; else 0. */
function meanOf(each: readonly Float64Array[], index: number): number {
  let sum = 0
  for (const scores of each) {
    const score = scores[index] ?? 0
    if (score === 0) return 0
    sum += score
  }
  return sum / (each.length || 1)
}

/** Of an entry that answers at least half of the terms: more terms go before better ones; else 0. */
function partOf(each: readonly Float64Array[], index: number): number {
  const answered = each.map((scores) => scores[index] ?? 0).filter((score) => score > 0)
  if (answered.length * 2 < each.length) return 0
  return answered.length * 100 + answered.reduce((sum, score) => sum + score, 0)
}

/** How well a range of a table answers a number: an end or a single value best, then the narrower the better. */
function fit(value: number, [, min, max]: MeasuredRange): number {
  if (value === min || value === max) return 4
  if (min !== null && max !== null)
    return value > min && value < max ? 2 + 1 / (1 + Math.log(max / Math.max(min, max / 1000))) : 0
  if (max !== null) return value < max && value * OPEN_RANGE > max ? 1 : 0
  return min !== null && value > min && value < min * OPEN_RANGE ? 1 : 0
}

function addEntry(places: Map<string, Place[]>, entry: SiteEntry, index: number): void {
  const best = new Map<string, number>()
  const add = (text: string, weight: number, isJoined: boolean) => {
    const words = wordsOf(text)
    const pairs = isJoined ? words.slice(1).map((word, place) => `${words[place]}${word}`) : []
    for (const word of [...words, ...pairs]) best.set(word, Math.max(best.get(word) ?? 0, weight))
  }
  add(entry.title, WEIGHTS.title, true)
  for (const tag of entry.tags ?? []) add(tag, WEIGHTS.tags, true)
  add(entry.description, WEIGHTS.description, false)
  add(entry.text ?? '', WEIGHTS.text, false)
  for (const [word, weight] of best) {
    const known = places.get(word)
    if (known) known.push({ entry: index, weight })
    else places.set(word, [{ entry: index, weight }])
  }
}
