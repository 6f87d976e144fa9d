import { LANGUAGES, type Language, writtenLanguages } from 'api/contract/languages'
import type { NewsContent } from 'api/contract/news-texts'
import { createLocalValue } from '#lib/local-value.ts'
import { lastUser } from '#lib/session.ts'

/**
 * The language a form opens on (AMB-62): of a stored item English, or else the first one with a title; of a new one that in which
 * the account has begun its last item, at first English.
 * @param content `null` for a new item
 * @param last the language of the last new item; `null` when it is not known
 */
export function openingLanguage(content: NewsContent | null, last: string | null): Language {
  if (content) return writtenLanguages(content)[0] ?? 'en'
  return LANGUAGES.find((language) => language === last) ?? 'en'
}

/** The language in which the account that is signed in has begun its last item in this browser. */
export const lastLanguage = () => createLocalValue(`adminNewsLanguage:${lastUser()?.id}`)
