import { useTranslation } from 'react-i18next'
import type { Gap } from './coverage.ts'
import { countriesInBulgarian } from './person-words.ts'

/** More are counted. */
const MAX_NAMED = 8

/** Gives gaps in words, a sentence for each family. */
export function useGapWords() {
  const { t } = useTranslation('admin')

  function wordsOf({ family, countries }: Gap): string {
    const named = countriesInBulgarian(countries.slice(0, MAX_NAMED))
    const more = countries.length - MAX_NAMED
    const list = more > 0 ? t('people.andMore', { countries: named, count: more }) : named
    return t('people.gap', { countries: list, count: countries.length, products: t(`people.ofFamilies.${family}`) })
  }

  return (gaps: readonly Gap[]) => gaps.map(wordsOf).join(' ')
}
