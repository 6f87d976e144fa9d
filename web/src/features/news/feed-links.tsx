import { useTranslation } from 'react-i18next'
import { feeds } from '#content/feeds.ts'
import styles from './feed-links.module.css'

/** The news for readers of feeds, in every format. */
export function FeedLinks() {
  const { t } = useTranslation('news')
  return (
    <nav className={styles.feeds} aria-labelledby="feeds">
      <p id="feeds">{t('feeds')}</p>
      <ul>
        {feeds.map(({ path, type, name }) => (
          <li key={path}>
            <a className="link" href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
