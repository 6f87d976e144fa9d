import { Link } from '@tanstack/react-router'
import { NewsPicture } from '#components/news-picture.tsx'
import { formatDate } from '#lib/format.ts'
import styles from './news-card.module.css'
import type { Headline } from './public-news.ts'

interface NewsCardProps {
  item: Headline
  /** How wide the picture is shown, as in HTML. */
  sizes: string
  /** The beginning of its text. */
  excerpt?: string
  /** A row of a list: the text beside the picture. */
  isRow?: boolean
}

/** An item as a picture with date and title below it, or beside it; all of it leads to the article. */
export function NewsCard({ item, sizes, excerpt, isRow }: NewsCardProps) {
  const { url, date, language, title, cover, coverAlt, coverFocus } = item
  return (
    <article
      className={isRow ? `${styles.card} ${styles.row}` : styles.card}
      lang={language === 'en' ? undefined : language}
    >
      <div className={styles.picture}>
        <NewsPicture file={cover} alt={coverAlt} sizes={sizes} focus={coverFocus} />
      </div>
      <div>
        <time dateTime={date}>{formatDate(date)}</time>
        <h3 className={styles.title}>
          <Link to="/news/$url" params={{ url }}>
            {title}
          </Link>
        </h3>
        {excerpt && <p>{excerpt}</p>}
      </div>
    </article>
  )
}
