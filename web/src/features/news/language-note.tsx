import type { Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import styles from './news-article-page.module.css'
import type { Article } from './public-news.ts'

interface LanguageNoteProps {
  item: Article
  /** The language asked for; without one, that of the site. */
  asked?: Language | undefined
}

/** Says why an item is not in the language that its reader expects; nothing when it is. */
export function LanguageNote({ item: { language, languages }, asked = 'en' }: LanguageNoteProps) {
  const { t } = useTranslation('news')
  const isOnly = languages.length === 1 && language !== 'en'
  if (!isOnly && language === asked) return null
  return (
    <p className={styles.note} lang="en">
      {isOnly
        ? t('onlyIn', { language: t(`languageName.${language}`) })
        : t('notIn', { language: t(`languageName.${asked}`) })}
    </p>
  )
}
