import type { StaffPerson } from 'api/contract/collections/people'
import { regionInBulgarian } from 'supabase/inquiry-facts'

/** Languages that one chooses from, by their English names, which the site shows. */
const CODES: Readonly<Record<string, string>> = {
  Albanian: 'sq',
  Arabic: 'ar',
  Chinese: 'zh',
  Croatian: 'hr',
  Czech: 'cs',
  Danish: 'da',
  Dutch: 'nl',
  English: 'en',
  Finnish: 'fi',
  French: 'fr',
  German: 'de',
  Greek: 'el',
  Hungarian: 'hu',
  Italian: 'it',
  Macedonian: 'mk',
  Norwegian: 'no',
  Polish: 'pl',
  Portuguese: 'pt',
  Romanian: 'ro',
  Russian: 'ru',
  Serbian: 'sr',
  Slovak: 'sk',
  Slovenian: 'sl',
  Spanish: 'es',
  Swedish: 'sv',
  Turkish: 'tr',
  Ukrainian: 'uk',
}
export const SPOKEN = Object.keys(CODES)

const names = new Intl.DisplayNames('bg', { type: 'language' })

/** `German` as staff read it: `немски`. */
export function languageInBulgarian(language: string): string {
  const code = Object.hasOwn(CODES, language) ? CODES[language] : undefined
  return (code && names.of(code)) ?? language
}

/** `Полша, Чехия`, in the order given. */
export const countriesInBulgarian = (countries: readonly string[]) => countries.map(regionInBulgarian).join(', ')

/** Path of the page of one person; `null` for those whom only a list names. */
export const profilePath = ({ kind, hasProfile, slug }: StaffPerson): string | null =>
  hasProfile ? `/contacts/${kind}/${slug}` : null
