import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { acceptTerms, areTermsAccepted, watchTerms } from '#lib/terms.ts'
import styles from './cookie-notice.module.css'

/** The notice at the bottom that a visitor sees until he accepts it (CKIE-01 … 03). */
export function CookieNotice() {
  const { t } = useTranslation('shell')
  const isAccepted = useSyncExternalStore(watchTerms, areTermsAccepted, () => true)

  if (isAccepted) return null
  return (
    <aside className={styles.notice} aria-label={t('cookie.label')}>
      <p>{t('cookie.text')}</p>
      <div className={styles.actions}>
        <button type="button" className="btn btn--sm" onClick={acceptTerms}>
          {t('cookie.accept')}
        </button>
        <SiteLink to="/personal-data" className="btn btn--line btn--sm">
          {t('cookie.learnMore')} <span className="sr">({t('pages.personalData')})</span>
        </SiteLink>
      </div>
    </aside>
  )
}
