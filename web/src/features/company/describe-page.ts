import { companyPage, companyPath, isCompanyPage } from '#content/company.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

/** What a route has to know of a page of the company; `undefined` for an unknown one. */
export function describePage(page: string) {
  if (!isCompanyPage(page)) return undefined
  const { key, cover } = companyPage(page)
  return { page, key, path: companyPath(page), picture: pictureAddress(pictures[cover], 1920) }
}
