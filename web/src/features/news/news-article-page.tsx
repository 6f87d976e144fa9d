import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import { pictureSize } from 'api/contract/pictures'
import { useTranslation } from 'react-i18next'
import { BrightCover, brightPicture } from '#components/bright-cover.tsx'
import { BRIGHT_HEIGHTS, coverSizes } from '#components/cover-sizes.ts'
import { Gallery } from '#components/gallery.tsx'
import { NewsPicture } from '#components/news-picture.tsx'
import { RichText } from '#components/rich-text.tsx'
import { isPicture, richTextParts } from '#components/rich-text-parts.ts'
import { Share } from '#components/share.tsx'
import { articlePath } from '#content/article-path.ts'
import { formatDate } from '#lib/format.ts'
import { locales } from '#lib/locales.ts'
import { preloadCyrillic } from '#lib/preload-cyrillic.ts'
import { Callout } from '#ui/callout.tsx'
import { Columns } from '#ui/layout.tsx'
import { AnnouncedFeeds } from './announced-feeds.tsx'
import { newsByUrl } from './article.queries.ts'
import { CorrectionNotices, ItemDay } from './correction-notices.tsx'
import { latestNews } from './news.queries.ts'
import styles from './news-article-page.module.css'
import { NewsCard } from './news-card.tsx'
import { NewsNotAvailable } from './news-not-available.tsx'
import { NewsSection } from './news-section.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { PressContact } from './press-contact.tsx'
import { PreviewLine } from './preview-line.tsx'
import type { Article } from './public-news.ts'

interface NewsArticlePageProps {
  url: string
  /** The language asked for. */
  asked?: Language | undefined
  /** The public origin. */
  site: string
}

/** One item of news: cover, text, gallery, text (NEWS-10 … 15), in the language asked for or the first it has (AMB-11). */
export function NewsArticlePage({ url, asked, site }: NewsArticlePageProps) {
  const { data: item } = useSuspenseQuery(newsByUrl(url, asked))
  if (!item) return <NewsNotAvailable />

  const {
    language,
    languages,
    title,
    date,
    cover,
    coverAlt,
    coverCaption,
    coverFocus,
    contentOne,
    contentTwo,
    gallery,
    listedAs,
  } = item
  if (language === 'bg') preloadCyrillic()
  const lang = language === 'en' ? undefined : language
  const size = pictureSize(cover) ?? { width: 1600, height: 1000 }
  const all = gallery.map((picture) => ({ ...picture, lang }))
  const shown = [contentOne, contentTwo]
    .flatMap(richTextParts)
    .flatMap((part) => ('picture' in part ? [part.picture] : []))
  // What stands in the text is not shown once more.
  const pictures = all.filter(({ file }) => !shown.some((named) => isPicture(file, named)))
  return (
    <main id="main" tabIndex={-1}>
      {/* Not in the route's head, which keeps only one tag of a property. React puts them into the document's. */}
      {languages.map((other) =>
        other === language ? null : <meta key={other} property="og:locale:alternate" content={locales[other]} />,
      )}
      {listedAs !== url && <PreviewLine url={url} />}
      <AnnouncedFeeds languages={languages} />
      <BrightCover
        title={title}
        date={<ItemDay item={item} day={formatDate(date)} />}
        lang={lang}
        caption={coverCaption}
        shows={coverAlt}
        picture={
          cover && (
            <NewsPicture
              file={cover}
              alt={coverAlt}
              sizes={coverSizes(size, BRIGHT_HEIGHTS)}
              className={brightPicture}
              focus={coverFocus}
              isHero
            />
          )
        }
      />
      <article className={styles.article} aria-label={title} lang={lang}>
        <div className="wrap grid">
          <div className={styles.aside} lang="en">
            <OtherLanguages item={item} />
            <Share url={site + articlePath(item, language)} />
          </div>
          <LanguageNote item={item} asked={asked} />
          <div className={styles.text}>
            <RichText html={contentOne} title={title} pictures={all} hasLead />
          </div>
          {pictures.length > 0 && (
            <div className={styles.gallery} lang="en">
              <Gallery key={url + language} pictures={pictures} />
            </div>
          )}
          <div className={styles.text}>
            <RichText html={contentTwo} title={title} pictures={all} />
          </div>
          <CorrectionNotices item={item} />
        </div>
      </article>
      <PressContact files={[...new Set([cover, ...gallery.map(({ file }) => file)])].filter(Boolean)} />
      <MoreNews except={listedAs} />
    </main>
  )
}

interface LanguageNoteProps {
  item: Article
  /** The language asked for; without one, that of the site. */
  asked?: Language | undefined
}

/** Says why an item is not in the language that its reader expects; nothing when it is. */
function LanguageNote({ item: { language, languages }, asked = 'en' }: LanguageNoteProps) {
  const { t } = useTranslation('news')
  const isOnly = languages.length === 1 && language !== 'en'
  if (!isOnly && language === asked) return null
  return (
    <Callout className={styles.note} lang="en">
      {isOnly
        ? t('onlyIn', { language: t(`languageName.${language}`) })
        : t('notIn', { language: t(`languageName.${asked}`) })}
    </Callout>
  )
}

/** Three of the latest items below an article, without the article itself; nothing when they could not be read. */
function MoreNews({ except }: { except: string }) {
  const { t } = useTranslation('news')
  const { data = [] } = useQuery(latestNews)
  const items = data.filter(({ url }) => url !== except).slice(0, 3)
  if (items.length === 0) return null
  return (
    <NewsSection id="more-news" title={t('moreNews')} isSoft>
      <Columns columns="three" gap={8}>
        {items.map((item) => (
          <NewsCard key={item.url} item={item} sizes="(min-width: 1000px) 32vw, 92vw" />
        ))}
      </Columns>
    </NewsSection>
  )
}
