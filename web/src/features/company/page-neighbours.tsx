import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type CompanyPageName, companyPages, companyPath } from '#content/company.ts'
import styles from './page-neighbours.module.css'

/** The pages before and after this one, at its end. */
export function PageNeighbours({ page }: { page: CompanyPageName }) {
  const { t } = useTranslation(['company', 'shell'])
  const place = companyPages.findIndex((one) => one.page === page)
  const previous = companyPages[place - 1]
  const next = companyPages[place + 1]
  return (
    <nav className={styles.neighbours} aria-label={t('header.neighbours')}>
      {previous && (
        <SiteLink to={companyPath(previous.page)} className={styles.previous} resetScroll>
          <small>
            <Icon name="left" /> {t('header.previous')}
          </small>
          <strong>{t(`shell:pages.${previous.key}`)}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={companyPath(next.page)} className={styles.next} resetScroll>
          <small>
            {t('header.next')} <Icon name="arrow" />
          </small>
          <strong>{t(`shell:pages.${next.key}`)}</strong>
        </SiteLink>
      )}
    </nav>
  )
}
