import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type LinkGroup, productGroups } from '#content/navigation.ts'
import { sitemapGroups } from '#content/sitemap.ts'
import styles from './sitemap-page.module.css'

/** All public pages on one (LEG-01 … 05). */
export function SitemapPage() {
  const { t } = useTranslation('shell')
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} wrap`}>
      <h1>{t('sitemap.title')}</h1>
      <p className="lead">{t('sitemap.lead')}</p>
      <div className={styles.groups}>
        {sitemapGroups.map((group) => (
          <section key={group.label}>
            <h2 className="h3">{t(group.label)}</h2>
            <Links group={group} />
          </section>
        ))}
      </div>
      <section>
        <h2 className="h3">
          <SiteLink to="/products">
            {t('footer.products')} <Icon name="arrow" />
          </SiteLink>
        </h2>
        <div className={styles.categories}>
          {productGroups.map((group) => (
            <div key={group.label}>
              <h3 className="h4">{t(group.label)}</h3>
              <Links group={group} />
            </div>
          ))}
        </div>
      </section>
    </main>
  )
}

function Links({ group }: { group: LinkGroup }) {
  const { t } = useTranslation('shell')
  return (
    <ul className={styles.links}>
      {group.links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to}>
            {t(label)} <Icon name="arrow" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
