import { certificateFile, certificates } from '#content/certificates.ts'
import {
  catalogues,
  gdprInformation,
  policies,
  presentations,
  type SiteDocument,
  statements,
  sustainabilityReports,
} from '#content/documents.ts'
import { generalMeetings, meetingDocuments, meetingFile } from '#content/general-meetings.ts'
import { formatDate } from '#lib/format.ts'
import type { PageRecord } from './search-index.ts'

type Read = (key: string, values?: Record<string, unknown>) => string

/** Every document of the site with its name; `read` gives the words at a key. */
export function describeDocuments(read: Read): PageRecord[] {
  const documentOf = (path: string, title: string, description = '', text = ''): PageRecord => ({
    kind: 'document',
    path,
    title,
    description,
    text,
  })
  const yearly = (documents: readonly SiteDocument[], key: string) =>
    documents.map(({ file, year }) => documentOf(file, read(key, { year })))

  return [
    ...catalogues.map(({ id, file }) => {
      const item = `downloads:catalogues.items.${id}`
      return documentOf(file, read(`${item}.name`), read(`${item}.note`))
    }),
    ...certificates.map(({ id, name, area }) =>
      documentOf(
        certificateFile(id),
        name,
        read(`downloads:certificates.areas.${area}`),
        read('downloads:certificates.title'),
      ),
    ),
    ...yearly(presentations, 'downloads:presentations.document'),
    ...yearly(statements, 'investors:financialStatements.document'),
    ...yearly(sustainabilityReports, 'sustainability:sustainabilityReports.document'),
    ...policies.map(({ id, file }) => documentOf(file, read(`sustainability:policies.${id}`))),
    documentOf(gdprInformation.file, read('legal:personalData.pdf')),
    ...generalMeetings.flatMap((meeting) =>
      meetingDocuments.map((kind) =>
        documentOf(
          meetingFile(meeting, kind),
          read('investors:generalMeetings.documentOf', {
            document: read(`investors:generalMeetings.documents.${kind}`),
            date: formatDate(meeting),
          }),
        ),
      ),
    ),
  ]
}
