import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { europe } from '#components/europe-map.shapes.ts'
import { EuropeMap } from '#components/europe-map.tsx'
import styles from './map-cover.module.css'

/** The header: a map to choose a country from, which leads to the filters of the sales staff (CONT-02, 04, 11). */
export function MapCover({ region }: { region: string | undefined }) {
  const { t } = useTranslation('contacts')
  const [x, y] = europe.plant
  return (
    <section className={`${styles.cover} on-dark`} data-cover>
      <div className={`${styles.inside} wrap`}>
        <div className={styles.title}>
          <h1>{t('header.title')}</h1>
          <p className="lead">{t('header.subtitle')}</p>
        </div>
        <div className={styles.map}>
          <EuropeMap
            label={t('header.map')}
            chosen={region ? [region] : []}
            around={(country, outlines) => (
              <Link
                to="/contacts/$page"
                params={{ page: 'sales-department' }}
                search={({ product }) => ({ region: country, ...(product ? { product } : {}) })}
                hash="filters"
                resetScroll={false}
                activeProps={{}}
                aria-current={country === region || undefined}
                aria-label={t('header.select', { country })}
              >
                <title>{country}</title>
                {outlines}
              </Link>
            )}
          >
            <g className={styles.pin} transform={`translate(${x} ${y})`}>
              <rect x="-6" y="-6" width="12" height="12" />
              <text x="14" y="6">
                {brand.city}
              </text>
            </g>
          </EuropeMap>
        </div>
      </div>
    </section>
  )
}
