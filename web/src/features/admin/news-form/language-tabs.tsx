import { Tabs } from '@base-ui/react/tabs'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './language-tabs.module.css'

interface LanguageTabsProps {
  /** Languages that have a title. */
  filled: readonly Language[]
  /** Languages in which something is wrong. */
  wrong: readonly Language[]
  /** At the end of the line. */
  children?: ReactNode
}

/** Stands in the `Tabs.Root` whose panel shows the language. */
export function LanguageTabs({ filled, wrong, children }: LanguageTabsProps) {
  const { t } = useTranslation('admin')

  function stateOf(language: Language): 'tabError' | 'tabFilled' | 'tabEmpty' {
    if (wrong.includes(language)) return 'tabError'
    return filled.includes(language) ? 'tabFilled' : 'tabEmpty'
  }

  return (
    <div className={styles.tabs}>
      <Tabs.List activateOnFocus aria-label={t('languages.contentLanguage')}>
        {LANGUAGES.map((language, index) => (
          <Tabs.Tab
            key={language}
            value={language}
            className={styles[stateOf(language)]}
            aria-keyshortcuts={`Alt+${index + 1}`}
            title={`Alt+${index + 1}`}
          >
            {language.toUpperCase()}
            <span className="sr"> {t(`languages.${stateOf(language)}`, { language: t(`languages.${language}`) })}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children}
    </div>
  )
}
