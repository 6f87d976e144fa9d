import { diffArrays } from 'diff'
import type { Block, Word } from './text-blocks.ts'

type Change = 'same' | 'added' | 'removed'

/** Words that have the same fate. */
export interface Run {
  change: Change
  words: Word[]
}

/** A block of either version: where it is in both, its words say what has changed. */
export interface BlockDifference {
  block: Block
  change: Change
  cells: Run[][]
}

/** How much of two blocks has to be the same for one to be the other, changed. */
const MIN_LIKENESS = 0.4
/** Above so many words that came or went, a text is another one: to look for what both have in common takes too long. */
const MAX_EDITS = 2_000
/** Above so many pairs of blocks, they are taken as they stand. */
const MAX_PAIRS = 40_000

const keyOf = ({ tag, within, depth, cells }: Block) =>
  JSON.stringify([tag, within, depth, cells.map((words) => words.map(({ key }) => key))])

/** What differs between two texts, block by block and within them word by word. */
export function textDifference(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  const differences: BlockDifference[] = []
  let removed: Block[] = []
  const flush = (added: Block[]) => {
    differences.push(...pairs(removed, added).map(([was, is]) => blockDifference(was, is)))
    removed = []
  }
  for (const part of changesOf(before, after, keyOf)) {
    if (part.removed) removed = part.value
    else if (part.added) flush(part.value)
    else {
      flush([])
      differences.push(...part.value.map((block) => blockDifference(block, block)))
    }
  }
  flush([])
  return differences
}

/** What differs between two titles. */
export function wordDifference(before: readonly Word[], after: readonly Word[]): Run[] {
  const runs: Run[] = changesOf(before, after, ({ key }) => key).map((part) => ({
    change: part.added ? 'added' : part.removed ? 'removed' : 'same',
    words: part.value,
  }))
  return wholePhrases(runs)
}

function changesOf<Part>(before: readonly Part[], after: readonly Part[], key: (part: Part) => string) {
  const [one, other] = [[...before], [...after]]
  const found = diffArrays(one, other, { comparator: (a, b) => key(a) === key(b), maxEditLength: MAX_EDITS })
  return (
    found ?? [
      { value: one, added: false, removed: true, count: one.length },
      { value: other, added: true, removed: false, count: other.length },
    ]
  )
}

function blockDifference(was: Block | undefined, is: Block | undefined): BlockDifference {
  const block = (is ?? was) as Block
  const change = !was ? 'added' : !is ? 'removed' : 'same'
  if (was && is && was !== is) {
    const count = Math.max(was.cells.length, is.cells.length)
    const cells = Array.from({ length: count }, (_, at) => wordDifference(was.cells[at] ?? [], is.cells[at] ?? []))
    return { block, change, cells }
  }
  return { block, change, cells: block.cells.map((words) => [{ change, words }]) }
}

/** A single space between two changed words is part of the change, so that phrases are marked as phrases. */
function wholePhrases(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (let at = 0; at < runs.length; ) {
    const first = runs[at] as Run
    if (first.change === 'same') {
      whole.push(first)
      at += 1
      continue
    }
    const removed: Word[] = []
    const added: Word[] = []
    for (; at < runs.length; at += 1) {
      const { change, words } = runs[at] as Run
      if (change === 'removed') removed.push(...words)
      else if (change === 'added') added.push(...words)
      else if (isBlank(words) && at + 1 < runs.length && removed.length > 0 && added.length > 0) {
        removed.push(...words)
        added.push(...words)
      } else break
    }
    if (removed.length > 0) whole.push({ change: 'removed', words: removed })
    if (added.length > 0) whole.push({ change: 'added', words: added })
  }
  return whole
}

const isBlank = (words: readonly Word[]) => words.every(({ text }) => text === ' ')

/** Blocks of both versions in their order, those that are alike beside each other. */
function pairs(removed: Block[], added: Block[]): [Block | undefined, Block | undefined][] {
  const [rows, columns] = [removed.length, added.length]
  if (rows * columns > MAX_PAIRS)
    return [
      ...removed.map((was): [Block, undefined] => [was, undefined]),
      ...added.map((is): [undefined, Block] => [undefined, is]),
    ]
  // best[i][j]: the likeness that the rest of both, from i and from j, can have together.
  const [were, are] = [removed.map(wordsOf), added.map(wordsOf)]
  const alike = were.map((was) => are.map((is) => likeness(was, is)))
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const both = (i: number, j: number) => {
    const value = alike[i]?.[j] ?? 0
    return value >= MIN_LIKENESS ? value + at(i + 1, j + 1) : 0
  }
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1) {
      const row = best[i] as number[]
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), both(i, j))
    }
  const found: [Block | undefined, Block | undefined][] = []
  for (let i = 0, j = 0; i < rows || j < columns; ) {
    if (i < rows && j < columns && both(i, j) > 0 && both(i, j) === at(i, j)) found.push([removed[i++], added[j++]])
    else if (i < rows && (j === columns || at(i + 1, j) >= at(i, j + 1))) found.push([removed[i++], undefined])
    else found.push([undefined, added[j++]])
  }
  return found
}

/** The words of a block, and how often it has each. */
interface BlockWords {
  block: Block
  words: readonly string[]
  counts: ReadonlyMap<string, number>
}

function wordsOf(block: Block): BlockWords {
  const words = block.cells.flatMap((cell) => cell.map(({ text }) => text)).filter((text) => text.trim() !== '')
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { block, words, counts }
}

/** The share of words that two blocks have in common, from 0 to 1. */
function likeness(was: BlockWords, is: BlockWords): number {
  // What has only moved into a list, or out of it, has no word that says so.
  if ((['tag', 'within', 'depth'] as const).some((part) => was.block[part] !== is.block[part])) return 0
  let common = 0
  for (const [word, count] of is.counts) common += Math.min(count, was.counts.get(word) ?? 0)
  return (2 * common) / (was.words.length + is.words.length)
}
