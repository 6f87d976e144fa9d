import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { noteMissingPath } from '#lib/missing-path.ts'

const NOT_FOUND = '/404'

/**
 * The history of a page that the server has rendered once for many addresses: the router has to see the one for which it
 * was rendered, or hydration fails. `undefined` when that is the address in the address bar. The page of all unknown
 * addresses shows its own in the address bar, too (AMB-08); that of a missing item keeps what was asked for.
 * @param rendered the path for which the server has rendered the page
 */
export function historyOfSharedPage(rendered: string | undefined): RouterHistory | undefined {
  const asked = window.location.pathname
  if (rendered === undefined || rendered === asked) return undefined
  if (rendered === NOT_FOUND) {
    noteMissingPath(asked)
    window.history.replaceState(null, '', NOT_FOUND)
    return undefined
  }
  return createBrowserHistory({
    parseLocation() {
      const { search, hash } = window.location
      const pathname = window.location.pathname === asked ? rendered : window.location.pathname
      return { href: pathname + search + hash, pathname, search, hash, state: window.history.state }
    },
  })
}
