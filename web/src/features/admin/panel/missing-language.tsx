import { LANGUAGES, type Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'

interface MissingLanguageProps {
  /** Nothing: the list is not narrowed. */
  missing: Language | undefined
  onChoose: (language: Language | undefined) => void
}

/** Narrows the list to the items that visitors cannot read in one language. */
export function MissingLanguage({ missing, onChoose }: MissingLanguageProps) {
  const { t } = useTranslation('admin')
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
          {t('missing.without', { language: t(`languages.lower.${language}`) })}
        </option>
      ))}
    </select>
  )
}
