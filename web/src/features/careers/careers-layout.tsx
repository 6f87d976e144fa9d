import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionPage } from '#components/section-page.tsx'
import { type CareersPageName, careersPages } from '#content/careers.ts'

interface CareersLayoutProps {
  page: CareersPageName
  /** The public address of this page, to be shared. */
  address: string
  children: ReactNode
  /** What takes the whole width below the content. */
  below?: ReactNode
}

/** The frame of a page of the careers: header, side menu, share control, content (CAR-01). */
export function CareersLayout({ page, address, children, below }: CareersLayoutProps) {
  const { t } = useTranslation(['careers', 'shell'])
  const { key } = careersPages.find((one) => one.page === page) ?? careersPages[0]
  const links = careersPages.map((one) => ({ name: t(`shell:pages.${one.key}`), url: `/careers/${one.page}` as const }))
  return (
    <SectionPage
      kind={t('header.title')}
      title={page === 'career' ? t('career.title') : t(`shell:pages.${key}`)}
      drawing={null}
      links={links}
      select={t('header.select')}
      address={address}
      below={below}
    >
      {children}
    </SectionPage>
  )
}
