import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsTranslations } from 'api/contract/news-translations'
import { isLanguage } from '#lib/locales.ts'

/** What the address of a translation says. */
export interface TranslateSearch {
  from?: Language | undefined
  to?: Language | undefined
}

export const translateSearch = ({ from, to }: Record<string, unknown>): TranslateSearch => ({
  from: isLanguage(from) ? from : undefined,
  to: isLanguage(to) ? to : undefined,
})

/** Which two languages stand side by side; left out, from the first that is written into the first that is not done. */
export function chosenLanguages(
  { languages }: Pick<NewsTranslations, 'languages'>,
  { from, to }: TranslateSearch,
): { from: Language; to: Language } {
  const written = LANGUAGES.filter((language) => languages[language].text.title !== '')
  const source = from ?? written.find((language) => language !== to) ?? LANGUAGES.find((each) => each !== to) ?? 'bg'
  const others = LANGUAGES.filter((language) => language !== source)
  const isDone = (language: Language) => {
    const { text, outdated, isInTranslation } = languages[language]
    const { alt, captions, ...fields } = outdated
    return text.title !== '' && !isInTranslation && Object.keys({ ...fields, ...alt, ...captions }).length === 0
  }
  if (to !== undefined && to !== source) return { from: source, to }
  return { from: source, to: others.find((language) => !isDone(language)) ?? others[0] ?? 'en' }
}
