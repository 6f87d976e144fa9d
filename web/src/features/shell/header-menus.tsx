import { useLocation } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { mainMenu, sectionOf, topMenu } from '#content/navigation.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './header-menus.module.css'
import { MegaPanel } from './mega-panel.tsx'
import type { DropdownsControl } from './use-dropdowns.ts'

/** The menu of the strip (SHELL-01): under each item a list of its pages. */
export function TopMenu({ dropdowns }: { dropdowns: DropdownsControl }) {
  const { t } = useTranslation('shell')
  const section = useSection()
  return (
    <nav className={styles.top} aria-label={t('menus.top')}>
      <ul className={styles.items} onKeyDown={moveAlong}>
        {topMenu.map(({ label, to, pages = [] }) => (
          <Dropdown
            key={label}
            id={label}
            dropdowns={dropdowns}
            to={to}
            isCurrent={section === sectionOf(to)}
            label={t(label)}
            className={styles.item}
            panelClassName={styles.panel}
          >
            <ul className={styles.list}>
              {pages.map((page) => (
                <li key={page.to}>
                  <SiteLink to={page.to}>{t(page.label)}</SiteLink>
                </li>
              ))}
            </ul>
          </Dropdown>
        ))}
      </ul>
    </nav>
  )
}

/** The main menu (SHELL-02): under each item but the first a panel over the whole width. */
export function MainMenu({ dropdowns }: { dropdowns: DropdownsControl }) {
  const { t } = useTranslation('shell')
  const section = useSection()
  return (
    <nav className={styles.main} aria-label={t('menus.main')}>
      <ul className={styles.items} onKeyDown={moveAlong}>
        {mainMenu.map((item) => {
          const isCurrent = section === sectionOf(item.to)
          if (!item.pages && !item.groups)
            return (
              <li key={item.label}>
                <SiteLink to={item.to} aria-current={isCurrent ? 'true' : undefined}>
                  {t(item.label)}
                </SiteLink>
              </li>
            )
          return (
            <Dropdown
              key={item.label}
              id={item.label}
              dropdowns={dropdowns}
              to={item.to}
              isCurrent={isCurrent}
              label={t(item.label)}
              panelClassName={styles.mega}
            >
              <MegaPanel item={item} />
            </Dropdown>
          )
        })}
      </ul>
    </nav>
  )
}

function useSection(): string {
  return useLocation({ select: ({ pathname }) => sectionOf(pathname) })
}

/** Arrows to the side walk along the names of a menu. */
function moveAlong({ key, target, currentTarget }: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return
  const names = [...currentTarget.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
  const place = names.indexOf(target as HTMLElement)
  if (place >= 0) names[place + step]?.focus()
}
