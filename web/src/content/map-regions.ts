/** Countries one can choose on the map, by their English names, which are data of the staff as well (CONT-14). */
export const europeanCountries = [
  'Albania',
  'Austria',
  'Belgium',
  'Bosnia and Herzegovina',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Iceland',
  'Ireland',
  'Italy',
  'Kosovo',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Moldova',
  'Montenegro',
  'Netherlands',
  'North Macedonia',
  'Norway',
  'Poland',
  'Portugal',
  'Romania',
  'Serbia',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'Switzerland',
  'Turkey',
  'UK',
  'Ukraine',
] as const

/** Countries with a contact that are not on the map of Europe. */
export const overseasCountries = ['USA'] as const

export type Country = (typeof europeanCountries)[number] | (typeof overseasCountries)[number]

/** All of them by name, as lists to choose from show them. */
export const countries: readonly Country[] = [...europeanCountries, ...overseasCountries].toSorted((one, other) =>
  one.localeCompare(other, 'en'),
)

/** The country of this name; `undefined` for anything else, such as a word of an address that names none. */
export function countryNamed(name: unknown): Country | undefined {
  return countries.find((country) => country === name)
}

const WITH_ARTICLE: readonly Country[] = ['Netherlands', 'UK', 'USA']

/** A country as a sentence names it: `Poland`, `the UK`. */
export function inSentence(country: Country): string {
  return WITH_ARTICLE.includes(country) ? `the ${country}` : country
}

interface RegionGroup {
  code: string
  countries: readonly Country[]
}

/** Regions of several countries; a country's shape carries its own class and its group's (CONT-26). */
export const regionGroups = [
  { code: 'scandinavian', countries: ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'] },
  { code: 'baltics', countries: ['Estonia', 'Latvia', 'Lithuania'] },
  { code: 'benelux', countries: ['Belgium', 'Luxembourg', 'Netherlands'] },
  { code: 'eastern', countries: ['Moldova', 'Ukraine'] },
  {
    code: 'balkans',
    countries: ['Albania', 'Bosnia and Herzegovina', 'Kosovo', 'Montenegro', 'North Macedonia', 'Serbia'],
  },
] as const satisfies readonly RegionGroup[]

/** Places that a country also stands for (CONT-28). */
export const countryAliases: Partial<Record<Country, readonly string[]>> = { UK: ['UK', 'Northern Ireland'] }

/** Names of the map's data set that differ from ours. */
export const mapNames: Readonly<Record<string, Country>> = {
  'United Kingdom': 'UK',
  Macedonia: 'North Macedonia',
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
}

/** Drawn on the map without a contact of their own. */
export const notClickable = ['Belarus', 'Malta'] as const

/** Fill of a profile's countries on its small map (CONT-22). */
export const HIGHLIGHT = '#004785'

/** The class of a country's shape on the map: `Bosnia and Herzegovina` is `bosnia-and-herzegovina-m` (CONT-27). */
export function regionClass(country: string): string {
  return `${country.toLowerCase().replaceAll(' ', '-')}-m`
}
