import type { ChangedParagraph, Correction } from 'api/contract/corrections'
import { sideOf } from 'api/contract/paragraph-side'
import { todayInSofia } from 'api/contract/sofia-time'
import { formatDate } from '#lib/format.ts'
import { correctionWords } from './correction-words.ts'

/** The day in Sofia on which a notice was published: `22-06-2026`. */
export const dayOf = ({ at }: Pick<Correction, 'at'>): string => formatDate(todayInSofia(new Date(at)))

/** The sides of a changed paragraph that are there, each with the word before it. */
export function sidesOf(paragraph: ChangedParagraph, language: Correction['language']) {
  const words = correctionWords[language]
  const [now, before] = [sideOf(paragraph, 'now'), sideOf(paragraph, 'before')]
  return [
    ...(now ? [{ side: 'now' as const, word: before ? words.now : words.added, text: now }] : []),
    ...(before ? [{ side: 'before' as const, word: now ? words.before : words.removed, text: before }] : []),
  ]
}

/** A notice in one line, for machines: the reason, then what stands there now and what stood there before. */
export function correctionText({ reason, paragraphs, more, language }: Correction): string {
  const sides = paragraphs.flatMap((paragraph) => sidesOf(paragraph, language))
  const parts = [reason, ...sides.map(({ word, text }) => `${word}: ${text}`)]
  return [...parts, more > 0 && correctionWords[language].more(more)].filter(Boolean).join(' ')
}
