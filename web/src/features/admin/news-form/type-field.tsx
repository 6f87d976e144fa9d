import { useTranslation } from 'react-i18next'
import { useField } from '#features/admin/form/use-field.ts'
import styles from './settings.module.css'

/** News or media news (ADM-21). */
export function TypeField() {
  const { t } = useTranslation('admin')
  const { value, change } = useField<boolean>()
  return (
    <fieldset className={styles.types}>
      <legend>{t('newsForm.type')}</legend>
      {[false, true].map((isMedia) => (
        <label key={String(isMedia)} className="radio">
          <input
            type="radio"
            name="isMediaNews"
            value={String(isMedia)}
            checked={value === isMedia}
            onChange={() => change(isMedia)}
          />
          {t(isMedia ? 'newsForm.typeMedia' : 'newsForm.typeNews')}
        </label>
      ))}
    </fieldset>
  )
}
