import type { NewsSummary } from 'api/contract/news'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './news-list.module.css'
import { NewsRow } from './news-row.tsx'

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

  if (items.length === 0) return <p className={`${styles.empty} lead`}>{t('empty')}</p>
  return (
    <>
      <div ref={list} className={styles.rows}>
        {items.map((item, index) => (
          <NewsRow key={item._id} item={item} isFirst={index === 0} />
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
      <p role="alert" className={styles.failed} hidden={!isFailed}>
        {isFailed && t('moreFailed')}
      </p>
    </>
  )
}
