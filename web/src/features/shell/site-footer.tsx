import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { footerGroups, legalLinks } from '#content/navigation.ts'
import { FooterBanners } from './footer-banners.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './site-footer.module.css'

/** The end of every page: the newsletter and two banners in one line, all sections of the site, and the legal links. */
export function SiteFooter() {
  const { t } = useTranslation('shell')
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="wrap">
        <div className={styles.top}>
          <NewsletterForm />
          <FooterBanners />
        </div>
        <nav className={styles.groups} aria-label={t('menus.footer')}>
          {footerGroups.map(({ label: group, links }) => (
            <div key={group}>
              <h2>{t(group)}</h2>
              <details>
                <summary>{t(group)}</summary>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <SiteLink to={to}>{t(label)}</SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          ))}
        </nav>
        <div className={styles.legal}>
          <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getUTCFullYear() })}</p>
          <nav aria-label={t('menus.legal')}>
            <ul>
              {legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{t(label)}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
