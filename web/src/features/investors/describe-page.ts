import { investorsPage, investorsPath } from '#content/investors.ts'
import { todayInSofia } from '#lib/sofia-time.ts'

/**
 * What a route has to know of a page of investors, with the day on which the page is made, so that server and browser
 * show the same one; `undefined` for an unknown page.
 */
export function describePage(name: string) {
  const known = investorsPage(name)
  if (!known) return undefined
  const { page, key } = known
  return { page, key, path: investorsPath(page), today: todayInSofia() }
}
