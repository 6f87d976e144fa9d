import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsTranslations } from 'api/contract/news-translations'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import styles from './translate.module.css'
import type { TranslateSearch } from './translate-search.ts'

interface TranslationHeadProps {
  item: NewsTranslations
  from: Language
  to: Language
  /** Whether the translation will wait when it is saved. */
  isWaiting: boolean
  progress: { done: number; total: number }
  onSearch: (search: TranslateSearch) => void
}

/** Which two languages stand below, which of them visitors see, and how far the translation is. */
export function TranslationHead({ item, from, to, isWaiting, progress, onSearch }: TranslationHeadProps) {
  const { t } = useTranslation('admin')

  function languages(label: string, value: Language, onChoose: (language: Language) => void) {
    return (
      <select
        className="select"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(LANGUAGES.find((each) => each === target.value) ?? value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </select>
    )
  }

  function state(language: Language, waits: boolean) {
    if (waits)
      return (
        <span className={styles.state} data-state="waiting">
          <Icon d={staffDrawings.pencil} size="small" /> {t('translate.waiting')}
        </span>
      )
    if (item.languages[language].text.title === '') return <span className={styles.state}>{t('translate.none')}</span>
    const isLive = item.state === 'published' && !item.isBeside
    return (
      <span className={styles.state} data-state={isLive ? 'live' : undefined}>
        {isLive && <Icon name="check" size="small" />} {t(isLive ? 'translate.live' : 'translate.withItem')}
      </span>
    )
  }

  return (
    <div className={styles.head}>
      <div>
        {languages(t('translate.from'), from, (next) => onSearch({ from: next, to: next === to ? from : to }))}
        {state(from, item.languages[from].isWaiting)}
      </div>
      <div>
        {languages(t('translate.to'), to, (next) => onSearch({ from: next === from ? to : from, to: next }))}
        {state(to, isWaiting)}
        <span className={styles.progress}>
          <progress max={progress.total} value={progress.done} aria-label={t('translate.progressLabel')} />
          {t('translate.progress', progress)}
        </span>
      </div>
    </div>
  )
}
