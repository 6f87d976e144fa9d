import { LANGUAGES, type Language } from 'api/contract/languages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tabKeys } from '#features/admin/form/tab-keys.ts'
import styles from './language-tabs.module.css'

interface LanguageTabsProps {
  current: Language
  /** Languages that have a title. */
  filled: readonly Language[]
  /** Languages in which something is wrong. */
  wrong: readonly Language[]
  /** Id of the panel that shows the language. */
  panelId: string
  onChange: (language: Language) => void
  /** At the end of the line. */
  children?: ReactNode
}

export function LanguageTabs({ current, filled, wrong, panelId, onChange, children }: LanguageTabsProps) {
  const { t } = useTranslation('admin')

  function stateOf(language: Language): 'tabError' | 'tabFilled' | 'tabEmpty' {
    if (wrong.includes(language)) return 'tabError'
    return filled.includes(language) ? 'tabFilled' : 'tabEmpty'
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={t('languages.contentLanguage')} onKeyDown={tabKeys(LANGUAGES, current, onChange)}>
        {LANGUAGES.map((language, index) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${panelId}-${language}`}
            className={styles[stateOf(language)]}
            aria-selected={language === current}
            aria-controls={panelId}
            aria-keyshortcuts={`Alt+${index + 1}`}
            title={`Alt+${index + 1}`}
            tabIndex={language === current ? 0 : -1}
            onClick={() => onChange(language)}
          >
            {language.toUpperCase()}
            <span className="sr"> {t(`languages.${stateOf(language)}`, { language: t(`languages.${language}`) })}</span>
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
