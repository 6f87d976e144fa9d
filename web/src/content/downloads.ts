import type { SitePath } from './site-pages.ts'

/** The pages of the download centre in the order of their side menu (DL-01), with the keys of their texts. */
export const downloadPages = [
  { page: 'catalogues', key: 'catalogues' },
  { page: 'certificates', key: 'certificates' },
  { page: 'presentations', key: 'presentations' },
  { page: 'generalterms', key: 'generalTerms' },
] as const

export type DownloadPageName = (typeof downloadPages)[number]['page']

export function downloadPath(page: DownloadPageName) {
  return `/download-center/${page}` satisfies SitePath
}

export function isDownloadPage(page: string): page is DownloadPageName {
  return downloadPages.some((one) => one.page === page)
}
