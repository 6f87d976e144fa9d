import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Icon } from '#components/icon.tsx'
import { Intro } from '#components/intro.tsx'
import { formatDate } from '#lib/format.ts'
import { AskInvestorRelations } from './ask-investor-relations.tsx'
import styles from './general-meetings.module.css'

const FILE = 'M4 2.5h8l4 4v11H4zM12 2.5v4h4'

/** The general meetings, the newest first, with the documents of each (INV-05, INV-06). */
export function GeneralMeetings({ documents }: { documents: readonly SiteDocument[] }) {
  const { t } = useTranslation('investors')
  return (
    <>
      <Intro lead={t('generalMeetings.lead')} />
      <ul className={styles.meetings}>
        {meetingsOf(documents).map(({ day, documents }) => {
          const date = formatDate(day)
          return (
            <li key={day}>
              <h2>
                <span className="sr">{t('generalMeetings.meeting', { date })}</span>
                <b aria-hidden="true">{day.slice(0, 4)}</b>
                <time aria-hidden="true" dateTime={day}>
                  {date}
                </time>
              </h2>
              <ul>
                {documents.map((document) => {
                  const name = t('generalMeetings.documentOf', { document: document.title, date })
                  return (
                    <li key={document.file}>
                      <DocumentLink file={document.file} className={styles.document}>
                        <Icon d={FILE} />
                        <span aria-hidden="true">{document.title}</span>
                        <span className="sr">
                          {name}, <DocumentSize document={document} />
                        </span>
                      </DocumentLink>
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ul>
      <EarlierDocuments documents={documents} />
      <AskInvestorRelations about="meetings" year={documents[0]?.year ?? 0} />
    </>
  )
}

interface Meeting {
  /** `YYYY-MM-DD` */
  day: string
  documents: SiteDocument[]
}

/** Documents by the general meetings they belong to, in the order in which they come (INV-05). */
function meetingsOf(documents: readonly SiteDocument[]): Meeting[] {
  const days = Map.groupBy(documents, ({ day }) => day ?? '')
  return [...days].map(([day, ofDay]) => ({ day, documents: ofDay }))
}
