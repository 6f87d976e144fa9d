import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { shares } from '#content/dated-data.ts'
import { shareListing } from '#content/share-listing.ts'
import styles from './shares.module.css'
import { WhomToAsk } from './whom-to-ask.tsx'

/** The shares, and whom to ask (INV-15). */
export function Shares() {
  const { t } = useTranslation('investors')
  return (
    <>
      <Intro lead={t('shares.lead')}>
        <WhomToAsk />
      </Intro>
      <ShareFacts {...shareListing} />
    </>
  )
}

/** Number, nominal value and market of the shares; ISIN and exchange when they are stated. */
export function ShareFacts({ isin, exchangeUrl }: typeof shareListing) {
  const { t } = useTranslation('investors')
  const capital = `${shares.currency}\u00a0${(shares.count * shares.nominal).toLocaleString('en')}`
  const capitalEuro = (shares.count * shares.nominalEuro).toLocaleString('en', { minimumFractionDigits: 2 })
  return (
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
        <dd>
          {t('shares.market')}
          {exchangeUrl && (
            <a className="link" href={exchangeUrl} target="_blank" rel="noopener">
              {t('shares.exchange')} <span className="sr">{t('shares.newTab')}</span>
            </a>
          )}
        </dd>
      </div>
      {isin && (
        <div>
          <dt>{t('shares.rows.isin')}</dt>
          <dd translate="no">{isin}</dd>
        </div>
      )}
    </dl>
  )
}
