import { defaultParseSearch, Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address within the site, with its query: `/news?medias=true`. */
  to: string
  /** Whether going there starts at the top of the page; it does unless told otherwise. */
  resetScroll?: boolean
}

/** A link within the site by its plain address, also to pages that are not built yet. The page one is on is marked. */
export function SiteLink({ to, ...attributes }: SiteLinkProps) {
  const [path, query = ''] = to.split('?')
  const target = { to: path, search: defaultParseSearch(query) } as LinkProps
  return <Link {...attributes} {...target} activeProps={{}} activeOptions={{ exact: true, includeSearch: true }} />
}
