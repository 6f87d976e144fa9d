import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './more-news.module.css'
import { latestNews } from './news.queries.ts'
import { NewsCard } from './news-card.tsx'
import { NewsSection } from './news-section.tsx'

/** Three of the latest items below an article, without the article itself; nothing when they could not be read. */
export function MoreNews({ except }: { except: string }) {
  const { t } = useTranslation('news')
  const { data = [] } = useQuery(latestNews)
  const items = data.filter(({ url }) => url !== except).slice(0, 3)
  if (items.length === 0) return null
  return (
    <NewsSection id="more-news" title={t('moreNews')} isSoft>
      <div className={styles.cards}>
        {items.map((item) => (
          <NewsCard key={item.url} item={item} sizes="(min-width: 1000px) 32vw, 92vw" />
        ))}
      </div>
    </NewsSection>
  )
}
