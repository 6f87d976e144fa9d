import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { shares } from '#content/dated-data.ts'
import styles from './shares.module.css'

/** Number, nominal value and market of the shares (INV-15). */
export function Shares() {
  const { t } = useTranslation('investors')
  const capital = `${shares.currency}\u00a0${(shares.count * shares.nominal).toLocaleString('en')}`
  const capitalEuro = (shares.count * shares.nominalEuro).toLocaleString('en', { minimumFractionDigits: 2 })
  return (
    <>
      <Intro lead={t('shares.lead')} />
      <dl className={styles.shares}>
        <div className={styles.count}>
          <dt>{t('shares.rows.count')}</dt>
          <dd>{shares.count.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>{t('shares.rows.nominal')}</dt>
          <dd>
            {`${shares.currency}\u00a0${shares.nominal}`} <small>{`EUR\u00a0${shares.nominalEuro}`}</small>
          </dd>
        </div>
        <div>
          <dt>{t('shares.rows.capital')}</dt>
          <dd>
            {capital} <small>{`EUR\u00a0${capitalEuro}`}</small>
          </dd>
        </div>
        <div>
          <dt>{t('shares.rows.market')}</dt>
          <dd>{t('shares.market')}</dd>
        </div>
      </dl>
    </>
  )
}
