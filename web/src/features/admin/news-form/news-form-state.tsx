import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { isSameList } from '#features/admin/form/same-list.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { filledLanguages } from './news-values.ts'
import styles from './settings.module.css'

interface NewsFormStateProps {
  form: NewsFormApi
  percents: Record<string, number> | null
  onStop: () => void
}

/** At the foot of the form: how far the upload is, or which languages have a title. */
export function NewsFormState({ form, percents, onStop }: NewsFormStateProps) {
  const { t } = useTranslation('admin')
  const filled = useSelector(form.store, ({ values }) => filledLanguages(values), { compare: isSameList })
  const shares = Object.values(percents ?? {})
  const done = shares.filter((percent) => percent === 100).length

  function progress(): string {
    if (percents === null) return ''
    return done === shares.length ? t('upload.processing') : t('upload.sentOf', { done, total: shares.length })
  }

  return (
    <>
      <span role="status">{progress()}</span>
      {percents ? (
        <button type="button" className={`link ${styles.stop}`} onClick={onStop}>
          {t('upload.cancel')}
        </button>
      ) : filled.length > 0 ? (
        <span>
          {t('languages.filled')}: <b>{filled.join(', ').toUpperCase()}</b>
          {!filled.includes('en') && `. ${t('languages.notListed')}`}
        </span>
      ) : (
        t('languages.filledNone')
      )}
    </>
  )
}
