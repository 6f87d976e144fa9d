import { LANGUAGES, type Language } from 'api/contract/languages'
import type { StaffSummary } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import styles from './publications.module.css'

/** How complete an item is: what is shown, what is in translation, what has to be looked at again, and what is missing. */
export function LanguageChips({ item }: { item: StaffSummary }) {
  const { t } = useTranslation('admin')
  const states = LANGUAGES.map((language) => ({ language, state: stateOf(item, language) }))
  const named = (wanted: LanguageState[]) =>
    states
      .filter(({ state }) => wanted.includes(state))
      .map(({ language }) => language.toUpperCase())
      .join(', ')
  const words = [
    [t('languages.filled'), named(['filled', 'outdated'])],
    [t('translate.changed'), named(['outdated'])],
    [t('translate.waiting'), named(['waiting'])],
  ].filter(([, codes]) => codes !== '')

  return (
    <span className={styles.languages}>
      <span className="sr">{words.map(([name, codes]) => `${name}: ${codes}`).join('. ')}</span>
      {states.map(({ language, state }) => (
        <span
          key={language}
          className={state === 'missing' ? undefined : styles[state]}
          title={t(`missing.states.${state}`, { language: t(`languages.${language}`) })}
          aria-hidden="true"
        >
          {language.toUpperCase()}
        </span>
      ))}
    </span>
  )
}

type LanguageState = 'filled' | 'outdated' | 'waiting' | 'missing'

function stateOf({ titles, waiting, outdated }: StaffSummary, language: Language): LanguageState {
  if (waiting.includes(language)) return 'waiting'
  if (titles[language] === '') return 'missing'
  return outdated.includes(language) ? 'outdated' : 'filled'
}
