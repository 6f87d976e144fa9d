import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { PanelSearch } from '#features/admin/panel/panel-search.ts'

/** By hooks and not by `getRouteApi`, which would load a class with every page of the site. */
const FROM = '/admin/_staff/'

/** Browsers refuse an address that changes with every key. */
const PAUSE_MS = 300

/**
 * The part of the address that says what of a list is shown, so that Back, a reload and a link sent to a colleague show
 * the same. What is written in the field stands there after a pause, or when the field is left.
 */
export function useListAddress() {
  const { q = '', rows = 0, state } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: '/admin' })
  const [written, setWritten] = useState(q)
  /** Written into the address from here, and not yet come back from it. */
  const sent = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = written.trim()

  const change = (changes: Partial<Record<keyof PanelSearch, unknown>>) =>
    navigate({
      search: (before) => ({ ...before, ...changes }) as PanelSearch,
      replace: true,
      resetScroll: false,
    })

  function keepQuery(): void {
    clearTimeout(timer.current)
    if (query === q) return
    sent.current.push(query)
    change({ q: query || undefined, rows: undefined })
  }
  const keep = useRef(keepQuery)
  useEffect(() => {
    keep.current = keepQuery
  })

  useEffect(() => {
    const own = sent.current.indexOf(q)
    if (own >= 0) sent.current.splice(0, own + 1)
    else setWritten(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** What is written in the field. */
    written,
    setWritten(text: string): void {
      setWritten(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keep.current(), PAUSE_MS)
    },
    keepQuery,
    /** How many rows the address asks for at least. */
    rows,
    keepRows: (count: number) => void change({ rows: count }),
    /** What the inquiries are narrowed to. */
    state,
    setState: (next: PanelSearch['state']) => void change({ state: next, rows: undefined }),
  }
}
