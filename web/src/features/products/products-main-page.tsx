import { useTranslation } from 'react-i18next'
import { smallScreenSizes } from '#components/cover-sizes.ts'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { ShareBand } from '#components/share-band.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { ToolsMenu } from '#components/tools-menu.tsx'
import { catalogue, productPath } from '#content/catalogue.ts'
import { pictures } from '#pictures/pictures.ts'
import { Text } from '#ui/text.tsx'
import { ProductIndex } from './product-index.tsx'
import styles from './products-main-page.module.css'

const [foils, sheetsAndStrips, extruded] = catalogue
/** As wide as an opened half, or as it has to be for the half's height: the pictures are 4 : 5. */
const SIZES = `(min-width: 1000px) max(60vw, 71vh), ${smallScreenSizes('max(100vw, 448px)')}`

/**
 * `/products` (PROD-01 … 04): rolled products open the choice of two, also before the scripts are there, extruded ones lead
 * to the first profiles.
 * @param address the public one, to be shared
 */
export function ProductsMainPage({ address }: { address: string }) {
  const { t } = useTranslation('products')
  const rolled = [
    { to: productPath(foils.products[0]), title: t('main.foils'), text: t('main.foilsText') },
    {
      to: productPath(sheetsAndStrips.products[0]),
      title: t('main.sheetsAndStrips'),
      text: t('main.sheetsAndStripsText'),
    },
  ]
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr">{t('main.title')}</h1>
      <div className={`${styles.halves} on-dark`} data-cover>
        <section className={styles.half} aria-label={t('main.rolled')}>
          <Picture picture={pictures['half-rolled']} alt="" sizes={SIZES} isHero />
          <details suppressHydrationWarning>
            <summary className={styles.choice}>
              <span className={styles.words}>
                <strong>{t('main.rolled')}</strong>
                <Text as="span" size="large">
                  {t('main.rolledText')}
                </Text>
              </span>
              <span className={styles.sign}>
                <Icon name="plus" />
                <Icon name="minus" />
              </span>
            </summary>
            <ul className={styles.rolled}>
              {rolled.map(({ to, title, text }) => (
                <li key={to}>
                  <SiteLink to={to}>
                    <Text as="strong" size="title">
                      {title} <Icon name="arrow" />
                    </Text>
                    <Text as="span" size="small" tone="muted">
                      {text}
                    </Text>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        </section>
        <section className={styles.half} aria-label={t('main.extruded')}>
          <Picture picture={pictures['half-extruded']} alt="" sizes={SIZES} isHero />
          <SiteLink to={productPath(extruded.products[0])} className={styles.choice}>
            <span className={styles.words}>
              <strong>{t('main.extruded')}</strong>
              <Text as="span" size="large">
                {t('main.extrudedText')}
              </Text>
            </span>
            <span className={styles.sign}>
              <Icon name="arrow" />
            </span>
          </SiteLink>
        </section>
      </div>
      <ToolsMenu />
      <ProductIndex />
      <ShareBand url={address} />
    </main>
  )
}
