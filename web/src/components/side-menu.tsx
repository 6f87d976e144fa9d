import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteUrl } from '#content/site-url.ts'
import { Icon } from './icon.tsx'
import menu from './menu.module.css'
import styles from './side-menu.module.css'
import { SiteLink } from './site-link.tsx'

interface SideMenuProps {
  links: readonly { name: string; url: SiteUrl }[]
  /** What the control of small screens is called: `Select page`. */
  select: string
  /** The link one is at, where only the query tells them apart; else it is the one of the page's path. */
  current?: SiteUrl
  /** Told of every choice, and takes care of the place; without it small screens show the top of the page. */
  onChoose?: (url: SiteUrl) => void
  /** What stands below the links: the share control. */
  children?: ReactNode
}

/**
 * The pages of a section as links (SHELL-19), beside the content and sticky; the page one is on is marked. Below
 * 1000 px a control above the content, and choosing a page scrolls to the top (SHELL-20). It belongs into a grid of
 * twelve columns and takes the first three.
 */
export function SideMenu({ links, select, current, onChoose, children }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const here = useLocation({ select: ({ pathname }) => pathname })
  const control = useRef<HTMLDetailsElement>(null)
  /** The page one is on has the link, or one of its own lies over it: a profile, a position. */
  const isAt = (url: string) => (current ? url === current : here === url || here.startsWith(`${url}/`))

  const choose = (event: MouseEvent, url: SiteUrl) => {
    if (control.current) control.current.open = false
    if (onChoose) return onChoose(url)
    if (url !== here || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className={`${menu.side} ${styles.frame} no-print`}>
      <nav className={styles.beside} aria-label={t('menus.side')} data-keeps-focus>
        <ul className={menu.links}>
          {links.map(({ name, url }) => (
            <li key={url}>
              <SiteLink
                ignoresQuery={!current}
                to={url}
                resetScroll={false}
                aria-current={isAt(url) ? 'page' : undefined}
                onClick={() => onChoose?.(url)}
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <details
        ref={control}
        className={`${menu.bar} ${styles.above}`}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || !currentTarget.open) return
          currentTarget.open = false
          currentTarget.querySelector('summary')?.focus()
        }}
      >
        <summary className={menu.control}>
          <span>
            <small>{select}</small>
            <span>{links.find(({ url }) => isAt(url))?.name}</span>
          </span>
          <Icon name="down" />
        </summary>
        <nav aria-label={select}>
          <ul className={menu.links}>
            {links.map(({ name, url }) => (
              <li key={url}>
                <SiteLink
                  ignoresQuery={!current}
                  to={url}
                  resetScroll={!onChoose}
                  aria-current={isAt(url) ? 'page' : undefined}
                  onClick={(event) => choose(event, url)}
                >
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      {children && <div className={styles.below}>{children}</div>}
    </div>
  )
}
