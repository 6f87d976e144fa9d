import { MAX_POSITION_TITLE } from 'api/contract/careers'
import { useTranslation } from 'react-i18next'
import { RichTextEditor } from '#features/admin/editor/rich-text-editor.tsx'
import { RequiredMark } from '#features/admin/form/date-field.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { oneLine } from '#lib/one-line.ts'
import { type CareerValues, TEXTS } from './career-values.ts'

interface CareerTextsProps {
  values: CareerValues
  /** Changes when the texts were replaced from outside, so that the editors start again. */
  generation: number
  isLocked: boolean
  onChange: (key: 'title' | (typeof TEXTS)[number], text: string) => void
}

/** Name of the position and its three texts. */
export function CareerTexts({ values, generation, isLocked, onChange }: CareerTextsProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <div className="field">
        <label htmlFor="career-title">
          {t('careerForm.title')} <RequiredMark />
        </label>
        <textarea
          id="career-title"
          className={`textarea ${frame.title}`}
          rows={1}
          maxLength={MAX_POSITION_TITLE}
          aria-required="true"
          placeholder={t('careerForm.titlePlaceholder')}
          value={values.title}
          onChange={(event) => onChange('title', oneLine(event.target.value))}
        />
      </div>
      {TEXTS.map((text) => (
        <RichTextEditor
          key={`${text} ${generation}`}
          label={t(`careerForm.${text}`)}
          initialHtml={values[text]}
          placeholder={t('editor.placeholder')}
          isLocked={isLocked}
          onChange={(html) => onChange(text, html)}
        />
      ))}
    </div>
  )
}
