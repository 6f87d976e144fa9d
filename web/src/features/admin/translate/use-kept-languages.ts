import { useEffect, useEffectEvent } from 'react'
import type { TranslateSearch } from './translate-search.ts'

/** Writes the languages that are shown into the address at once: chosen again after a save, they would be other ones. */
export function useKeptLanguages(
  { from, to }: Required<TranslateSearch>,
  search: TranslateSearch,
  onSearch: (search: TranslateSearch) => void,
): void {
  const isKept = search.from === from && search.to === to
  const keep = useEffectEvent(() => onSearch({ from, to }))
  useEffect(() => {
    if (!isKept) keep()
  }, [isKept])
}
