import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { PUBLIC_LANGUAGES } from 'api/contract/languages'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover, coverPicture } from '#components/cover.tsx'
import { Picture } from '#components/picture.tsx'
import { SectionLayout } from '#components/section-layout.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { newsLists } from '#content/navigation.ts'
import { openingPictures } from '#pictures/opening-pictures.ts'
import { AnnouncedFeeds } from './announced-feeds.tsx'
import { FeedLinks } from './feed-links.tsx'
import { LatestStrip } from './latest-strip.tsx'
import { NewsList } from './news-list.tsx'
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
            sizes="max(100vw, 222vh)"
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
