import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import styles from './latest-news-block.module.css'
import { NewsCard } from './news-card.tsx'
import { NewsSection } from './news-section.tsx'
import type { Headline } from './public-news.ts'

/** The latest news on the home page (HOME-08): the newest with its picture, the others in lines. Empty when they could not be read. */
export function LatestNewsBlock({ news: [newest, ...others] }: { news: readonly Headline[] }) {
  const { t } = useTranslation('news')
  return (
    <NewsSection id="latest-news" title={t('latest')}>
      {newest && (
        <div className={styles.news}>
          <div>
            <NewsCard item={newest} sizes="(min-width: 1000px) 46vw, 92vw" />
          </div>
          <div>
            {others.map((item) => (
              <article key={item.url} className={styles.row}>
                <time dateTime={item.date}>{formatDate(item.date)}</time>
                <h3 className={styles.title}>
                  <Link to="/news/$url" params={{ url: item.url }}>
                    {item.title}
                  </Link>
                </h3>
              </article>
            ))}
          </div>
        </div>
      )}
    </NewsSection>
  )
}
