import type { Language } from 'api/contract/languages'

interface Written {
  url: string
  /** The languages of the item; who asks for none is shown the first. */
  languages: readonly Language[]
}

/** The one address of an item of news in a language it is written in. */
export function articlePath({ url, languages }: Written, language: Language): string {
  return language === languages[0] ? `/news/${url}` : `/news/${url}?lang=${language}`
}
