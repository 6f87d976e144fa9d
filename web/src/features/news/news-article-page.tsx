import { useSuspenseQuery } from '@tanstack/react-query'
import { pictureSize } from 'api/contract/pictures'
import { useTranslation } from 'react-i18next'
import { Cover, coverPicture } from '#components/cover.tsx'
import { Gallery } from '#components/gallery.tsx'
import { NewsPicture } from '#components/news-picture.tsx'
import { RichText } from '#components/rich-text.tsx'
import { Share } from '#components/share.tsx'
import { formatDate } from '#lib/format.ts'
import { preloadCyrillic } from '#lib/preload-cyrillic.ts'
import { MoreNews } from './more-news.tsx'
import { newsByUrl } from './news.queries.ts'
import styles from './news-article-page.module.css'
import { NewsNotAvailable } from './news-not-available.tsx'

const TALL_COVER_VH = 88

interface NewsArticlePageProps {
  url: string
  /** The public address of this page, to be shared. */
  address: string
}

/** One item of news: cover, text, gallery, text (NEWS-10 … 15), in another language where there is no English (AMB-11). */
export function NewsArticlePage({ url, address }: NewsArticlePageProps) {
  const { t } = useTranslation('news')
  const { data: item } = useSuspenseQuery(newsByUrl(url))
  if (!item) return <NewsNotAvailable />

  const { language, title, date, cover, coverAlt, contentOne, contentTwo, gallery } = item
  if (language === 'bg') preloadCyrillic()
  const lang = language === 'en' ? undefined : language
  const size = pictureSize(cover)
  const coverWidth = Math.round(TALL_COVER_VH * (size ? size.width / size.height : 1.6))
  const pictures = gallery.map((picture) => ({ ...picture, lang }))
  return (
    <main id="main">
      <Cover
        size="tall"
        title={title}
        date={formatDate(date)}
        lang={lang}
        picture={
          <NewsPicture
            file={cover}
            alt={coverAlt}
            sizes={`max(100vw, ${coverWidth}vh)`}
            className={coverPicture}
            isHero
          />
        }
      />
      <article className={styles.article} aria-label={title} lang={lang}>
        <div className="wrap grid">
          <div className={styles.share} lang="en">
            <Share url={address} />
          </div>
          {language !== 'en' && (
            <p className={styles.note} lang="en">
              {t(`available.${language}`)}
            </p>
          )}
          <div className={styles.text}>
            <RichText html={contentOne} title={title} hasLead />
          </div>
          {pictures.length > 0 && (
            <div className={styles.gallery} lang="en">
              <Gallery key={url} pictures={pictures} />
            </div>
          )}
          <div className={styles.text}>
            <RichText html={contentTwo} title={title} />
          </div>
        </div>
      </article>
      <MoreNews except={url} />
    </main>
  )
}
