import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every public page; the page brings its own `<main id="main">`. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <SiteHeader isMenuOpen={isMenuOpen} onMenuToggle={setMenuOpen} />
      <div inert={isMenuOpen}>
        {children}
        <SiteFooter />
      </div>
    </>
  )
}
