import { defaultParseSearch, Link, type RegisteredRouter, type ToOptions } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, memo } from 'react'
import type { SiteUrl } from '#content/site-url.ts'

/** Which queries there are says the type of the address: the router's types know queries of routes. */
type Search = ToOptions<RegisteredRouter, string, string>['search']

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: SiteUrl
  /** Whether going there starts at the top of the page, as everywhere but in a side menu (ROUTE-21, AMB-07). */
  resetScroll?: boolean
  /** The link is the current page's whatever the query of the page's address: filters, for example. */
  ignoresQuery?: boolean
}

/**
 * A link within the site by its plain address, also to pages that are not built yet. The page one is on is marked. It
 * changes with nothing but its properties, and 200 of them stand around each page.
 */
export const SiteLink = memo(({ to, ignoresQuery = false, resetScroll = true, ...attributes }: SiteLinkProps) => {
  const [path = '/', query = ''] = to.split('?')
  const search = defaultParseSearch(query) as Search
  return (
    <Link
      {...attributes}
      to={path}
      search={search}
      resetScroll={resetScroll}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: !ignoresQuery }}
    />
  )
})
