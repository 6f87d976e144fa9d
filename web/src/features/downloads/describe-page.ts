import { downloadPages, downloadPath, isDownloadPage } from '#content/downloads.ts'

/** What a route has to know of a page of the download centre; `undefined` for an unknown one (AMB-04). */
export function describePage(page: string) {
  const known = downloadPages.find((one) => one.page === page)
  if (!known || !isDownloadPage(page)) return undefined
  return { page, key: known.key, path: downloadPath(page) }
}
