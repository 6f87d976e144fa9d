import { Link } from '@tanstack/react-router'
import type { NewsSummary } from 'api/contract/news'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsPicture } from '#components/news-picture.tsx'
import { formatDate } from '#lib/format.ts'
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

/** One item of a list: picture, date, title and the beginning of its text; the whole row leads to the article. */
function NewsRow({ item, isFirst }: { item: NewsSummary; isFirst: boolean }) {
  const { url, date, cover, coverAlt, coverFocus, titles, excerpt } = item
  return (
    <article className={isFirst ? `${styles.row} ${styles.first}` : styles.row}>
      <div className={styles.picture}>
        <NewsPicture file={cover} alt={coverAlt} sizes="(min-width: 1000px) 33vw, 92vw" focus={coverFocus} />
      </div>
      <div>
        <time dateTime={date}>{formatDate(date)}</time>
        <h3 className={styles.title}>
          <Link to="/news/$url" params={{ url }}>
            {titles.en}
          </Link>
        </h3>
        {excerpt && <p>{excerpt}</p>}
      </div>
    </article>
  )
}
