import { isSustainabilityPage, sustainabilityPage, sustainabilityPath } from '#content/sustainability.ts'

/** What a route has to know of a page of sustainability; `undefined` for an unknown one (AMB-04). */
export function describePage(page: string) {
  if (!isSustainabilityPage(page)) return undefined
  const { key } = sustainabilityPage(page)
  return { page, key, path: sustainabilityPath(page) }
}
