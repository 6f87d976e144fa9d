import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionPage } from '#components/section-page.tsx'
import {
  type SustainabilityPageName,
  sustainabilityPage,
  sustainabilityPages,
  sustainabilityPath,
} from '#content/sustainability.ts'
import { pictures } from '#pictures/pictures.ts'

interface SustainabilityLayoutProps {
  page: SustainabilityPageName
  /** The public address of this page, to be shared. */
  address: string
  /** Below the title. */
  subtitle?: string
  children: ReactNode
  /** What takes the whole width below. */
  below?: ReactNode
}

/** The frame of a page of sustainability: header, side menu, share control, content (SUS-01, SUS-02). */
export function SustainabilityLayout({ page, address, subtitle, children, below }: SustainabilityLayoutProps) {
  const { t } = useTranslation(['sustainability', 'shell'])
  const { key, header, cover } = sustainabilityPage(page)
  return (
    <SectionPage
      kind={t('header.title')}
      title={t(`shell:pages.${key}`)}
      subtitle={subtitle}
      cover={pictures[cover]}
      size={header}
      links={sustainabilityPages.map((one) => ({
        name: t(`shell:pages.${one.key}`),
        url: sustainabilityPath(one.page),
      }))}
      select={t('header.selectPage')}
      address={address}
      below={below}
    >
      {children}
    </SectionPage>
  )
}
