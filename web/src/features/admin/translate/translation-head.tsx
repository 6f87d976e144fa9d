import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsTranslations } from 'api/contract/news-translations'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Select } from '#features/admin/form/select.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Row } from '#ui/layout.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Status } from '#ui/status.tsx'
import { Text } from '#ui/text.tsx'
import styles from './translate.module.css'
import type { TranslateSearch } from './translate-search.ts'

interface TranslationHeadProps {
  item: NewsTranslations
  from: Language
  to: Language
  /** Whether the language stays in translation when it is saved. */
  isInTranslation: boolean
  progress: { done: number; total: number }
  onSearch: (search: TranslateSearch) => void
}

/** Which two languages stand below, which of them visitors see, and how far the translation is. */
export function TranslationHead({ item, from, to, isInTranslation, progress, onSearch }: TranslationHeadProps) {
  const { t } = useTranslation('admin')

  function languages(label: string, value: Language, onChoose: (language: Language) => void) {
    return (
      <Select
        aria-label={label}
        value={value}
        choices={LANGUAGES}
        wordOf={(language) => t(`languages.${language}`)}
        onChoose={onChoose}
      />
    )
  }

  function state(language: Language, waits: boolean) {
    if (waits)
      return (
        <Status size="small" tone="brand">
          <Icon d={staffDrawings.pencil} size="small" /> {t('translate.inTranslation')}
        </Status>
      )
    if (item.languages[language].text.title === '')
      return (
        <Status size="small" tone="muted">
          {t('translate.none')}
        </Status>
      )
    const isLive = item.state === 'published' && !item.hasDraft
    return (
      <Status size="small" tone={isLive ? 'ok' : 'muted'}>
        {isLive && <Icon name="check" size="small" />} {t(isLive ? 'translate.live' : 'translate.withItem')}
      </Status>
    )
  }

  return (
    <div className={styles.head}>
      <Row>
        {languages(t('translate.from'), from, (next) => onSearch({ from: next, to: next === to ? from : to }))}
        {state(from, item.languages[from].isInTranslation)}
      </Row>
      <Row>
        {languages(t('translate.to'), to, (next) => onSearch({ from: next === from ? to : from, to: next }))}
        {state(to, isInTranslation)}
        <Row as="span" noWrap className={styles.progress}>
          <ProgressBar max={progress.total} value={progress.done} aria-label={t('translate.progressLabel')} />
          <Text as="span" size="small" tone="muted">
            {t('translate.progress', progress)}
          </Text>
        </Row>
      </Row>
    </div>
  )
}
