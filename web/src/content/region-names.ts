import { type Country, regionGroups } from './map-regions.ts'

const NAMES: Readonly<Record<(typeof regionGroups)[number]['code'], string>> = {
  scandinavian: 'Scandinavia',
  baltics: 'Baltics',
  benelux: 'Benelux',
  eastern: 'Eastern Europe',
  balkans: 'Western Balkans',
}

/**
 * What a person serves as the profile shows it: countries of a region that are all there are named by it, at the place of
 * the first; no countries are all regions (AMB-21).
 */
export function regionNames(countries: readonly Country[]): string[] {
  if (countries.length === 0) return ['All regions']
  const whole = regionGroups.filter((group) => group.countries.every((country) => countries.includes(country)))
  const names = countries.map((country) => {
    const region = whole.find((group) => (group.countries as readonly Country[]).includes(country))
    return region ? NAMES[region.code] : country
  })
  return [...new Set(names)]
}
