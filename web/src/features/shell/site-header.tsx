import { useTranslation } from 'react-i18next'
import { Logo } from '#components/logo.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { mainMenu } from '#content/navigation.ts'
import { MainMenu, TopMenu } from './header-menus.tsx'
import { HeaderTools } from './header-tools.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchButton, type SearchOpener } from './search-button.tsx'
import styles from './site-header.module.css'
import { useDropdowns } from './use-dropdowns.ts'
import { useScrolled } from './use-scrolled.ts'

interface SiteHeaderProps {
  isMenuOpen: boolean
  onMenuToggle: (isOpen: boolean) => void
  search: SearchOpener
}

/** The strip and the bar on top of every page: over a cover transparent, else, scrolled or with a menu open white. */
export function SiteHeader({ isMenuOpen, onMenuToggle, search }: SiteHeaderProps) {
  const { t } = useTranslation('shell')
  const { isScrolled, direction } = useScrolled()
  const dropdowns = useDropdowns()
  const isOpen = isMenuOpen || mainMenu.some(({ label }) => label === dropdowns.open)
  return (
    <header
      className={styles.header}
      data-scrolled={isScrolled || undefined}
      data-direction={direction}
      data-open={isOpen || undefined}
    >
      <div className={styles.strip}>
        <div className="wrap">
          <TopMenu dropdowns={dropdowns} />
          <HeaderTools dropdowns={dropdowns} search={search} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className="wrap">
          <SiteLink to="/" className={styles.logo} aria-label={t('logo')}>
            <Logo />
          </SiteLink>
          <MainMenu dropdowns={dropdowns} />
          <SearchButton search={search} className={styles.barSearch} isIcon />
          <MobileMenu isOpen={isMenuOpen} onToggle={onMenuToggle} />
        </div>
      </div>
    </header>
  )
}
