import { companyPage, companyPath, isCompanyPage } from '#content/company.ts'
import { coverOf } from './cover-pictures.ts'

/** What a route has to know of a page of the company; `undefined` for an unknown one. */
export function describePage(page: string) {
  if (!isCompanyPage(page)) return undefined
  const { key } = companyPage(page)
  const picture = Object.values(coverOf(page).webp).at(-1) ?? ''
  return { page, key, path: companyPath(page), picture }
}
