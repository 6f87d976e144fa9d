import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import { Intro } from '#components/intro.tsx'
import { generalMeetings, meetingDocuments, meetingFile } from '#content/general-meetings.ts'
import { formatDate } from '#lib/format.ts'
import { AskInvestorRelations } from './ask-investor-relations.tsx'
import styles from './general-meetings.module.css'

const lastYear = Math.max(...generalMeetings.map((meeting) => Number(meeting.slice(0, 4))))
const FILE = 'M4 2.5h8l4 4v11H4zM12 2.5v4h4'

/** The general meetings, the newest first, with the four documents of each (INV-05, INV-06). */
export function GeneralMeetings() {
  const { t } = useTranslation('investors')
  return (
    <>
      <Intro lead={t('generalMeetings.lead')} />
      <ul className={styles.meetings}>
        {generalMeetings.toReversed().map((meeting) => {
          const date = formatDate(meeting)
          return (
            <li key={meeting}>
              <h2>
                <span className="sr">{t('generalMeetings.meeting', { date })}</span>
                <b aria-hidden="true">{meeting.slice(0, 4)}</b>
                <time aria-hidden="true" dateTime={meeting}>
                  {date}
                </time>
              </h2>
              <ul>
                {meetingDocuments.map((kind) => {
                  const document = t(`generalMeetings.documents.${kind}`)
                  const name = t('generalMeetings.documentOf', { document, date })
                  return (
                    <li key={kind}>
                      <DocumentLink file={meetingFile(meeting, kind)}>
                        <Icon d={FILE} />
                        <span aria-hidden="true">{document}</span>
                        <span className="sr">
                          {name}, <DocumentSize file={meetingFile(meeting, kind)} />
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
      <AskInvestorRelations about="meetings" year={lastYear} />
    </>
  )
}
