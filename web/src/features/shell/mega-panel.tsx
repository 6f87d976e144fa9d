import { useTranslation } from 'react-i18next'
import { FinderLine } from '#components/finder-line.tsx'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { dropdownFoot, type MainMenuItem, productTools } from '#content/navigation.ts'
import styles from './mega-panel.module.css'

/**
 * What the dropdown of an item of the main menu holds: its pages, or three lists of products, and the foot (SHELL-05), which
 * for products begins with the tools of buyers.
 */
export function MegaPanel({ item }: { item: MainMenuItem }) {
  const { t } = useTranslation('shell')
  const { groups } = item
  const foot = groups ? [...productTools.slice(1), ...dropdownFoot] : dropdownFoot
  return (
    <>
      <div className={`${styles.inside} wrap`}>
        {groups?.map((group) => (
          <div key={group.label} className={styles.group}>
            <p>{t(group.label)}</p>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to}>{t(link.label)}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {item.pages && (
          <>
            <div className={styles.head}>
              <p className={styles.title}>{t(item.label)}</p>
              <p className={styles.note}>{t(`dropdowns.notes.${nameOf(item.label)}`)}</p>
            </div>
            <ul className={styles.links}>
              {item.pages.map((page) => (
                <li key={page.to}>
                  <SiteLink to={page.to}>
                    <strong>{t(page.label)}</strong>
                    <span>{t(`dropdowns.hints.${nameOf(page.label)}`)}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.foot}>
        <div className="wrap">
          {groups && <FinderLine id="menu-need" isOutlined />}
          {foot.map((link) => (
            <SiteLink key={link.to} to={link.to} className="link">
              {t(link.label)} {!groups && <Icon name="arrow" />}
            </SiteLink>
          ))}
        </div>
      </div>
    </>
  )
}

/** The name that all texts of a page, or of an item of the menu, have in common. */
function nameOf<Name extends string>(label: `${'pages' | 'menu'}.${Name}`): Name {
  return label.slice(label.indexOf('.') + 1) as Name
}
