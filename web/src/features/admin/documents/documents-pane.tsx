import { useMutation } from '@tanstack/react-query'
import { DOCUMENT_SECTIONS, type StaffDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { RegisterPane } from '#features/admin/registers/register-pane.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { formatBytes, formatDate } from '#lib/format.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import { DocumentStateBadge, stateOf } from './document-state.tsx'
import { documents } from './documents.queries.ts'

const STATES = ['hidden', 'ending', 'ended', 'sample'] as const

/** All documents of the site, by the pages on which they stand. */
export function DocumentsPane() {
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const move = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.documents] },
    mutationFn: ({ _id, isUp }: { _id: string; isUp: boolean }) =>
      callAsStaff(`/api/admin/documents/${_id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isUp }),
      }),
    onError: (failure) => setSaved({ failure }),
  })
  const today = todayInSofia()

  function moveButtons(document: StaffDocument, before?: StaffDocument, after?: StaffDocument) {
    const { _id, titleBg: title } = document
    const acts = [
      { isUp: true, other: before, drawing: staffDrawings.up, label: t('registers.up', { title }) },
      { isUp: false, other: after, drawing: staffDrawings.down, label: t('registers.down', { title }) },
    ]
    return acts.map(({ isUp, other, drawing, label }) => (
      <button
        key={label}
        type="button"
        title={label}
        aria-label={label}
        disabled={!other || other.year !== document.year || other.day !== document.day || move.isPending}
        onClick={() => move.mutate({ _id, isUp })}
      >
        <Icon d={drawing} />
      </button>
    ))
  }

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
    <RegisterPane
      register="documents"
      queries={documents}
      states={STATES.map((state) => ({ state, label: t(`documents.states.${state}`) }))}
      stateOf={(document) => stateOf(document, today)}
      textOf={({ titleBg, titleEn, note, number, address }) => `${titleBg} ${titleEn} ${note} ${number} ${address}`}
      searchLabel={t('documents.search')}
      foundLabel={(count) => t('documents.found', { count })}
      deleteQuestion={t('confirm.deleteDocument')}
      deleted="undo.deletedDocument"
      groupsOf={(found, { isWhole, deleteButton }) =>
        DOCUMENT_SECTIONS.map((section) => {
          const ofSection = found.filter((document) => document.section === section)
          return {
            id: section,
            name: t(`documents.sections.${section}`),
            note: isWhole ? t('registers.order', { count: ofSection.length }) : `${ofSection.length}`,
            rows: ofSection.map((document, at, all) => ({
              _id: document._id,
              lead: <img {...document.thumbnail} alt="" loading="lazy" />,
              title: document.titleBg,
              line: lineOf(document),
              facts: t('documents.size', { count: document.pages, size: formatBytes(document.bytes) }),
              state: <DocumentStateBadge document={document} today={today} />,
              acts: (
                <>
                  {isWhole && moveButtons(document, all[at - 1], all[at + 1])}
                  {deleteButton(document)}
                </>
              ),
            })),
          }
        })
      }
    />
  )
}
