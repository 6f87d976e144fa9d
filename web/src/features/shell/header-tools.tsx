import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { SocialLinks } from '#components/social-links.tsx'
import { Dropdown } from './dropdown.tsx'
import menus from './header-menus.module.css'
import styles from './header-tools.module.css'
import { SearchButton, type SearchOpener } from './search-button.tsx'
import { SubscribeLink } from './subscribe-link.tsx'
import type { DropdownsControl } from './use-dropdowns.ts'

const CURRENT = brand.languageSites[1]

/** The right side of the strip: the channels, subscribing, the languages and the search (SHELL-11 … 14). */
export function HeaderTools({ dropdowns, search }: { dropdowns: DropdownsControl; search: SearchOpener }) {
  const { t } = useTranslation('shell')
  return (
    <ul className={styles.tools}>
      <Dropdown
        id="follow-us"
        dropdowns={dropdowns}
        className={styles.item}
        panelClassName={`${menus.panel} ${styles.panel}`}
        label={
          <>
            {t('buttons.followUs')} <Icon name="down" size="small" />
          </>
        }
      >
        <SocialLinks className={styles.social} />
      </Dropdown>
      <li className={styles.item}>
        <SubscribeLink>{t('buttons.subscribe')}</SubscribeLink>
      </li>
      <Dropdown
        id="languages"
        dropdowns={dropdowns}
        className={styles.item}
        panelClassName={`${menus.panel} ${styles.panel}`}
        label={
          <>
            <span className="sr">{t('languages.label')} </span>
            {CURRENT.short} <Icon name="down" size="small" />
          </>
        }
      >
        <ul className={menus.list}>
          {brand.languageSites.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} lang={id} hrefLang={id} aria-current={id === CURRENT.id ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Dropdown>
      <li className={styles.item}>
        <SearchButton search={search} />
      </li>
    </ul>
  )
}
