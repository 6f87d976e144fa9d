import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Results } from './find-results.ts'

/** As many as most screens show. */
const FIRST_ROWS = 6
const PAUSE_MS = 250

interface Shown {
  results: Results
  /** Shows the others at once. */
  showAll: () => void
}

/** The results on the screen while a visitor types, and all of them after a pause: one letter finds hundreds. */
export function useShown(results: Results): Shown {
  const [whole, setWhole] = useState(results)
  const first = useMemo(() => firstRows(results), [results])
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setWhole(results)), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [results])
  return { results: whole === results ? results : first, showAll: () => setWhole(results) }
}

/** As many rows of each group as most screens show. */
export function firstRows({ answer, direct, products, people, site, isClose }: Results): Results {
  const above = Math.min(FIRST_ROWS, Math.max(products.length, people.length))
  return {
    answer,
    direct,
    products: products.slice(0, FIRST_ROWS),
    people: people.slice(0, FIRST_ROWS),
    site: site.slice(0, FIRST_ROWS - above),
    isClose,
  }
}
