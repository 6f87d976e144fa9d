import type { ChangedParagraph, WordChange } from '#contract/corrections.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { NewsContent, NewsText } from '#contract/news-texts.ts'
import { sideOf } from '#contract/paragraph-side.ts'
import { plainParagraphs, plainText } from '#contract/plain-text.ts'
import { wordsOf } from '#contract/text-blocks.ts'
import { type Run, textDifference } from '#contract/text-difference.ts'

/** A notice shows so many paragraphs and counts the others: a text that is written again is no list of changes. */
const MAX_PARAGRAPHS = 12

/**
 * The words that readers find changed, in each language that they could read before and can read now. White space, marks,
 * links, videos and pictures are no words.
 */
export function wordChanges(before: NewsContent, after: NewsContent): WordChange[] {
  return LANGUAGES.flatMap((language) => {
    const [was, is] = [before[language], after[language]]
    if (was.title === '' || is.title === '' || wordsIn(was) === wordsIn(is)) return []
    const changed = [...changedParagraphs([was.title], [is.title]), ...changedParagraphs(textOf(was), textOf(is))]
    const paragraphs = changed.slice(0, MAX_PARAGRAPHS)
    return [{ language, paragraphs, more: changed.length - paragraphs.length }]
  })
}

/** Whether one change takes the other back: readers find again what they read before. */
export function isUndone(earlier: WordChange, later: WordChange): boolean {
  const all = ({ paragraphs }: WordChange, side: 'before' | 'now') =>
    paragraphs.map((one) => sideOf(one, side)).join('\n')
  return (
    earlier.more === 0 &&
    later.more === 0 &&
    all(earlier, 'before') === all(later, 'now') &&
    all(earlier, 'now') === all(later, 'before')
  )
}

const wordsIn = ({ title, contentOne, contentTwo }: NewsText) =>
  [title, plainText(`${contentOne}<p></p>${contentTwo}`)].join('\n')
const textOf = ({ contentOne, contentTwo }: NewsText) => [
  ...plainParagraphs(contentOne),
  ...plainParagraphs(contentTwo),
]

function changedParagraphs(before: string[], after: string[]): ChangedParagraph[] {
  return textDifference(before.map(blockOf), after.map(blockOf)).flatMap(({ cells: [runs = []] }) => {
    const paragraph = runs.map(toRun)
    return paragraph.some(({ change }) => change !== 'same') ? [paragraph] : []
  })
}

const blockOf = (text: string) => ({ tag: 'p' as const, within: null, depth: 0, cells: [wordsOf(text)] })
const toRun = ({ change, words }: Run) => ({ change, text: words.map(({ text }) => text).join('') })
