import { downloadPages, downloadPath, isDownloadPage } from '#content/downloads.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { downloadCover } from './download-cover.ts'

/** What a route has to know of a page of the download centre; `undefined` for an unknown one (AMB-04). */
export function describePage(page: string) {
  const known = downloadPages.find((one) => one.page === page)
  if (!known || !isDownloadPage(page)) return undefined
  return { page, key: known.key, path: downloadPath(page), picture: pictureAddress(downloadCover, 1920) }
}
