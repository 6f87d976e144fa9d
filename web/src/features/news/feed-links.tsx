import { PUBLIC_LANGUAGES } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { feedsIn } from '#content/feeds.ts'
import { languageNames } from '#content/language-names.ts'
import styles from './feed-links.module.css'

/** The feeds in the first format of the languages that the lists are not in. */
const feedsInOthers = PUBLIC_LANGUAGES.flatMap(feedsIn).filter(
  ({ language, name }) => language !== 'en' && name === 'RSS',
)

/** The news for readers of feeds: in every format, and in every language. */
export function FeedLinks() {
  const { t } = useTranslation('news')
  return (
    <nav className={styles.feeds} aria-labelledby="feeds">
      <p id="feeds">{t('feeds')}</p>
      <ul>
        {feedsIn('en').map(({ path, type, name }) => (
          <li key={path}>
            <a href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
        {feedsInOthers.map(({ path, type, language }) => (
          <li key={path}>
            <a href={path} type={type} lang={language} hrefLang={language}>
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
