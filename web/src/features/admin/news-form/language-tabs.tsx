import { LANGUAGES, type Language } from 'api/contract/languages'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
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
}

export function LanguageTabs({ current, filled, wrong, panelId, onChange }: LanguageTabsProps) {
  const { t } = useTranslation('admin')

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = LANGUAGES.indexOf(current)
    const last = LANGUAGES.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const language = next === undefined ? undefined : LANGUAGES[next]
    if (language === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next ?? 0]?.focus()
    onChange(language)
  }

  function stateOf(language: Language): 'tabError' | 'tabFilled' | 'tabEmpty' {
    if (wrong.includes(language)) return 'tabError'
    return filled.includes(language) ? 'tabFilled' : 'tabEmpty'
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={t('languages.contentLanguage')} onKeyDown={onKeyDown}>
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
    </div>
  )
}
