import { useMutation } from '@tanstack/react-query'
import { LANGUAGES } from 'api/contract/languages'
import type { NewsletterNumbers, Subscriber, SubscriberPage } from 'api/contract/newsletter-admin'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWSLETTER_TOPICS } from 'supabase/newsletter-topics'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { EraseQuestion } from '#features/admin/inquiries/erase-question.tsx'
import { ExportButton } from '#features/admin/list/export-button.tsx'
import { EmptyList, NothingFound } from '#features/admin/list/list-states.tsx'
import { type ListRow, RowList } from '#features/admin/list/row-list.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import type { useListPages } from '#features/admin/list/use-list-pages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './newsletter.module.css'
import { eraseSubscriber, exportSubscribers, newsletterKey } from './newsletter.queries.ts'
import { readSubscriberFilter, STATES } from './subscriber-filter.ts'

type Pages = ReturnType<typeof useListPages<SubscriberPage, Subscriber, readonly unknown[], string, NewsletterNumbers>>

/** Who wants the newsletter: searched by address, narrowed, taken as a table, erased. */
export function SubscriberList({ pages }: { pages: Pages }) {
  const { t } = useTranslation('admin')
  const { rows, query, setQuery, commitQuery, search, address, narrow, isAnswered, total } = pages
  const filter = readSubscriberFilter(address)
  const [toErase, setToErase] = useState<Subscriber | null>(null)
  const isNarrowed = search !== '' || Object.keys(filter).length > 0

  if (rows?.length === 0 && !isNarrowed && isAnswered)
    return <EmptyList heading={t('newsletter.emptyHeading')} text={t('newsletter.emptyText')} />

  return (
    <>
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
        <select
          className="select"
          aria-label={t('newsletter.topic')}
          value={filter.topic ?? ''}
          onChange={({ target }) => narrow({ topic: target.value || undefined })}
        >
          <option value="">{t('newsletter.allTopics')}</option>
          {NEWSLETTER_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`newsletter.topics.${topic}`)}
            </option>
          ))}
        </select>
        <ExportButton read={() => exportSubscribers({ ...filter, ...(search && { search }) })} name="subscribers.csv" />
      </SearchField>
      <RowList
        className={styles.subscribers}
        label={t('newsletter.subscribers')}
        groups={rows && [{ id: 'subscribers', rows: rows.map(rowOf) }]}
        isFailed={pages.isError}
        onRetry={pages.refetch}
        empty={
          search === '' ? (
            <p className={styles.none}>{t('newsletter.nobody')}</p>
          ) : (
            <NothingFound query={search} onClear={() => setQuery('')} />
          )
        }
        more={pages.hasNextPage && { isLoading: pages.isFetchingNextPage, total, onMore: pages.fetchMore }}
      />
      {toErase && <EraseDialog subscriber={toErase} onClose={() => setToErase(null)} />}
    </>
  )

  function rowOf(subscriber: Subscriber): ListRow {
    const { _id, email, language, state, topics } = subscriber
    return {
      _id,
      title: <strong>{email}</strong>,
      line: [since(subscriber), ...topics.map((topic) => t(`newsletter.topics.${topic}`))].join(', '),
      facts: t(`languages.lower.${language}`),
      state: state === 'confirmed' ? null : t(`newsletter.stateOf.${state}`),
      acts: (
        <IconButton
          danger
          title={t('newsletter.erase')}
          aria-label={t('newsletter.eraseOf', { email })}
          onClick={() => setToErase(subscriber)}
        >
          <Icon d={staffDrawings.trash} />
        </IconButton>
      ),
    }
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
