import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type PanelSearch, readPanelSearch } from './panel-search.ts'

/** By hooks and not by `getRouteApi`, which would load a class with every page of the site. */
const FROM = '/admin/_staff/'

/** Browsers refuse an address that changes with every key. */
const PAUSE_MS = 300

/**
 * The part of the address that says what of a list is shown, so that Back, a reload and a link sent to a colleague show
 * the same. What is written in the field stands there after a pause, or when the field is left.
 */
export function useListAddress() {
  const search = readPanelSearch({ ...useSearch({ from: FROM }) })
  const { q = '', rows = 0 } = search
  const navigate = useNavigate({ from: '/admin' })
  const [query, setQuery] = useState(q)
  /** Written into the address from here, and not yet come back from it. */
  const sent = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const trimmed = query.trim()

  const change = (changes: Partial<Record<keyof PanelSearch, unknown>>) =>
    navigate({
      search: (before) => readPanelSearch({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    })

  function commitQuery(): void {
    clearTimeout(timer.current)
    if (trimmed === q) return
    sent.current.push(trimmed)
    change({ q: trimmed || undefined, rows: undefined })
  }
  const commit = useRef(commitQuery)
  useEffect(() => {
    commit.current = commitQuery
  })

  useEffect(() => {
    const own = sent.current.indexOf(q)
    if (own >= 0) sent.current.splice(0, own + 1)
    else setQuery(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** What is written in the field. */
    query,
    setQuery(text: string): void {
      setQuery(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => commit.current(), PAUSE_MS)
    },
    commitQuery,
    /** How many rows the address asks for at least. */
    rows,
    keepRows: (count: number) => void change({ rows: count }),
    /** All that the address says. */
    search,
    /** Narrows the list, or no longer; what is not given stays. */
    narrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void change({ ...changes, rows: undefined }),
  }
}
