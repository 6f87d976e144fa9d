import { useSelector } from '@tanstack/react-form'
import type { Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { isSameList } from '#features/admin/form/same-list.ts'
import { filledLanguages, type NewsFormApi, withoutAlt } from './news-values.ts'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'
import { useUploads } from './use-picture-uploads.ts'

interface NewsFormStateProps {
  form: NewsFormApi
  uploads: PictureUploads
  /** Shows a picture that waits for its description, in the language that lacks it. */
  onDescribe: (id: string, language: Language) => void
}

/** At the foot of the form: how far the pictures are, and what the item should have. */
export function NewsFormState({ form, uploads, onDescribe }: NewsFormStateProps) {
  const { t } = useTranslation('admin')
  const filled = useSelector(form.store, ({ values }) => filledLanguages(values), { compare: isSameList })
  const all = Object.values(useUploads(uploads))
  const count = (...kinds: PictureUpload['is'][]) => all.filter(({ is }) => kinds.includes(is)).length
  const unsent = count('failed', 'stopped')

  const undescribed = useSelector(form.store, ({ values }) => withoutAlt(values).length)

  function describeFirst() {
    const [first] = withoutAlt(form.state.values)
    if (first) onDescribe(first.id, first.language)
  }

  function progress(): string {
    const left = count('queued', 'preparing', 'sending')
    if (left > 0) return t('upload.sentOf', { done: count('stored'), total: left + count('stored') })
    return unsent > 0 ? t('upload.unsent', { count: unsent }) : ''
  }

  return (
    <>
      <span role="status">{progress()}</span> {filled.length > 0 && !filled.includes('en') && t('languages.notListed')}{' '}
      {undescribed > 0 && (
        <button type="button" className="link" onClick={describeFirst}>
          {t('altText.missing', { count: undescribed })}
        </button>
      )}
    </>
  )
}
