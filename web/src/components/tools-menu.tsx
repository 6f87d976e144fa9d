import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tools } from '#content/tools.ts'
import { SiteLink } from './site-link.tsx'
import styles from './tools-menu.module.css'

/** The pages that answer a buyer from the tables, in one row that scrolls sideways on a phone, to the one that is shown. */
export function ToolsMenu() {
  const { t } = useTranslation(['tools', 'shell'])
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && shown) menu.current.scrollLeft = shown.offsetLeft - shown.offsetWidth / 2
  }, [])
  return (
    <nav ref={menu} className={`${styles.menu} no-print`} aria-label={t('nav')}>
      <ul className="wrap">
        <li>
          <SiteLink to="/products">{t('shell:pages.products')}</SiteLink>
        </li>
        {tools.map(({ path, name }) => (
          <li key={path}>
            <SiteLink to={path} ignoresQuery>
              {t(`shell:${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
