import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type Country, countryNamed } from '#content/map-regions.ts'
import { createLocalValue } from '#lib/local-value.ts'

const kept = createLocalValue('country')

/** Keeps a country as the visitor's in this browser, or forgets it. */
export function keepCountry(country: Country | undefined): void {
  kept.set(country ?? null)
}

/**
 * The visitor's country: that of the address (`?region=Poland`), else the one they have chosen before in this browser; never
 * guessed. On the server only the address counts. And what changes it, here and in the address.
 */
export function useChosenCountry() {
  const { region } = useSearch({ strict: false })
  const navigate = useNavigate()
  const stored = useSyncExternalStore(kept.watch, kept.get, () => null)

  function choose(country: Country | undefined): void {
    keepCountry(country)
    navigate({
      to: '.',
      search: (search: Record<string, unknown>) => {
        const { region: _, ...others } = search
        return (country ? { ...others, region: country } : others) as never
      },
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }
  return [countryNamed(region) ?? countryNamed(stored), choose] as const
}
