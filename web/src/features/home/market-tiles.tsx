import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { marketPath, markets } from '#content/markets.ts'
import { openingPictures } from '#pictures/opening-pictures.ts'
import './market-tiles.css'

/** On screens with three pixels to one the five pictures weigh less. */
const SIZES = '(min-width: 1000px) 24vw, (min-resolution: 2.5dppx) 34vw, 50vw'

/** The five markets (HOME-06), each with what it buys. */
export function MarketTiles() {
  const { t } = useTranslation(['home', 'shell'])
  return (
    <section className="section" aria-labelledby="markets-heading">
      <div className="wrap">
        <div className="market-head">
          <h2 id="markets-heading">{t('markets.heading')}</h2>
          <SiteLink to="/products" className="link">
            {t('markets.link')} <Icon name="arrow" />
          </SiteLink>
        </div>
        <ul className="market-tiles">
          {markets.map(({ market, card, key }) => (
            <li key={market}>
              <SiteLink to={marketPath(market)} className="on-dark">
                <Picture picture={openingPictures[card]} alt="" sizes={SIZES} />
                <h3>{t(`shell:pages.${key}`)}</h3>
                <p>{t(`shell:dropdowns.hints.${key}`)}</p>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
