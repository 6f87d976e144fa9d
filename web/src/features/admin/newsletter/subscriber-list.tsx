import { useMutation } from '@tanstack/react-query'
import { LANGUAGES } from 'api/contract/languages'
import type { NewsletterNumbers, Subscriber, SubscriberPage } from 'api/contract/newsletter-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { EraseQuestion } from '#features/admin/inquiries/erase-question.tsx'
import { ExportButton } from '#features/admin/list/export-button.tsx'
import list from '#features/admin/list/list.module.css'
import { EmptyList, ListError, LoadMore, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import type { useListPages } from '#features/admin/list/use-list-pages.ts'
import styles from './newsletter.module.css'
import { eraseSubscriber, exportSubscribers, newsletterKey } from './newsletter.queries.ts'
import { readSubscriberFilter, STATES } from './subscriber-filter.ts'

type Pages = ReturnType<typeof useListPages<SubscriberPage, Subscriber, readonly unknown[], string, NewsletterNumbers>>

interface SubscriberListProps {
  pages: Pages
  rows: Subscriber[]
}

/** Who wants the newsletter: searched by address, narrowed, taken as a table, erased. */
export function SubscriberList({ pages, rows }: SubscriberListProps) {
  const { t } = useTranslation('admin')
  const { query, setQuery, commitQuery, search, address, narrow, isAnswered, isError, refetch, total } = pages
  const filter = readSubscriberFilter(address)
  const [toErase, setToErase] = useState<Subscriber | null>(null)
  const isNarrowed = search !== '' || Object.keys(filter).length > 0

  if (rows.length === 0 && !isNarrowed && isAnswered)
    return <EmptyList heading={t('newsletter.emptyHeading')} text={t('newsletter.emptyText')} />

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        onLeave={commitQuery}
        label={t('newsletter.search')}
        found={isNarrowed && isAnswered && total ? t('newsletter.found', { count: total }) : null}
      >
        <select
          className="select"
          aria-label={t('newsletter.state')}
          value={filter.state ?? ''}
          onChange={({ target }) => narrow({ state: target.value || undefined })}
        >
          <option value="">{t('newsletter.allStates')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`newsletter.states.${state}`)}
            </option>
          ))}
        </select>
        <select
          className="select"
          aria-label={t('newsletter.language')}
          value={filter.language ?? ''}
          onChange={({ target }) => narrow({ language: target.value || undefined })}
        >
          <option value="">{t('newsletter.allLanguages')}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </select>
        <ExportButton read={() => exportSubscribers({ ...filter, ...(search && { search }) })} name="subscribers.csv" />
      </SearchField>
      {rows.length === 0 ? (
        nothing()
      ) : (
        <ul ref={pages.listRef} className={`${list.list} ${styles.subscribers}`}>
          {rows.map((each) => (
            <li key={each._id} className={list.row}>
              <span className={styles.what}>
                <strong>{each.email}</strong>
                <small>{since(each)}</small>
              </span>
              <span className={list.date}>{t(`languages.lower.${each.language}`)}</span>
              <span className={styles.state}>
                {each.state !== 'confirmed' && t(`newsletter.stateOf.${each.state}`)}
              </span>
              <span className={styles.act}>
                <button
                  type="button"
                  title={t('newsletter.erase')}
                  aria-label={t('newsletter.eraseOf', { email: each.email })}
                  onClick={() => setToErase(each)}
                >
                  <Icon d={staffDrawings.trash} />
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <LoadMore
          isLoading={pages.isFetchingNextPage}
          shown={rows.length}
          total={total}
          onMore={() => void pages.fetchMore()}
        />
      )}
      {toErase && <EraseDialog subscriber={toErase} onClose={() => setToErase(null)} />}
    </>
  )

  function nothing() {
    if (search !== '') return <NothingFound query={search} onClear={() => setQuery('')} />
    return <p className={styles.none}>{t('newsletter.nobody')}</p>
  }

  function since({ state, askedAt, confirmedAt, leftAt }: Subscriber): string {
    if (state === 'left' && leftAt) return t('newsletter.leftOn', dayAndTime(leftAt))
    if (confirmedAt) return t('newsletter.since', dayAndTime(confirmedAt))
    return t('newsletter.askedOn', dayAndTime(askedAt))
  }
}

function EraseDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const erase = useMutation({
    networkMode: 'always',
    meta: { invalidates: [newsletterKey] },
    mutationFn: () => eraseSubscriber(subscriber._id),
    onSuccess: onClose,
  })
  return (
    <EraseQuestion
      heading={t('newsletter.eraseQuestion', { email: subscriber.email })}
      note={t('newsletter.eraseNote')}
      erase={erase}
      onClose={onClose}
    />
  )
}
