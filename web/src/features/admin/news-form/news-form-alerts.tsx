import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { tooLongTitles } from './missing.ts'
import type { NewsValues } from './news-values.ts'

interface NewsFormAlertsProps {
  values: NewsValues
  /** What is wrong with files that were chosen. */
  alerts: string[]
  onDismiss: () => void
  /** Why the last save failed, in words. */
  failure: string | null
  isStopped: boolean
}

/** The red bars above the form. */
export function NewsFormAlerts({ values, alerts, onDismiss, failure, isStopped }: NewsFormAlertsProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={frame.alerts}>
      {failure && (
        <AlertBar>
          <p>
            {t('errors.heading')}. {failure}
          </p>
          <p>{t('errors.textKept')}</p>
        </AlertBar>
      )}
      {isStopped && <AlertBar>{t('upload.cancelled')}</AlertBar>}
      {alerts.length > 0 && (
        <AlertBar onDismiss={onDismiss}>
          {alerts.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </AlertBar>
      )}
      {tooLongTitles(values).map((language) => (
        <AlertBar key={language}>{t('alerts.titleTooLong', { code: language.toUpperCase() })}</AlertBar>
      ))}
    </div>
  )
}
