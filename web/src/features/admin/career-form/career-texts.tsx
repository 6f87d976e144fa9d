import { MAX_POSITION_TITLE } from 'api/contract/careers'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import type { CareerFormApi } from './career-form-api.ts'
import { TEXTS } from './career-values.ts'

interface CareerTextsProps {
  form: CareerFormApi
  /** Changes when the texts were replaced from outside, so that the editors start again. */
  generation: number
}

/** Name of the position and its three texts. */
export function CareerTexts({ form, generation }: CareerTextsProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={`${frame.box} ${frame.stack}`}>
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
