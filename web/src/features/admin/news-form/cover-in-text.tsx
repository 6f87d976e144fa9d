import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { AltTextFields } from './alt-texts.tsx'
import { CoverField } from './cover-field.tsx'
import type { PicturesProps } from './pictures-in-text.tsx'

/** The cover with its alternative text. */
export function CoverInText({ form, language, intake }: PicturesProps) {
  const { t } = useTranslation('admin')
  const cover = useSelector(form.store, ({ values }) => values.cover)

  return (
    <div className={frame.stack}>
      <form.AppField name="cover">{() => <CoverField intake={intake} />}</form.AppField>
      <AltTextFields
        form={form}
        pictures={cover ? [cover] : []}
        language={language}
        labelOf={() => `${t('cover.label')}: ${t('altText.label')} (${language.toUpperCase()})`}
        nameOf={() => t('cover.label')}
        isNarrow
      />
    </div>
  )
}
