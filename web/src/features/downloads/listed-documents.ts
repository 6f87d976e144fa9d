import type { TFunction } from 'i18next'
import type { ListedDocument } from '#components/documents-table.tsx'
import { certificateFile, certificates } from '#content/certificates.ts'
import { catalogues, presentations } from '#content/documents.ts'
import type { DownloadPageName } from '#content/downloads.ts'

export type DocumentsPage = Exclude<DownloadPageName, 'generalterms'>

/** The documents of each page in the order they are shown in: the latest presentation first. */
export function listedDocuments(page: DocumentsPage, t: TFunction<['downloads', 'shell']>): ListedDocument[] {
  if (page === 'certificates')
    return certificates.map(({ id, name, area }) => ({
      file: certificateFile(id),
      name,
      note: t(`certificates.areas.${area}`),
    }))
  if (page === 'presentations')
    return presentations.toReversed().map(({ file, year = 0 }) => ({
      file,
      name: t('presentations.document', { year }),
      date: year,
    }))
  return catalogues.map(({ id, file }) => ({
    file,
    name: t(`catalogues.items.${id}.name` as 'catalogues.items.rolled-products.name'),
    note: t(`catalogues.items.${id}.note` as 'catalogues.items.rolled-products.note'),
  }))
}
