import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { acceptTerms, areTermsAccepted, watchTerms } from '#lib/terms.ts'
import styles from './cookie-notice.module.css'

/** Address of a preview that was sent to a reader: the notice would lie over what is to be judged. */
const PREVIEW_PATH = /^\/news\/[0-9a-f]{80}$/

/** The notice at the bottom that a visitor sees until he accepts it (CKIE-01 … 03). */
export function CookieNotice() {
  const { t } = useTranslation('shell')
  const isAccepted = useSyncExternalStore(watchTerms, areTermsAccepted, () => true)
  const isPreview = useLocation({ select: ({ pathname }) => PREVIEW_PATH.test(pathname) })

  if (isAccepted || isPreview) return null
  return (
    <aside className={styles.notice} aria-label={t('cookie.label')}>
      <p>
        {t('cookie.text')} <span className={styles.embeds}>{t('cookie.embeds')}</span>
      </p>
      <SiteLink to="/personal-data">
        {t('cookie.learnMore')} <span className="sr">({t('pages.personalData')})</span>
      </SiteLink>
      <button type="button" onClick={acceptTerms}>
        {t('cookie.accept')}
      </button>
    </aside>
  )
}
