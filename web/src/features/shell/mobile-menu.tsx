import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { SocialLinks } from '#components/social-links.tsx'
import { type LinkGroup, type MenuItem, mainMenu, productTools, topMenu } from '#content/navigation.ts'
import styles from './mobile-menu.module.css'
import { SubscribeLink } from './subscribe-link.tsx'

interface MobileMenuProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** The menu of small screens: all links of both menus, the languages and the channels, over the whole page. */
export function MobileMenu({ isOpen, onToggle }: MobileMenuProps) {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDetailsElement>(null)
  const href = useLocation({ select: (location) => location.href })

  // Every change of the address closes the menu (SHELL-08); on the first page it may have been opened already.
  const shownAt = useRef(href)
  useEffect(() => {
    if (shownAt.current !== href) close(menu.current)
    shownAt.current = href
  }, [href])

  useEffect(() => {
    const desktop = window.matchMedia('(min-width: 1000px)')
    const onChange = () => close(menu.current)
    desktop.addEventListener('change', onChange)
    return () => desktop.removeEventListener('change', onChange)
  }, [])

  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={({ currentTarget, target }) => target === currentTarget && onToggle(currentTarget.open)}
      onKeyDown={(event) => {
        const { currentTarget } = event
        if (!currentTarget.open) return
        if (event.key === 'Tab') keepFocusInside(event)
        if (event.key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={isOpen ? t('buttons.closeMenu') : t('buttons.openMenu')}>
        <span className={styles.burger} />
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('menus.mobile')}>
          <ul className={styles.items}>
            {mainMenu.map((item) => (
              <li key={item.label}>
                <Section item={item} />
              </li>
            ))}
          </ul>
          <ul className={styles.secondary}>
            {topMenu.map((item) => (
              <li key={item.label}>
                <Section item={item} />
              </li>
            ))}
            <li>
              <SubscribeLink onClick={() => close(menu.current)}>{t('buttons.subscribe')}</SubscribeLink>
            </li>
          </ul>
        </nav>
        <div className={styles.foot}>
          <ul className={styles.languages} aria-label={t('languages.label')}>
            {brand.languageSites.map(({ id, name, short, url }) => (
              <li key={id}>
                <a href={url} hrefLang={id} aria-current={id === 'en' ? 'true' : undefined}>
                  <span aria-hidden="true">{short}</span>
                  <span className="sr" lang={id}>
                    {name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <SocialLinks className={styles.social} />
        </div>
      </div>
    </details>
  )
}

function Section({ item: { label, to, pages, groups } }: { item: MenuItem }) {
  const { t } = useTranslation('shell')
  const lists: readonly LinkGroup[] = groups
    ? [...groups, { label: 'pages.tools', links: productTools }]
    : pages
      ? [{ label, links: pages }]
      : []
  if (lists.length === 0)
    return (
      <SiteLink to={to} className={styles.title}>
        {t(label)}
      </SiteLink>
    )
  return (
    <details className={styles.section} name="menu-section">
      <summary className={styles.title}>
        {t(label)}
        <Icon name="plus" size="large" />
      </summary>
      {lists.map((list) => (
        <div key={list.label}>
          {groups && <p>{t(list.label)}</p>}
          <ul className={styles.pages}>
            {list.links.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to}>{t(link.label)}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** Past the last of its controls comes the first, and the other way round. */
function keepFocusInside(event: KeyboardEvent<HTMLDetailsElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, a')].filter((one) =>
    one.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

function close(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return
  menu.open = false
  for (const section of menu.querySelectorAll('details')) section.open = false
}
