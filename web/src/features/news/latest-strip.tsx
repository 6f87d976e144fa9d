import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import styles from './latest-strip.module.css'
import { latestNews } from './news.queries.ts'

/** The latest news in a row on the banner (NEWS-02); nothing when they could not be read. */
export function LatestStrip() {
  const { t } = useTranslation('news')
  const { data: items = [] } = useQuery(latestNews)
  if (items.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={t('latest')}>
      {items.map((item) => (
        <li key={item.url}>
          <Link to="/news/$url" params={{ url: item.url }}>
            <time dateTime={item.date}>{formatDate(item.date)}</time>
            <strong>{item.title}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}
