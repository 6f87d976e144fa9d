import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Here } from '#components/site-link.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import type { SearchOpener } from './search-button.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface SiteLayoutProps {
  search: SearchOpener
  children: ReactNode
}

/** What stands around every public page; the page brings its own `<main id="main">`. */
export function SiteLayout({ search, children }: SiteLayoutProps) {
  const { t } = useTranslation('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (
    <Here value={here}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <SiteHeader isMenuOpen={isMenuOpen} onMenuToggle={setMenuOpen} search={search} />
      <div inert={isMenuOpen}>
        {children}
        <SiteFooter />
      </div>
      <div hidden={isMenuOpen}>
        <CookieNotice />
      </div>
    </Here>
  )
}
