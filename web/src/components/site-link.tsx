import { defaultParseSearch, Link, type LinkProps } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, memo } from 'react'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address within the site, with its query: `/news?medias=true`. */
  to: string
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
  const [path, query = ''] = to.split('?')
  const target = { to: path, search: defaultParseSearch(query) } as LinkProps
  return (
    <Link
      {...attributes}
      {...target}
      resetScroll={resetScroll}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: !ignoresQuery }}
    />
  )
})
