import { LANGUAGES, type Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'

interface MissingLanguageProps {
  /** Nothing: the list is not narrowed. */
  missing: Language | undefined
  /** How many items each language is missing from, as soon as that is known. */
  counts: Readonly<Record<Language, number>> | undefined
  onChoose: (language: Language | undefined) => void
}

/** Narrows the list to the items that visitors cannot read in one language. */
export function MissingLanguage({ missing, counts, onChoose }: MissingLanguageProps) {
  const { t } = useTranslation('admin')
  const labelOf = (language: Language) => {
    const label = t('missing.without', { language: t(`languages.lower.${language}`) })
    return counts ? t('filters.counted', { label, count: counts[language] }) : label
  }
  return (
    <select
      className="select"
      aria-label={t('missing.label')}
      value={missing ?? ''}
      onChange={({ target }) => onChoose(LANGUAGES.find((language) => language === target.value))}
    >
      <option value="">{t('missing.any')}</option>
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {labelOf(language)}
        </option>
      ))}
    </select>
  )
}
