import type { TFunction } from 'i18next'
import type { Gap } from './coverage.ts'
import { countriesInBulgarian } from './person-words.ts'

/** More are counted. */
const MAX_NAMED = 8

/** Gaps in words, a sentence for each family. */
export const gapsInWords = (t: TFunction<'admin'>, gaps: readonly Gap[]) =>
  gaps.map((gap) => `${gapWords(t, gap)}.`).join(' ')

/** `Полша, Чехия нямат човек за валцувани изделия`: the beginning of a sentence, or a heading. */
export function gapWords(
  t: TFunction<'admin'>,
  { family, countries }: Pick<Gap, 'family'> & { countries: readonly string[] },
): string {
  const named = countriesInBulgarian(countries.slice(0, MAX_NAMED))
  const more = countries.length - MAX_NAMED
  const list = more > 0 ? t('people.andMore', { countries: named, count: more }) : named
  return t('people.gap', { countries: list, count: countries.length, products: t(`people.ofFamilies.${family}`) })
}
