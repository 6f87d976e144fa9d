import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover, coverPicture } from '#components/cover.tsx'
import { Picture } from '#components/picture.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { type CompanyPageName, companyPage, companyPages, companyPath } from '#content/company.ts'
import styles from './company-layout.module.css'
import { coverOf } from './cover-pictures.ts'
import { PageNeighbours } from './page-neighbours.tsx'

/** What the header picture's height is at most, in percent of the window's. */
const COVER_VH = 66

interface CompanyLayoutProps {
  page: CompanyPageName
  /** The public address of this page, to be shared. */
  address: string
  children: ReactNode
  /** What takes the whole width below. */
  bands?: ReactNode
  /** What leads on; else the pages before and after. */
  end?: ReactNode
}

/** The frame of a page of the company: header, side menu, share control, content (ABOUT-01 … 04). */
export function CompanyLayout({
  page,
  address,
  children,
  bands,
  end = <PageNeighbours page={page} />,
}: CompanyLayoutProps) {
  const { t } = useTranslation(['company', 'shell'])
  const cover = coverOf(page)
  const links = companyPages.map((one) => ({ name: t(`shell:pages.${one.key}`), url: companyPath(one.page) }))
  return (
    <main id="main">
      <Cover
        title={t('header.title')}
        subtitle={t(`shell:pages.${companyPage(page).key}`)}
        ground={cover.colour}
        picture={
          <Picture
            picture={cover}
            alt=""
            sizes={`max(100vw, ${Math.round((COVER_VH * cover.width) / cover.height)}vh)`}
            className={coverPicture}
            isHero
          />
        }
      />
      <div className={`${styles.layout} wrap`}>
        <SideMenu links={links} select={t('header.selectPage')}>
          <Share url={address} />
        </SideMenu>
        <div className={styles.content}>{children}</div>
      </div>
      {bands}
      {end}
    </main>
  )
}
