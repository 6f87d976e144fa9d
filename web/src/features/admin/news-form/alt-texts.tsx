import type { Language } from 'api/contract/languages'
import { MAX_ALT } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { useField } from '#features/admin/form/use-field.ts'
import { type AltTexts, addressOf, type Picture } from './news-values.ts'
import styles from './pictures.module.css'

interface AltTextsProps {
  pictures: Picture[]
  language: Language
  /** Name of the field of one picture. */
  labelOf: (index: number) => string
}

/** What can be seen on each picture, in the language that is edited: asked for, never forced. */
export function AltTextFields({ pictures, language, labelOf }: AltTextsProps) {
  const { t } = useTranslation('admin')
  const { value: alt, change } = useField<AltTexts>()
  if (pictures.length === 0) return null
  const missing = pictures.filter(({ id }) => !alt[id]?.[language]?.trim()).length

  return (
    <fieldset className={styles.altTexts}>
      <legend>
        {t('altText.label')} <span>({language.toUpperCase()})</span>
      </legend>
      <p className={frame.hint}>{missing > 0 ? t('altText.missing', { count: missing }) : t('altText.hint')}</p>
      {pictures.map((picture, index) => (
        <div key={picture.id}>
          <img src={addressOf(picture, 480)} alt="" />
          <input
            className="input"
            lang={language}
            maxLength={MAX_ALT}
            aria-label={labelOf(index)}
            placeholder={t('altText.placeholder')}
            value={alt[picture.id]?.[language] ?? ''}
            onChange={(event) =>
              change({ ...alt, [picture.id]: { ...alt[picture.id], [language]: event.target.value } })
            }
          />
        </div>
      ))}
    </fieldset>
  )
}
