import { defaultParseSearch, Link, type LinkProps } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, createContext, memo, useContext } from 'react'
import { keepsPlace } from './keeps-place.ts'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address within the site, with its query: `/news?medias=true`. */
  to: string
  /** Whether going there starts at the top of the page; without it, whether it is another kind of page (ROUTE-21). */
  resetScroll?: boolean
  /** The link is the current page's whatever the query of the page's address: filters, for example. */
  ignoresQuery?: boolean
}

/** The path of the page that links stand on; what surrounds the pages provides it. */
export const Here = createContext<string | undefined>(undefined)

/** A link within the site by its plain address, also to pages that are not built yet. The page one is on is marked. */
export function SiteLink({ to, resetScroll, ...attributes }: SiteLinkProps) {
  const here = useContext(Here)
  const [path = '/'] = to.split('?')
  const keeps = here && keepsPlace(here, path)
  return <LinkOf {...attributes} to={to} resetScroll={resetScroll ?? !keeps} />
}

/** Apart, because every other page is another `Here` and nearly no link changes by it: 200 stand around each page. */
const LinkOf = memo(({ to, ignoresQuery = false, ...attributes }: SiteLinkProps) => {
  const [path, query = ''] = to.split('?')
  const target = { to: path, search: defaultParseSearch(query) } as LinkProps
  return (
    <Link {...attributes} {...target} activeProps={{}} activeOptions={{ exact: true, includeSearch: !ignoresQuery }} />
  )
})
