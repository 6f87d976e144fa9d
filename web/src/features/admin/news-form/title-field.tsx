import type { Language } from 'api/contract/languages'
import { MAX_TITLE } from 'api/contract/news'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { oneLine } from '#lib/one-line.ts'

interface TitleFieldProps {
  language: Language
  value: string
  onChange: (value: string) => void
}

/** The title with the characters that remain (ADM-26). */
export function TitleField({ language, value, onChange }: TitleFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const left = MAX_TITLE - value.trim().length
  const isTooLong = left < 0

  return (
    <div className={isTooLong ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{t('newsForm.title')}</label>
      <textarea
        id={id}
        className={`textarea ${frame.title}`}
        rows={1}
        lang={language}
        placeholder={t('newsForm.titlePlaceholder', { language: t(`languages.lower.${language}`) })}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-count`}
        value={value}
        onChange={(event) => onChange(oneLine(event.target.value))}
      />
      <span id={`${id}-count`} className="count">
        {isTooLong
          ? t('newsForm.titleOver', { count: -left, max: MAX_TITLE })
          : t('newsForm.titleLeft', { count: left, max: MAX_TITLE })}
      </span>
    </div>
  )
}
