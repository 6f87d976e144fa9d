import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { overviewFigures } from '#content/home.ts'
import { formatNumber } from '#lib/format.ts'
import styles from './overview.module.css'

/** What the company is, in a few lines and five figures (HOME-07). */
export function OverviewText() {
  const { t } = useTranslation('home')
  return (
    <div className="grid">
      <h2 id="overview-heading" className={styles.heading}>
        {t('overview.heading')}
      </h2>
      <div className={styles.text}>
        {t('overview.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <SiteLink to="/about-the-company/about-us" className="btn btn--ghost">
          {t('overview.button')} <Icon name="arrow" />
        </SiteLink>
      </div>
      <dl className={styles.figures}>
        {overviewFigures.map(({ id, value, ...figure }) => (
          <div key={id}>
            <dt>{t(`overview.figures.${id}.label`)}</dt>
            <dd>
              {'currency' in figure && <small>{t(`overview.units.${figure.currency}`)} </small>}
              {t(`overview.figures.${id}.number`, { value: formatNumber(value) })}
              {'unit' in figure && <small> {t(`overview.units.${figure.unit}`)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
