import { renderToStaticMarkup } from 'react-dom/server'
import { catalogueDocuments } from './catalogues.tsx'
import { certificateDocuments } from './certificate.tsx'
import { gdprDocument } from './gdpr.tsx'
import { meetingDocumentsOfAll } from './meeting.tsx'
import { Paper, type PaperDocument } from './paper.tsx'
import { policyDocuments } from './policy.tsx'
import { presentationDocuments } from './presentation.tsx'
import { statementDocuments } from './statement.tsx'
import { sustainabilityDocuments } from './sustainability-report.tsx'

const all: readonly PaperDocument[] = [
  ...catalogueDocuments,
  ...certificateDocuments,
  ...presentationDocuments,
  ...statementDocuments,
  ...sustainabilityDocuments,
  ...policyDocuments,
  ...meetingDocumentsOfAll,
  gdprDocument,
]

/** Every document of the site as a whole page of HTML, by its address. */
export function renderDocuments(): { file: string; html: string }[] {
  return all.map((document) => ({
    file: document.file,
    html: `<!doctype html>${renderToStaticMarkup(<Paper {...document} />)}`,
  }))
}
