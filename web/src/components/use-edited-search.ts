import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** The query of an address, as the router has read it: numbers are numbers. */
export type Search = Readonly<Record<string, unknown>>

/** What the page of a tool is given. */
export interface ToolPageProps {
  search: Search
  /** The public address with what is asked, to be shared. */
  address: string
}

/** How long no one types until the address follows, in milliseconds. */
const ADDRESS_DELAY = 300

/**
 * What a form shows whose state is the query of the address: what was edited last, which the address follows a moment
 * later, until the address says something else (Back, a link).
 */
export function useEditedSearch(search: Search) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const address = meaningOf(search)
  const [state, setState] = useState({ address, shown: search, isPending: false })
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])
  if (state.address !== address) {
    const isOwn = state.isPending || meaningOf(state.shown) === address
    setState({ ...state, address, shown: isOwn ? state.shown : search })
  }

  /** @param isAtOnce the address does not wait for more */
  function edit(next: Search, isAtOnce = false): void {
    setState((before) => ({ ...before, shown: next, isPending: !isAtOnce }))
    clearTimeout(later.current)
    const { pathname } = history.location
    const follow = () => {
      // Anyone who has gone on meanwhile is on the way to another page, which has a query of its own.
      if (history.location.pathname !== pathname) return
      setState((before) => ({ ...before, isPending: false }))
      navigate({ to: '.', search: plain(next) as never, hash: true, replace: true, resetScroll: false })
    }
    if (isAtOnce) follow()
    else later.current = setTimeout(follow, ADDRESS_DELAY)
  }
  return [state.shown, edit] as const
}

const filled = (search: Search) => Object.entries(search).filter(([, value]) => value !== '' && value !== undefined)

/** The same for queries that say the same. */
function meaningOf(search: Search): string {
  return JSON.stringify(
    filled(search)
      .map(([key, value]) => [key, String(value)])
      .toSorted(),
  )
}

/** Numbers as numbers: the router puts quotes around texts that look like one. */
function plain(search: Search): Search {
  return Object.fromEntries(
    filled(search).map(([key, value]) => [key, String(Number(value)) === value ? Number(value) : value]),
  )
}

/** All that a query says but the country, which has a field of its own. */
export function withoutRegion({ region: _, ...others }: Search): Search {
  return others
}

/** A query as an address has it: `?q=foil`, or '' when it says nothing. */
export function queryOf(search: Search): string {
  const query = new URLSearchParams(filled(search).map(([key, value]) => [key, String(value)])).toString()
  return query && `?${query}`
}
