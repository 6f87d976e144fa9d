import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Logo } from '#components/logo.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { SocialLinks } from '#components/social-links.tsx'
import { type MenuItem, mainMenu, sectionOf, topMenu } from '#content/navigation.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchButton, type SearchOpener } from './search-button.tsx'
import styles from './site-header.module.css'
import { StripDropdown } from './strip-dropdown.tsx'
import { useScrolled } from './use-scrolled.ts'

const CURRENT = brand.languageSites[1]

interface SiteHeaderProps {
  isMenuOpen: boolean
  onMenuToggle: (isOpen: boolean) => void
  search: SearchOpener
}

/** The strip and the bar on top of every page: over a cover transparent, else and once scrolled white. */
export function SiteHeader({ isMenuOpen, onMenuToggle, search }: SiteHeaderProps) {
  const { t } = useTranslation('shell')
  const isScrolled = useScrolled()
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined} data-open={isMenuOpen || undefined}>
      <div className={styles.strip}>
        <div className="wrap">
          <Menu items={topMenu} label={t('menus.top')} className={styles.top} />
          <div className={styles.tools}>
            <StripDropdown label={t('buttons.followUs')}>
              <SocialLinks className={styles.social} />
            </StripDropdown>
            <StripDropdown label={CURRENT.short} prefix={t('languages.label')}>
              <ul className={styles.languages}>
                {brand.languageSites.map(({ id, name, url }) => (
                  <li key={id}>
                    <a href={url} lang={id} hrefLang={id} aria-current={id === CURRENT.id ? 'true' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </StripDropdown>
            <SearchButton search={search} className={styles.search} />
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <div className="wrap">
          <SiteLink to="/" className={styles.logo} aria-label={t('logo')}>
            <Logo />
          </SiteLink>
          <Menu items={mainMenu} label={t('menus.main')} className={styles.main} />
          <SearchButton search={search} className={styles.mobileSearch} isIcon />
          <MobileMenu isOpen={isMenuOpen} onToggle={onMenuToggle} />
        </div>
      </div>
    </header>
  )
}

interface MenuProps {
  items: readonly MenuItem[]
  label: string
  className: string | undefined
}

function Menu({ items, label, className }: MenuProps) {
  const { t } = useTranslation('shell')
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) })
  return (
    <nav className={className} aria-label={label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label}>
            <SiteLink to={item.to} aria-current={section === sectionOf(item.to) ? 'true' : undefined}>
              {t(item.label)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
