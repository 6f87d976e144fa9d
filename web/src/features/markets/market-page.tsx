import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Cover, coverPicture } from '#components/cover.tsx'
import { COVER_HEIGHTS, coverSizes } from '#components/cover-sizes.ts'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import { SectionLayout } from '#components/section-layout.tsx'
import { SectionMenu } from '#components/section-menu.tsx'
import { Share } from '#components/share.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { familiesOf } from '#content/market-families.ts'
import { marketSections } from '#content/market-sections.ts'
import { type MarketUrl, markets } from '#content/markets.ts'
import { pictures } from '#pictures/pictures.ts'
import { Text } from '#ui/text.tsx'
import styles from './market-page.module.css'
import { MarketSection } from './market-section.tsx'
import { Overview } from './overview.tsx'
import { useMarketTranslations } from './use-market-translations.ts'

interface MarketPageProps {
  market: MarketUrl
  /** The page's own address in full, to be shared. */
  address: string
}

/** A market (MKT-01 … 09): its header, its sections, and beside them the menu that follows the scroll. */
export function MarketPage({ market: url, address }: MarketPageProps) {
  const market = markets.find(({ market }) => market === url) ?? markets[0]
  const { t } = useTranslation(['markets', 'shell'])
  const { title, lead, ofSection } = useMarketTranslations(market)
  const cover = pictures[market.cover]
  const own = marketSections[url]
  const sections = own.map(({ id }) => ({ id, name: ofSection(id).heading }))
  const hasLocation = own.some((section) => 'location' in section)
  const pictured = own.filter(({ id }) => id !== 'overview')
  return (
    <main id="main" tabIndex={-1}>
      <Cover
        size="tall"
        kind={t('shell:menu.markets')}
        title={title}
        subtitle={lead}
        ground={cover.colour}
        picture={
          <Picture
            picture={cover}
            alt=""
            sizes={coverSizes(cover, COVER_HEIGHTS.tall)}
            className={coverPicture}
            isHero
          />
        }
      />
      <SectionLayout
        isFlush
        menu={
          <SectionMenu title={title} sections={sections} label={t('header.sideMenu')} toggle={t('header.toggle')}>
            <SiteLink
              className={styles.aside}
              to={hasLocation ? '/contacts/factory-location' : '/contacts/sales-department'}
            >
              <span>
                {hasLocation ? t('pages.factoryLocation', { ns: 'shell' }) : t('header.contact')}
                {hasLocation && (
                  <Text as="small" size="small" tone="muted">
                    {`${brand.city}, ${brand.country}`}
                  </Text>
                )}
              </span>
              <Icon name="arrow" />
            </SiteLink>
            <Share url={address} />
          </SectionMenu>
        }
      >
        {own
          .filter(({ id }) => id === 'overview')
          .map((section) => (
            <Overview key={section.id} section={section} texts={ofSection(section.id)} />
          ))}
        {pictured.map((section, index) => (
          <MarketSection
            key={section.id}
            section={section}
            texts={ofSection(section.id)}
            isReversed={index % 2 === 1}
            isFirst={index === 0 && pictured.length === own.length}
          />
        ))}
        <SalesPerson families={familiesOf(url)} isWide />
        <div className={styles.share}>
          <Share url={address} />
        </div>
      </SectionLayout>
    </main>
  )
}
