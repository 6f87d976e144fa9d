import { closeness, closenessWithTypo, wordsOf } from './word-match.ts'

export type EntryKind = 'product' | 'person' | 'page' | 'document' | 'news'

/** Anything of the site that can be found; `path` is its address. */
export interface SiteEntry {
  kind: EntryKind
  path: string
  title: string
  description: string
  tags?: readonly string[]
  /** Words beyond those shown. */
  text?: string
}

interface Place {
  entry: number
  weight: number
}

const WEIGHTS = { title: 8, tags: 5, description: 3, text: 1 }
/** Added when the whole title is asked for; a part of it counts in proportion. */
const WHOLE_TITLE = 2
/** Words that tell nothing about what is meant. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/**
 * Finds entries that have every typed word, or its beginning, or, for a word that nobody uses, one that is a single
 * typing error away; best first, among equals in the order given. Neighbouring words also match written as one.
 */
export function createSiteSearch(entries: readonly SiteEntry[]) {
  const places = new Map<string, Place[]>()
  const titleLengths = entries.map((entry, index) => {
    addEntry(places, entry, index)
    return wordsOf(entry.title).length
  })
  const vocabulary = [...places]

  function scoresOf(typed: string): Float64Array {
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

  /** Of the words typed so far: the next key press changes one of them. */
  let kept = new Map<string, Float64Array>()

  /** At most `limit` entries for an input as it is typed; those at the addresses of `without` are left out. */
  return (input: string, limit: number, without: ReadonlySet<string> = new Set()): SiteEntry[] => {
    const typed = wordsOf(input)
    const telling = typed.filter((word) => !FILLERS.has(word))
    const wanted = telling.length > 0 ? telling : typed
    if (wanted.length === 0) return []
    const apart = new Map(wanted.map((word) => [word, kept.get(word) ?? scoresOf(word)]))
    kept = apart
    const joined = wanted.length > 1 ? [scoresOf(wanted.join(''))] : []
    const each = wanted.flatMap((word) => apart.get(word) ?? [])
    const ranked: { entry: SiteEntry; score: number }[] = []
    for (const [index, entry] of entries.entries()) {
      const score = Math.max(meanOf(each, index), meanOf(joined, index))
      if (score > 0 && !without.has(entry.path)) ranked.push({ entry, score })
    }
    return ranked
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ entry }) => entry)
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
