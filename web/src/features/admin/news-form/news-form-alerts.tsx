import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { AlertBar, SaveFailure } from '#features/admin/form/bar.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { isSameList } from '#features/admin/form/same-list.ts'
import { tooLongTitles } from './news-schema.ts'
import type { NewsFormApi } from './news-values.ts'

interface NewsFormAlertsProps {
  form: NewsFormApi
  /** What is wrong with files that were chosen. */
  alerts: string[]
  onDismiss: () => void
  /** Why the last save failed, in words. */
  failure: string | null
}

/** The red bars above the form. */
export function NewsFormAlerts({ form, alerts, onDismiss, failure }: NewsFormAlertsProps) {
  const { t } = useTranslation('admin')
  const tooLong = useSelector(form.store, ({ errorMap }) => tooLongTitles(errorMap.onChange), { compare: isSameList })
  return (
    <div className={frame.alerts}>
      <SaveFailure failure={failure} />
      {alerts.length > 0 && (
        <AlertBar onDismiss={onDismiss}>
          {alerts.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </AlertBar>
      )}
      {tooLong.map((language) => (
        <AlertBar key={language}>{t('alerts.titleTooLong', { code: language.toUpperCase() })}</AlertBar>
      ))}
    </div>
  )
}
