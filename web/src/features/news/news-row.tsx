import { Link } from '@tanstack/react-router'
import type { NewsSummary } from 'api/contract/news'
import { NewsPicture } from '#components/news-picture.tsx'
import { formatDate } from '#lib/format.ts'
import styles from './news-list.module.css'

/** One item of a list: picture, date, title and the beginning of its text; the whole row leads to the article. */
export function NewsRow({ item, isFirst }: { item: NewsSummary; isFirst: boolean }) {
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
