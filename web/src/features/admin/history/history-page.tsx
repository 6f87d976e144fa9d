import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { NewsVersion } from 'api/contract/news-versions'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useCorrectionQuestion } from '#features/admin/corrections/use-correction-question.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FootBar } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { momentWords } from '#features/admin/form/moment-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { type EditedNews, editedNews } from '#features/admin/news-form/edited-news.ts'
import { newsItem, titleOf } from '#features/admin/publications.ts'
import { ItemError } from '#features/admin/shell/staff-message.tsx'
import { Row } from '#ui/layout.tsx'
import { listedVersions } from './changed-words.ts'
import styles from './history.module.css'
import { newsVersion, newsVersions } from './history.queries.ts'
import { comparedVersions, type HistorySearch } from './history-search.ts'
import { useRestore } from './use-restore.ts'
import { VersionList } from './version-list.tsx'
import { VersionReader } from './version-reader.tsx'

interface HistoryPageProps {
  /** The address or the id of the item. */
  url: string
  search: HistorySearch
  onBack: () => void
}

/** The history of the item at an address. */
export function HistoryPage({ url, ...props }: HistoryPageProps) {
  const { data, error } = useQuery(newsItem(url))
  if (data) return <ItemHistory item={editedNews(data)} {...props} />
  return error ? <ItemError error={error} /> : <ListLoading />
}

interface ItemHistoryProps extends Omit<HistoryPageProps, 'url'> {
  item: EditedNews
}

/** Every save of an item, any two of them compared as a reader sees them, and the way back to each. */
function ItemHistory({ item, search, onBack }: ItemHistoryProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate({ from: '/admin/news/$url/$page' })
  const [note, setNote] = useState<{ words: string; undoes: number | null } | null>(null)
  const { data: history, isError, isFetching, refetch } = useQuery(newsVersions(item._id))
  const { chosen, before, after } = comparedVersions(history ?? { versions: [], current: 0 }, search)
  const isKnown = history !== undefined && history.versions.length > 0
  const later = useQuery({ ...newsVersion(item._id, after), enabled: isKnown })
  const earlier = useQuery({ ...newsVersion(item._id, before ?? after), enabled: isKnown })
  const correction = useCorrectionQuestion()
  const restore = useRestore({
    id: item._id,
    ask: correction.ask,
    onRestored: (done) => {
      flushSync(() => setNote(done))
      navigate({ search: ({ language, view }) => ({ language, view }) })
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  const current = history?.versions.find(({ version }) => version === history.current)
  const chosenVersion = history?.versions.find(({ version }) => version === chosen)
  const isFailed = isError || later.isError || earlier.isError
  const titles = Object.fromEntries(Object.entries(item.content).map(([language, { title }]) => [language, title]))
  const other = before === undefined ? undefined : chosen === after ? before : after

  /** A list that was read before the last save names no longer what is public. */
  const isBusy = restore.isPending || isFetching
  return (
    <>
      <title>{t('history.pageTitle')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={t('history.heading')}
          state={titleOf(titles as Parameters<typeof titleOf>[0]) || t('list.untitled')}
          backLabel={t('history.back')}
          onBack={onBack}
        />
        {restore.error && <AlertBar onDismiss={restore.reset}>{failureWords(t, restore.error)}</AlertBar>}
        <div role="status">
          {note && (
            <NoteBar
              icon="check"
              heading={note.words}
              actions={
                note.undoes !== null && (
                  <PendingButton className="btn--line" isPending={restore.isPending} onClick={() => undo(note.undoes)}>
                    {t('history.undo')}
                  </PendingButton>
                )
              }
            />
          )}
        </div>
        {isFailed && <ListError onRetry={() => Promise.all([refetch(), later.refetch(), earlier.refetch()])} />}
        {!history && !isError && <ListLoading />}
        {history && isKnown && (
          <div className={styles.columns} data-reading={search.version === undefined ? undefined : true}>
            <VersionList history={history} chosen={chosen} />
            {later.data && earlier.data && (
              <VersionReader
                before={earlier.data}
                after={later.data}
                current={history.current}
                language={search.language}
                isSideBySide={search.view === 'side'}
                onLanguage={(language) => setSearch({ language })}
                onView={(isSide) => setSearch({ view: isSide ? 'side' : undefined })}
              >
                <Link
                  className={`link ${styles.all}`}
                  from="/admin/news/$url/$page"
                  to="."
                  search={({ language, view }) => ({ language, view })}
                >
                  {t('history.all')}
                </Link>
                {other !== undefined && (
                  <Row as="label" gap={2} className={styles.compare}>
                    {t('history.compareWith')}
                    <select
                      className="select"
                      value={other}
                      onChange={({ target }) => setSearch({ with: Number(target.value) })}
                    >
                      {listedVersions(history, other)
                        .filter(({ version }) => version !== chosen)
                        .map(({ version, at, by }) => (
                          <option key={version} value={version}>
                            {[momentWords(t, at), by, version === history.current && t('history.now')]
                              .filter(Boolean)
                              .join(', ')}
                          </option>
                        ))}
                    </select>
                  </Row>
                )}
              </VersionReader>
            )}
          </div>
        )}
      </div>
      {history && current && chosenVersion && chosen !== history.current && (
        <FootBar state={`${t('history.stays')} ${t('history.notRestored')}`}>
          {item.status === 'published' && (
            <PendingButton className="btn--line" isPending={isBusy} onClick={() => goBack(chosenVersion, false)}>
              {t('history.publish')}
            </PendingButton>
          )}
          <PendingButton isPending={isBusy} onClick={() => goBack(chosenVersion, item.status === 'published')}>
            {t('history.restore')}
          </PendingButton>
        </FootBar>
      )}
      {correction.question}
    </>
  )

  function setSearch(change: HistorySearch): void {
    navigate({ search: { ...search, version: chosen, ...change }, replace: true, resetScroll: false })
  }

  /** @param asDraft what is public stays, and the version becomes its unpublished changes (AMB-60) */
  function goBack({ version, at }: NewsVersion, asDraft: boolean, isUndo = false): void {
    setNote(null)
    if (!current) return
    const moment = momentWords(t, at)
    const isPublic = item.status === 'published' && !asDraft
    const words = asDraft ? 'history.tookDraft' : isPublic ? 'history.restoredPublic' : 'history.restored'
    // The list has shown what is public now, whatever the changes beside it were made from.
    const before = history?.versions.find(({ isOfDraft }) => !isOfDraft)
    restore.mutate({
      ...{ version, asDraft, isUndo, seen: current.at, basedOn: current.isOfDraft ? before?.at : undefined },
      done: { words: t(words, { moment }), undoes: isPublic && before ? before.version : null },
    })
  }

  /** Publishes again what was public before. */
  function undo(number: number | null): void {
    const version = history?.versions.find((one) => one.version === number)
    if (version) goBack(version, false, true)
  }
}
