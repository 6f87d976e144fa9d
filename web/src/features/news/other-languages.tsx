import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languageNames } from '#content/language-names.ts'
import styles from './other-languages.module.css'
import type { Article } from './public-news.ts'

/** Where an item can be read in its other languages; nothing when it has only one. */
export function OtherLanguages({ item: { url, language, languages } }: { item: Article }) {
  const { t } = useTranslation('news')
  const others = languages.filter((other) => other !== language)
  if (others.length === 0) return null
  return (
    <nav className={styles.languages} aria-labelledby="other-languages" lang="en">
      <p id="other-languages">{t('alsoIn')}</p>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other}>
            <Link
              to="/news/$url"
              params={{ url }}
              search={other === languages[0] ? {} : { lang: other }}
              lang={other}
              hrefLang={other}
            >
              {languageNames[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
