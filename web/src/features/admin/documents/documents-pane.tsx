import { documents as described, type StaffDocument } from 'api/contract/collections/documents'
import { DOCUMENT_SECTIONS } from 'api/contract/documents'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { CollectionPane } from '#features/admin/collections/collection-pane.tsx'
import { useShowing } from '#features/admin/collections/use-showing.ts'
import { formatBytes, formatDate } from '#lib/format.ts'
import { DocumentStateBadge, stateOf } from './document-state.tsx'
import { documents } from './documents.queries.ts'

const STATES = ['hidden', 'ending', 'ended', 'sample'] as const

/** Papers of a year or a day stand together, and change places with each other. */
const listOf = ({ section, year, day }: StaffDocument) => `${section} ${year} ${day}`

/** All documents of the site, by the pages on which they stand. */
export function DocumentsPane() {
  const { t } = useTranslation('admin')
  const showing = useShowing(described, 'list.shownAgain')
  const today = todayInSofia()

  function lineOf({ titleBg, titleEn, note, number, day, earlier }: StaffDocument): string {
    return [
      day && formatDate(day),
      titleEn !== titleBg && titleEn,
      note,
      number && `№ ${number}`,
      earlier.length > 0 && t('documents.earlierCount', { count: earlier.length }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <CollectionPane
      collection="documents"
      queries={documents}
      states={STATES.map((state) => ({ state, label: t(`documents.states.${state}`) }))}
      isIn={(document, state) => stateOf(document, today) === state}
      titleOf={({ titleBg }) => titleBg}
      textOf={({ titleBg, titleEn, note, number, address }) => `${titleBg} ${titleEn} ${note} ${number} ${address}`}
      searchLabel={t('documents.search')}
      foundLabel={(count) => t('documents.found', { count })}
      deleteQuestion={t('confirm.deleteDocument')}
      pathOf={({ address }) => address}
      needsReason={({ keptUntil }) => keptUntil !== null && keptUntil >= today}
      showing={showing}
      deleted="undo.deletedDocument"
      groupsOf={(found, { deleteButton }) =>
        DOCUMENT_SECTIONS.map((section) => {
          const ofSection = found.filter((document) => document.section === section)
          return {
            id: section,
            name: t(`fields.documents.section.choices.${section}`),
            note: `${ofSection.length}`,
            rows: ofSection.map((document) => ({
              _id: document._id,
              list: listOf(document),
              lead: <img {...document.thumbnail} alt="" loading="lazy" />,
              title: document.titleBg,
              line: lineOf(document),
              facts: t('documents.size', { count: document.pages, size: formatBytes(document.bytes) }),
              state: <DocumentStateBadge document={document} today={today} />,
              acts: deleteButton(document),
            })),
          }
        })
      }
    />
  )
}
