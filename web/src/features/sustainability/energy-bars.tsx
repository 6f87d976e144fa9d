import { useTranslation } from 'react-i18next'
import { remeltingPercent } from '#content/sustainability.ts'
import styles from './energy-bars.module.css'

/** How little energy remelting takes, beside that of primary metal. */
export function EnergyBars() {
  const { t } = useTranslation('sustainability')
  const bars = [
    { id: 'primary', percent: 100 },
    { id: 'remelted', percent: remeltingPercent },
  ] as const
  return (
    <figure className={styles.figure}>
      <figcaption>{t('environment.energy.heading')}</figcaption>
      <dl className={styles.bars}>
        {bars.map(({ id, percent }) => (
          <div key={id} className={styles[id]}>
            <dt>{t(`environment.energy.${id}`)}</dt>
            <dd>
              {percent}
              <small>%</small>
              <svg aria-hidden="true">
                <rect width={`${percent}%`} height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t('environment.energy.note')}</p>
    </figure>
  )
}
