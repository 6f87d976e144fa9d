import { Link } from '@tanstack/react-router'
import type { NewsItem } from 'api/contract/news'
import { NewsPicture } from '#components/news-picture.tsx'
import { formatDate } from '#lib/format.ts'
import styles from './news-card.module.css'
import { altText, publicText } from './public-text.ts'

interface NewsCardProps {
  item: NewsItem
  /** How wide the picture is shown, as in HTML. */
  sizes: string
  isLarge?: boolean
}

/** An item as a picture with date and title below it. */
export function NewsCard({ item, sizes, isLarge = false }: NewsCardProps) {
  const { language, title } = publicText(item)
  return (
    <article className={styles.card} lang={language === 'en' ? undefined : language}>
      <div className={styles.picture}>
        <NewsPicture file={item.cover} alt={altText(item, item.cover, language, '')} sizes={sizes} />
      </div>
      <time dateTime={item.date}>{formatDate(item.date)}</time>
      <h3 className={isLarge ? styles.title : `${styles.title} h4`}>
        <Link to="/news/$url" params={{ url: item.url }}>
          {title}
        </Link>
      </h3>
    </article>
  )
}
