import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { newsLists } from '#content/navigation.ts'
import styles from './list-toggle.module.css'

interface ListToggleProps {
  medias: boolean
  /** Called before a list is gone to; `isCurrent` when it is the one already shown. */
  onChoose: (isCurrent: boolean) => void
}

/** The choice between the two lists: beside the list (NEWS-04), on small screens a dropdown above it (NEWS-05). */
export function ListToggle({ medias, onChoose }: ListToggleProps) {
  const { t } = useTranslation(['news', 'shell'])
  const dropdown = useRef<HTMLDetailsElement>(null)
  const current = medias ? newsLists[1] : newsLists[0]
  const links = newsLists.map((list) => (
    <li key={list.to}>
      <SiteLink
        to={list.to}
        resetScroll={false}
        onClick={() => {
          if (dropdown.current) dropdown.current.open = false
          onChoose(list === current)
        }}
      >
        {t(list.label, { ns: 'shell' })}
      </SiteLink>
    </li>
  ))
  return (
    <div className={styles.side}>
      <nav className={styles.toggle} aria-label={t('menus.side', { ns: 'shell' })}>
        <ul className={styles.lists}>{links}</ul>
      </nav>
      <details ref={dropdown} className={styles.dropdown}>
        <summary>
          <span>
            <small>{t('select')}</small>
            {t(current.label, { ns: 'shell' })}
          </span>
          <Icon name="down" />
        </summary>
        <nav aria-label={t('select')}>
          <ul className={styles.lists}>{links}</ul>
        </nav>
      </details>
    </div>
  )
}
