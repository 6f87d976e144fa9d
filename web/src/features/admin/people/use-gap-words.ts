import { useTranslation } from 'react-i18next'
import type { Gap } from './coverage.ts'
import { gapWords } from './gap-words.ts'

/** Gives gaps in words, a sentence for each family. */
export function useGapWords() {
  const { t } = useTranslation('admin')
  return (gaps: readonly Gap[]) => gaps.map((gap) => `${gapWords(t, gap)}.`).join(' ')
}
