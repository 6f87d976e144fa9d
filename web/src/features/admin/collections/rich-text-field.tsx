import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { DeadLinks } from '#features/admin/editor/dead-links.tsx'
import type { TextPicture } from '#features/admin/editor/editor-props.ts'
import { RichTextEditor } from '#features/admin/editor/rich-text-editor.tsx'
import { useField } from '#features/admin/form/use-field.ts'

interface RichTextFieldProps {
  label: string
  /** Language of the text, when it is not Bulgarian. */
  lang?: string
  /** Takes pictures that are pasted or dropped into the text, and gives how many. */
  onPictures?: (files: File[]) => Promise<number>
  /** Pictures that may stand in the text. */
  pictures?: readonly TextPicture[] | undefined
}

/** Formatted text; with another `key` the editor starts again with what the form holds then. */
export function RichTextField({ label, lang, onPictures, pictures }: RichTextFieldProps) {
  const { t } = useTranslation('admin')
  const { form, name, value, change, isInvalid, refusal } = useField<string>()
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)

  return (
    <div>
      <RichTextEditor
        label={label}
        field={name.split('.').at(-1)}
        lang={lang}
        initialHtml={value}
        placeholder={t('editor.placeholder')}
        error={refusal ?? (isInvalid ? t('errors.validation') : undefined)}
        isLocked={isSubmitting}
        onPictures={onPictures}
        pictures={pictures}
        onChange={change}
      />
      <DeadLinks html={value} />
    </div>
  )
}
