import { LANGUAGES } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { DateField } from '#features/admin/form/date-field.tsx'
import { toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { formatDate } from '#lib/format.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import type { SlugState } from './missing.ts'
import type { NewsValues } from './news-values.ts'
import styles from './settings.module.css'
import { SlugField } from './slug-field.tsx'

interface SettingsBoxProps {
  values: NewsValues
  slugState: SlugState | null
  /** What the server said about a field at the last save. */
  errorOf: (field: string) => string | undefined
  onChange: <Key extends keyof NewsValues>(key: Key, value: NewsValues[Key]) => void
}

/** Type, date and address of the item. */
export function SettingsBox({ values, slugState, errorOf, onChange }: SettingsBoxProps) {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  const date = toIsoDate(values.date)
  const title = values.content.en.title || (LANGUAGES.map((each) => values.content[each].title).find(Boolean) ?? '')

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <fieldset className={styles.types}>
        <legend>{t('newsForm.type')}</legend>
        {[false, true].map((isMedia) => (
          <label key={String(isMedia)} className="radio">
            <input
              type="radio"
              name="isMediaNews"
              value={String(isMedia)}
              checked={values.isMediaNews === isMedia}
              onChange={() => onChange('isMediaNews', isMedia)}
            />
            {t(isMedia ? 'newsForm.typeMedia' : 'newsForm.typeNews')}
          </label>
        ))}
      </fieldset>
      <DateField
        label={t('newsForm.date')}
        value={values.date}
        onChange={(typed) => onChange('date', typed)}
        error={errorOf('date')}
        hint={date && date > today ? t('newsForm.dateFuture') : t('newsForm.dateHint', { example: formatDate(today) })}
      />
      <SlugField
        value={values.url}
        state={slugState}
        title={title}
        error={errorOf('url')}
        onChange={(url) => onChange('url', url)}
      />
    </div>
  )
}
