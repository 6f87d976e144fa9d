import { useQuery } from '@tanstack/react-query'
import { isAllowed } from 'api/contract/roles'
import { DAYS_IN_TRASH, type TrashEntry } from 'api/contract/trash'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { EmptyList } from '#features/admin/list/list-states.tsx'
import { RowList } from '#features/admin/list/row-list.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useRoles } from '#features/admin/staff-user.ts'
import { ApiError } from '#lib/api.ts'
import styles from './trash.module.css'
import { allTrash, trashRows } from './trash.queries.ts'
import { type Erasing, TrashDialogs, type TrashQuestion } from './trash-dialogs.tsx'
import { rowOfTrash, TrashActs } from './trash-row.tsx'
import { TrashedNews } from './trashed-news.tsx'

/** What was deleted in the last 30 days, to be restored or erased for good. */
export function TrashPage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin')
  const isAdministrator = isAllowed(useRoles(), [])
  const { data, isError, refetch } = useQuery(allTrash)
  const [note, setNote] = useState<{ heading: string; path?: string } | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [question, setQuestion] = useState<TrashQuestion | null>(null)
  const [looked, setLooked] = useState<string | null>(null)
  const erase = useDelete<Erasing>({
    pathOf: ({ path }) => path,
    rows: trashRows,
    removalOf: (client, erasing) => {
      const ids = new Set(erasing.entries.map(({ _id }) => _id))
      return createRowRemoval(client, trashRows, ({ _id }) => ids.has(_id))
    },
    onDeleted: ({ note }) => note && setNote({ heading: note }),
    onFailed: setFailure,
  })
  const entries = data?.trash ?? []

  function tellRestored(entry: TrashEntry, url: string | null) {
    const isMoved = url !== null && url !== entry.url
    const path = `/news/${url}`
    flushSync(() => {
      setQuestion(null)
      setFailure(null)
      setNote({
        heading: isMoved ? t('trash.restoredNewSlug', { url: path }) : t(`trash.restored.${entry.kind}`),
        ...(url !== null && { path }),
      })
    })
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  function tellFailure(entry: TrashEntry, error: Error) {
    setNote(null)
    if (error instanceof ApiError && error.status === 409) setQuestion({ about: 'address', entry })
    else setFailure(error)
  }

  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('trash.pageTitle')}</title>
      <FormHead heading={t('trash.heading')} onBack={onBack}>
        {entries.length > 0 && isAdministrator && (
          <button type="button" className="btn btn--line" onClick={() => setQuestion({ about: 'all', entries })}>
            {t('trash.empty')}
          </button>
        )}
      </FormHead>
      {failure && <AlertBar onDismiss={() => setFailure(null)}>{failureWords(t, failure)}</AlertBar>}
      <div role="status">
        {note && (
          <NoteBar
            icon="check"
            heading={note.heading}
            actions={
              note.path && (
                <a className="btn btn--line btn--sm" href={note.path} target="_blank" rel="noopener">
                  {t('newsForm.viewOnSite')}
                </a>
              )
            }
          />
        )}
      </div>
      {entries.length > 0 && <p className={styles.intro}>{t('trash.intro', { count: DAYS_IN_TRASH })}</p>}
      <RowList
        className={styles.list}
        label={t('trash.heading')}
        groups={
          data && [
            {
              id: 'trash',
              rows: entries.map((entry) =>
                rowOfTrash(
                  t,
                  entry,
                  setLooked,
                  <TrashActs
                    entry={entry}
                    onRestored={tellRestored}
                    onFailed={tellFailure}
                    onErase={() => setQuestion({ about: 'erasing', entry })}
                  />,
                ),
              ),
            },
          ]
        }
        isFailed={isError}
        onRetry={refetch}
        empty={<EmptyList heading={t('empty.trashTitle')} text={t('empty.trashText', { days: DAYS_IN_TRASH })} />}
      />
      {looked && <TrashedNews id={looked} onClose={() => setLooked(null)} />}
      {question && (
        <TrashDialogs
          question={question}
          onRestored={tellRestored}
          onErase={erase.mutate}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  )
}
