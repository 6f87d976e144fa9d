import { LANGUAGES } from 'api/contract/languages'
import type { NewsletterNumbers, Subscriber, SubscriberPage } from 'api/contract/newsletter-admin'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWSLETTER_TOPICS } from 'supabase/newsletter-topics'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { RequestQuestion } from '#features/admin/form/question-dialog.tsx'
import { NarrowingSelect } from '#features/admin/form/select.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
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
        <NarrowingSelect
          aria-label={t('newsletter.state')}
          value={filter.state}
          any={t('newsletter.allStates')}
          choices={STATES}
          wordOf={(state) => t(`newsletter.states.${state}`)}
          onChoose={(state) => narrow({ state })}
        />
        <NarrowingSelect
          aria-label={t('newsletter.language')}
          value={filter.language}
          any={t('newsletter.allLanguages')}
          choices={LANGUAGES}
          wordOf={(language) => t(`languages.${language}`)}
          onChoose={(language) => narrow({ language })}
        />
        <NarrowingSelect
          aria-label={t('newsletter.topic')}
          value={filter.topic}
          any={t('newsletter.allTopics')}
          choices={NEWSLETTER_TOPICS}
          wordOf={(topic) => t(`newsletter.topics.${topic}`)}
          onChoose={(topic) => narrow({ topic })}
        />
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
      {toErase && (
        <RequestQuestion
          heading={t('newsletter.eraseQuestion', { email: toErase.email })}
          act={t('common.delete')}
          isDeletion
          request={() => eraseSubscriber(toErase._id)}
          invalidates={[newsletterKey]}
          onDone={() => setToErase(null)}
          onClose={() => setToErase(null)}
        >
          <p>{t('newsletter.eraseNote')}</p>
        </RequestQuestion>
      )}
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
