import { MAX_POSITION_TITLE } from 'api/contract/careers'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { useFirstFocus } from '#features/admin/form/use-first-focus.ts'
import type { CareerFormApi } from './career-form-api.ts'
import { TEXTS } from './career-values.ts'

interface CareerTextsProps {
  form: CareerFormApi
  /** Changes when the texts were replaced from outside, so that the editors start again. */
  generation: number
  /** Nothing is written yet. */
  isNew: boolean
}

/** Name of the position and its three texts. */
export function CareerTexts({ form, generation, isNew }: CareerTextsProps) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  useFirstFocus(box, isNew)
  return (
    <div ref={box} className={`${frame.box} ${frame.stack}`}>
      <form.AppField name="title">
        {(field) => (
          <field.TextField
            label={t('careerForm.title')}
            placeholder={t('careerForm.titlePlaceholder')}
            maxLength={MAX_POSITION_TITLE}
            isRequired
          />
        )}
      </form.AppField>
      {TEXTS.map((text) => (
        <form.AppField key={text} name={text}>
          {(field) => <field.RichTextField key={generation} label={t(`careerForm.${text}`)} />}
        </form.AppField>
      ))}
    </div>
  )
}
