import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { lazyPart } from '#components/lazy-part.ts'
import type { SearchOpener } from './search-button.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFirstUse } from './use-first-use.ts'

/** How long after loading the cookie notice appears (CKIE-02). */
const NOTICE_AFTER_MS = 5000
const AfterStart = lazyPart(async () => (await import('./after-start.tsx')).AfterStart)

interface SiteLayoutProps {
  search: SearchOpener
  children: ReactNode
}

/** What stands around every public page; the page brings its own `<main id="main" tabIndex={-1}>`. */
export function SiteLayout({ search, children }: SiteLayoutProps) {
  const { t } = useTranslation('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isUsed = useFirstUse()
  const [CookieNotice, setCookieNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = async () => {
      const part = await import('./cookie-notice.tsx').catch(() => null)
      if (part) setCookieNotice(() => part.CookieNotice)
    }
    const timer = setTimeout(show, NOTICE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const [firstPath] = useState(useRouter().state.location.pathname)
  return (
    <>
      {isUsed && (
        <Suspense>
          <AfterStart firstPath={firstPath} />
        </Suspense>
      )}
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <SiteHeader isMenuOpen={isMenuOpen} onMenuToggle={setMenuOpen} search={search} />
      <div inert={isMenuOpen}>
        {children}
        <SiteFooter />
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <p className="no-scripts">
            {t('noScripts.text')} <a href={`mailto:${brand.emails.office}`}>{brand.emails.office}</a>, {brand.phone}.{' '}
            <a href="/sitemap">{t('noScripts.sitemap')}</a>
          </p>
        )}
      </noscript>
      <div hidden={isMenuOpen}>{CookieNotice && <CookieNotice />}</div>
    </>
  )
}
