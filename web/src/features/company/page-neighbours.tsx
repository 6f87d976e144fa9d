import { useTranslation } from 'react-i18next'
import { Neighbours } from '#components/neighbours.tsx'
import { type CompanyPageName, companyPages, companyPath } from '#content/company.ts'

/** The company pages before and after this one. */
export function PageNeighbours({ page }: { page: CompanyPageName }) {
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
