import { documents as described, type StaffDocument } from 'api/contract/collections/documents'
import { validityOf } from 'api/contract/document-validity'
import { DOCUMENT_SECTIONS } from 'api/contract/documents'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { drawings } from '#components/icon.tsx'
import { CollectionPane } from '#features/admin/collections/collection-pane.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { State } from '#features/admin/list/state.tsx'
import { formatBytes, formatDate } from '#lib/format.ts'
import { documents } from './documents.queries.ts'

const STATES = ['hidden', 'ending', 'ended', 'sample'] as const

/** Papers of a year or a day stand together, and change places with each other. */
const listOf = ({ section, year, day }: StaffDocument) => `${section} ${year} ${day}`

/** All documents of the site, by the pages on which they stand. */
export function DocumentsPane() {
  const { t } = useTranslation('admin')
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
      collection={described}
      queries={documents}
      states={STATES.map((state) => ({ state, label: t(`documents.states.${state}`) }))}
      isIn={(document, state) => stateOf(document, today) === state}
      textOf={({ titleBg, titleEn, note, number, address }) => `${titleBg} ${titleEn} ${note} ${number} ${address}`}
      searchLabel={t('documents.search')}
      foundLabel={(count) => t('documents.found', { count })}
      deleteQuestion={t('confirm.deleteDocument')}
      pathOf={({ address }) => address}
      needsReason={({ keptUntil }) => keptUntil !== null && keptUntil >= today}
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

type DocumentState = 'hidden' | 'ended' | 'ending' | 'sample'

/** What is to be said of a document; nothing of one that is public as it should be. */
function stateOf(document: StaffDocument, today: string): DocumentState | null {
  const validity = validityOf(document.validUntil, today)
  if (document.isHidden) return 'hidden'
  if (validity === 'ended' || validity === 'ending') return validity
  return document.isSample ? 'sample' : null
}

const TONES = { hidden: undefined, ending: 'accent', ended: 'error' } as const

/** The state of a document as a sign and in words. */
function DocumentStateBadge({ document, today }: { document: StaffDocument; today: string }) {
  const { t } = useTranslation('admin')
  const state = stateOf(document, today)
  const date = document.validUntil ? formatDate(document.validUntil) : ''
  if (state === null) return date && t('documents.validUntil', { date })
  if (state === 'sample') return t('documents.sample')
  return (
    <State tone={TONES[state]} d={state === 'hidden' ? staffDrawings.eyeOff : drawings.warning}>
      {t(`documents.${state}`, { date })}
    </State>
  )
}
