import { useSelector } from '@tanstack/react-form'
import type { Language } from 'api/contract/languages'
import { MAX_ALT } from 'api/contract/news-pictures'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { focusPoint } from './focus-point.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { addressOf, type Picture } from './news-values.ts'
import { PictureDetails } from './picture-details.tsx'
import styles from './pictures.module.css'

interface AltTextsProps {
  form: NewsFormApi
  pictures: Picture[]
  language: Language
  /** Name of the field of one picture. */
  labelOf: (index: number) => string
  /** What one picture is called. */
  nameOf: (index: number) => string
  isNarrow?: boolean
}

/**
 * What can be seen on each picture, in the language that is edited: asked for, never forced; a picture may say that it only
 * decorates. Caption and focal point open below.
 */
export function AltTextFields({ form, pictures, language, labelOf, nameOf, isNarrow = false }: AltTextsProps) {
  const { t } = useTranslation('admin')
  const alt = useSelector(form.store, ({ values }) => values.alt)
  const notes = useSelector(form.store, ({ values }) => values.notes)
  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  if (pictures.length === 0) return null
  const isDecorative = (picture: Picture) => notes[picture.id]?.isDecorative === true
  const missing = pictures.filter((picture) => !isDecorative(picture) && !alt[picture.id]?.[language]?.trim()).length

  /** While the form is being saved nothing in it can be changed. */
  function describe(picture: Picture, text: string) {
    if (form.state.isSubmitting) return
    const { alt: now } = form.state.values
    form.setFieldValue('alt', { ...now, [picture.id]: { ...now[picture.id], [language]: text } })
  }

  return (
    <fieldset className={styles.altTexts}>
      <legend>
        {t('altText.label')} <span>({language.toUpperCase()})</span>
      </legend>
      <p className={frame.hint}>{missing > 0 ? t('altText.missing', { count: missing }) : t('altText.hint')}</p>
      {pictures.map((picture, index) => {
        const { x, y } = focusPoint(notes[picture.id]?.focus)
        const isOpen = open === picture.id
        return (
          <div key={picture.id} className={styles.described}>
            <div>
              <img src={addressOf(picture, 480)} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
              <input
                className="input"
                lang={language}
                maxLength={MAX_ALT}
                aria-label={labelOf(index)}
                data-field={`alt:${picture.id}`}
                disabled={isDecorative(picture)}
                placeholder={t(isDecorative(picture) ? 'pictureNotes.decorative' : 'altText.placeholder')}
                value={isDecorative(picture) ? '' : (alt[picture.id]?.[language] ?? '')}
                onChange={(event) => describe(picture, event.target.value)}
              />
              <button
                type="button"
                className="link"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${index}` : undefined}
                aria-label={`${nameOf(index)}: ${t('pictureNotes.open')}`}
                onClick={() => setOpen(isOpen ? null : picture.id)}
              >
                {t('pictureNotes.open')}
              </button>
            </div>
            {isOpen && (
              <PictureDetails
                id={`${id}-${index}`}
                picture={picture}
                name={nameOf(index)}
                language={language}
                notes={notes[picture.id] ?? {}}
                onChange={(next) => {
                  if (!form.state.isSubmitting)
                    form.setFieldValue('notes', { ...form.state.values.notes, [picture.id]: next })
                }}
                isNarrow={isNarrow}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
