import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { marketPath, markets } from '#content/markets.ts'
import { openingPictures } from '#pictures/opening-pictures.ts'
import styles from './market-strips.module.css'

/** On screens with three pixels to one at most two of them are in view, and five pictures weigh half. */
const SIZES = '(min-width: 1000px) 82vw, (min-resolution: 2.5dppx) 67vw, 100vw'

/** The five markets (HOME-06) as strips; the one under the pointer or with the focus grows. */
export function MarketStrips() {
  const { t } = useTranslation(['home', 'markets'])
  return (
    <section className="section" aria-labelledby="markets-heading">
      <div className="wrap">
        <div className="grid section-head">
          <h2 id="markets-heading">{t('markets.heading')}</h2>
          <p className="muted">{t('markets.text')}</p>
        </div>
        <ul className={styles.strips}>
          {markets.map(({ market, card, named }) => (
            <li key={market}>
              <SiteLink to={marketPath(market)} className={`${styles.card} ${styles[market]} on-dark`}>
                <Picture picture={openingPictures[card]} alt="" sizes={SIZES} />
                <span className={styles.go}>
                  <Icon name="arrow" />
                </span>
                <h3>{t(`markets:markets.${market}.title`)}</h3>
                <ul className={styles.sections}>
                  {named.map((id) => (
                    <li key={id}>
                      {t(`markets:markets.${market}.sections.${id}.heading` as 'markets:markets.packaging.title')}
                    </li>
                  ))}
                </ul>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
