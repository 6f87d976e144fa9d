import { companyPage, companyPath, isCompanyPage } from '#content/company.ts'

/** What a route has to know of a page of the company; `undefined` for an unknown one. */
export function describePage(page: string) {
  if (!isCompanyPage(page)) return undefined
  const { key } = companyPage(page)
  return { page, key, path: companyPath(page) }
}
