import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type LinkGroup, productGroups } from '#content/navigation.ts'
import { sitemapGroups } from '#content/sitemap.ts'
import { Columns } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './sitemap-page.module.css'

/** All public pages on one (LEG-01 … 05). */
export function SitemapPage() {
  const { t } = useTranslation('shell')
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} wrap`}>
      <h1>{t('sitemap.title')}</h1>
      <Text size="large" tone="muted" className={styles.lead}>
        {t('sitemap.lead')}
      </Text>
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
        <Columns columns="three">
          {productGroups.map((group) => (
            <div key={group.label}>
              <h3 className="h4">{t(group.label)}</h3>
              <Links group={group} />
            </div>
          ))}
        </Columns>
      </section>
    </main>
  )
}

function Links({ group }: { group: LinkGroup }) {
  const { t } = useTranslation('shell')
  return (
    <ul>
      {group.links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to}>{t(label)}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
