import type { NewsSummary } from 'api/contract/news'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Callout } from '#ui/callout.tsx'
import { Text } from '#ui/text.tsx'
import { NewsCard } from './news-card.tsx'
import styles from './news-list.module.css'

interface NewsListProps {
  items: readonly NewsSummary[]
  hasMore: boolean
  isLoading: boolean
  /** The last attempt to load more has failed. */
  isFailed: boolean
  onMore: () => void
}

/** The rows of one list with the button for older ones, whose first then takes the focus. */
export function NewsList({ items, hasMore, isLoading, isFailed, onMore }: NewsListProps) {
  const { t } = useTranslation('news')
  const list = useRef<HTMLDivElement>(null)
  const asked = useRef<number | null>(null)

  useEffect(() => {
    if (asked.current === null || items.length <= asked.current) return
    list.current?.children[asked.current]?.querySelector('a')?.focus({ preventScroll: true })
    asked.current = null
  }, [items.length])

  if (items.length === 0) return <Callout className={styles.rows}>{t('empty')}</Callout>
  return (
    <>
      <div ref={list} className={styles.rows}>
        {items.map(({ titles, excerpt, ...item }) => (
          <NewsCard
            key={item._id}
            item={{ ...item, title: titles.en, language: 'en' }}
            sizes="(min-width: 1000px) 33vw, (min-width: 600px) 42vw, 92vw"
            excerpt={excerpt}
            isRow
          />
        ))}
      </div>
      {hasMore && (
        <p className={styles.more}>
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (isLoading) return
              asked.current = items.length
              onMore()
            }}
          >
            {isLoading ? t('loadingMore') : t('showMore')}
          </button>
        </p>
      )}
      <Text role="alert" tone="error" hidden={!isFailed}>
        {isFailed && t('moreFailed')}
      </Text>
    </>
  )
}
