import { isSustainabilityPage, sustainabilityPage, sustainabilityPath } from '#content/sustainability.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

/** What a route has to know of a page of sustainability; `undefined` for an unknown one (AMB-04). */
export function describePage(page: string) {
  if (!isSustainabilityPage(page)) return undefined
  const { key, cover } = sustainabilityPage(page)
  return { page, key, path: sustainabilityPath(page), picture: pictureAddress(pictures[cover], 1920) }
}
