import { useSearch } from '@tanstack/react-router'
import { countryNamed } from '#content/map-regions.ts'

/** Keeps the country of the address in the address that a form leads to without scripts. */
export function KeptRegion() {
  const { region } = useSearch({ strict: false })
  return countryNamed(region) ? <input type="hidden" name="region" value={region} /> : null
}
