import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { missingPath, noteMissingPath } from '#lib/missing-path.ts'
import styles from './not-found-page.module.css'
import { NothingDrawing } from './nothing-drawing.tsx'

/** Characters of an address that are shown. */
const MAX_SHOWN = 120

/** What stands at an unknown address, which then becomes `/404` (ROUTE-19, AMB-08). */
export function UnknownPage() {
  const navigate = useNavigate()
  const asked = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    if (asked === '/404') return
    noteMissingPath(asked)
    navigate({ to: '/404', replace: true })
  }, [navigate, asked])
  return <NotFoundPage />
}

/** What stands at `/404` (LEG-09). The server renders it once for all; the browser adds what was asked for. */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  const asked = useHydrated() ? missingPath() : undefined
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <NothingDrawing />
      <div className={styles.block}>
        <h1 className={styles.title}>
          <span className="sr">{t('notFound.title')}. </span>
          {t('notFound.text')}
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>{t('notFound.drawing.partNumber')}</dt>
            <dd>404</dd>
          </div>
          <div>
            <dt>{t('notFound.drawing.material')}</dt>
            <dd>{t('notFound.drawing.none')}</dd>
          </div>
          <div>
            <dt>{t('notFound.drawing.scale')}</dt>
            <dd>1 : 0</dd>
          </div>
        </dl>
        <SiteLink to="/" className={`${styles.home} btn`}>
          {t('notFound.back')} <Icon name="arrow" />
        </SiteLink>
      </div>
      <p className={styles.ways}>
        {asked && <span>{t('notFound.asked', { address: asked.slice(0, MAX_SHOWN) })}</span>}
        <SiteLink to="/sitemap" className="link">
          {t('notFound.sitemap')}
        </SiteLink>
      </p>
    </main>
  )
}
