/** The languages staff write in, in the order in which a title is looked for in the administration (ADM-12). */
export const LANGUAGES = ['bg', 'en', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The order in which the public, English site falls back to another language (AMB-11). */
export const PUBLIC_LANGUAGES = ['en', 'bg', 'de', 'it'] as const satisfies readonly Language[]

/** The languages in which there is a title, in the order in which the public site prefers them. */
export function writtenLanguages(content: Readonly<Record<Language, { title: string }>>): Language[] {
  return PUBLIC_LANGUAGES.filter((language) => content[language].title !== '')
}
