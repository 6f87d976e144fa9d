import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PUBLIC_LANGUAGES } from 'api/contract/languages'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover, coverPicture } from '#components/cover.tsx'
import { COVER_HEIGHTS, coverSizes } from '#components/cover-sizes.ts'
import { Picture } from '#components/picture.tsx'
import { SectionLayout } from '#components/section-layout.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { feedsIn } from '#content/feeds.ts'
import { languageNames } from '#content/language-names.ts'
import { newsLists } from '#content/navigation.ts'
import { formatDate } from '#lib/format.ts'
import { openingPictures } from '#pictures/opening-pictures.ts'
import { AnnouncedFeeds } from './announced-feeds.tsx'
import { latestNews } from './news.queries.ts'
import { NewsList } from './news-list.tsx'
import styles from './news-list-page.module.css'
import { newsPages } from './news-pages.queries.ts'

interface NewsListPageProps {
  medias: boolean
  /** The public origin. */
  site: string
}

/** `/news`: company news, or with `medias` what the media write (NEWS-01 … 09). */
export function NewsListPage({ medias, site }: NewsListPageProps) {
  const { t } = useTranslation(['news', 'shell'])
  const current = newsLists[medias ? 1 : 0].to
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    newsPages(medias),
  )
  const list = useRef<HTMLElement>(null)
  const chosen = useRef(false)

  const scrollToList = () => {
    chosen.current = false
    list.current?.scrollIntoView()
  }
  // The list one has chosen comes into view when it has come.
  useEffect(() => {
    if (chosen.current) scrollToList()
  }, [medias])
  const onChoose = (url: string) => {
    chosen.current = true
    if (url === current) scrollToList()
  }

  return (
    <main id="main" tabIndex={-1}>
      <AnnouncedFeeds languages={PUBLIC_LANGUAGES} />
      <Cover
        title={t('banner')}
        ground={openingPictures['hero-ribbons'].colour}
        picture={
          <Picture
            picture={openingPictures['hero-ribbons']}
            alt=""
            sizes={coverSizes(openingPictures['hero-ribbons'], COVER_HEIGHTS.medium)}
            className={coverPicture}
            isHero
          />
        }
        hideScroll
      >
        <LatestStrip />
      </Cover>
      <SectionLayout
        menu={
          <SideMenu
            links={newsLists.map(({ to, label }) => ({ name: t(label, { ns: 'shell' }), url: to }))}
            select={t('select')}
            current={current}
            onChoose={onChoose}
          >
            <Share url={site + current} />
          </SideMenu>
        }
      >
        <section ref={list} id="news-list" aria-labelledby="news-list-heading">
          <h2 id="news-list-heading">{medias ? t('medias') : t('latest')}</h2>
          <NewsList
            key={String(medias)}
            items={data}
            hasMore={hasNextPage}
            isLoading={isFetchingNextPage}
            isFailed={isFetchNextPageError}
            onMore={fetchNextPage}
          />
          <FeedLinks />
        </section>
      </SectionLayout>
    </main>
  )
}

/** The feeds in the first format of the languages that the lists are not in. */
const feedsInOthers = PUBLIC_LANGUAGES.flatMap(feedsIn).filter(
  ({ language, name }) => language !== 'en' && name === 'RSS',
)

/** The news for readers of feeds: in every format, and in every language. */
function FeedLinks() {
  const { t } = useTranslation('news')
  return (
    <nav className={styles.feeds} aria-labelledby="feeds">
      <p id="feeds">{t('feeds')}</p>
      <ul>
        {feedsIn('en').map(({ path, type, name }) => (
          <li key={path}>
            <a href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
        {feedsInOthers.map(({ path, type, language }) => (
          <li key={path}>
            <a href={path} type={type} lang={language} hrefLang={language}>
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The latest news in a row on the banner (NEWS-02); nothing when they could not be read. */
function LatestStrip() {
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
