import { Link } from '@tanstack/react-router'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { StaffSummary } from 'api/contract/news-list'
import { useTranslation } from 'react-i18next'
import type { TranslateSearch } from '#features/admin/translate/translate-search.ts'
import { Row } from '#ui/layout.tsx'
import styles from './publications.module.css'

interface LanguageChipsProps {
  item: StaffSummary
  /** The address of the item, or the id of a draft. */
  reference: string
}

/** How complete an item is: what is shown, in translation, to be looked at again, or missing; each leads to its translation. */
export function LanguageChips({ item, reference }: LanguageChipsProps) {
  const { t } = useTranslation('admin')
  return (
    <Row as="span" gap={1} noWrap className={styles.languages}>
      {LANGUAGES.map((language) => {
        const state = stateOf(item, language)
        const words = t(`missing.states.${state}`, { language: t(`languages.${language}`) })
        return (
          <Link
            key={language}
            className={state === 'missing' ? undefined : styles[state]}
            to="/admin/news/$url/$page"
            params={{ url: reference, page: 'translate' }}
            search={translationOf(item, language)}
            preload={false}
            title={words}
            aria-label={t('missing.open', { code: language.toUpperCase(), state: words })}
          >
            {language.toUpperCase()}
          </Link>
        )
      })}
    </Row>
  )
}

/** The only language that is written has none to be translated from: it is what the others are translated from. */
function translationOf({ titles }: StaffSummary, language: Language): TranslateSearch {
  const isOnly = LANGUAGES.every((each) => (titles[each] !== '') === (each === language))
  return isOnly ? { from: language } : { to: language }
}

type LanguageState = 'filled' | 'outdated' | 'inTranslation' | 'missing'

function stateOf({ titles, inTranslation, outdated }: StaffSummary, language: Language): LanguageState {
  if (inTranslation.includes(language)) return 'inTranslation'
  if (titles[language] === '') return 'missing'
  return outdated.includes(language) ? 'outdated' : 'filled'
}
