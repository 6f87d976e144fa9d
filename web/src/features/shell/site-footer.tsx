import { useTranslation } from 'react-i18next'
import { Logo } from '#components/logo.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { SocialLinks } from '#components/social-links.tsx'
import { footerGroups, legalLinks } from '#content/navigation.ts'
import { FooterBanners } from './footer-banners.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './site-footer.module.css'

/** The end of every page: the newsletter, two banners, all sections of the site, the channels and the legal links. */
export function SiteFooter() {
  const { t } = useTranslation('shell')
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.newsletter}>
            <h2 className={styles.newsletterHeading}>{t('newsletter.heading')}</h2>
            <NewsletterForm />
          </div>
          <FooterBanners />
        </div>
        <nav className={styles.groups} aria-label={t('menus.footer')}>
          {footerGroups.map((group) => (
            <div key={group.label}>
              <h2 className={styles.heading}>{t(group.label)}</h2>
              <details className={styles.group}>
                <summary>{t(group.label)}</summary>
                <ul className={styles.list}>
                  {group.links.map(({ label, to }) => (
                    <li key={to}>
                      <SiteLink to={to}>{t(label)}</SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          ))}
        </nav>
        <div className={styles.mark}>
          <SiteLink to="/" className={styles.logo} aria-label={t('logo')}>
            <Logo />
          </SiteLink>
          <SocialLinks className={styles.social} />
        </div>
        <div className={styles.legal}>
          <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getUTCFullYear() })}</p>
          <nav aria-label={t('menus.legal')}>
            <ul className={styles.legalLinks}>
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
