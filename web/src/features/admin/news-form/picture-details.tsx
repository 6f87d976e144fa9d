import type { Language } from 'api/contract/languages'
import { MAX_ALT, type PictureNotes } from 'api/contract/news-pictures'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { FocusField } from './focus-field.tsx'
import { addressOf, type Picture } from './news-values.ts'
import styles from './picture-details.module.css'

interface PictureDetailsProps {
  id: string
  picture: Picture
  /** What the picture is called. */
  name: string
  language: Language
  notes: PictureNotes
  onChange: (notes: PictureNotes) => void
  isNarrow: boolean
}

/** Caption, decoration and focal point of one picture; they open below its description. */
export function PictureDetails({ id, picture, name, language, notes, onChange, isNarrow }: PictureDetailsProps) {
  const { t } = useTranslation('admin')
  const captionId = useId()
  const { caption, focus, isDecorative, ...others } = notes

  function change(next: PictureNotes) {
    const { caption: texts, focus: point, isDecorative: decorates } = { caption, focus, isDecorative, ...next }
    onChange({
      ...others,
      ...(texts && { caption: texts }),
      ...(point && { focus: point }),
      ...(decorates && { isDecorative: true }),
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read before each of its fields.
    <div
      id={id}
      role="group"
      aria-label={`${name}: ${t('pictureNotes.open')}`}
      className={`${styles.details} ${isNarrow ? styles.narrow : ''}`}
    >
      <FocusField address={addressOf(picture, 960)} value={focus} onChange={(point) => change({ focus: point })} />
      <div className={frame.stack}>
        <div className="field">
          <label htmlFor={captionId}>
            {t('pictureNotes.caption')} ({language.toUpperCase()})
          </label>
          <input
            id={captionId}
            className="input"
            lang={language}
            maxLength={MAX_ALT}
            aria-describedby={`${captionId}-hint`}
            value={caption?.[language] ?? ''}
            onChange={({ target }) => change({ caption: { ...caption, [language]: target.value } })}
          />
          <p className={frame.hint} id={`${captionId}-hint`}>
            {t('pictureNotes.captionHint')}
          </p>
        </div>
        <label>
          <input
            type="checkbox"
            checked={isDecorative ?? false}
            onChange={({ target }) => change({ isDecorative: target.checked })}
          />
          {t('pictureNotes.decorativeWithout')}
        </label>
      </div>
    </div>
  )
}
