import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Neighbours } from '#components/neighbours.tsx'
import { SectionPage } from '#components/section-page.tsx'
import { type CompanyPageName, companyPage, companyPages, companyPath } from '#content/company.ts'
import { pictures } from '#pictures/pictures.ts'

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
  const shown = companyPage(page)
  const picture = pictures[shown.cover]
  const links = companyPages.map((one) => ({ name: t(`shell:pages.${one.key}`), url: companyPath(one.page) }))
  return (
    <SectionPage
      kind={t('header.title')}
      title={t(`shell:pages.${shown.key}`)}
      {...('isBright' in shown ? { bright: picture } : { cover: picture })}
      links={links}
      select={t('header.selectPage')}
      address={address}
      below={
        <>
          {bands}
          {end}
        </>
      }
    >
      {children}
    </SectionPage>
  )
}

/** The company pages before and after this one. */
function PageNeighbours({ page }: { page: CompanyPageName }) {
  const { t } = useTranslation(['company', 'shell'])
  const place = companyPages.findIndex((one) => one.page === page)
  const linkTo = (neighbour: (typeof companyPages)[number] | undefined) =>
    neighbour && { name: t(`shell:pages.${neighbour.key}`), url: companyPath(neighbour.page) }
  return (
    <Neighbours
      label={t('header.neighbours')}
      previous={linkTo(companyPages[place - 1])}
      next={linkTo(companyPages[place + 1])}
      texts={{ previous: t('header.previous'), next: t('header.next') }}
    />
  )
}
