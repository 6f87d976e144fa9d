import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { isSameList } from '#features/admin/form/same-list.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { filledLanguages } from './news-values.ts'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'
import { useUploads } from './use-picture-uploads.ts'

interface NewsFormStateProps {
  form: NewsFormApi
  uploads: PictureUploads
}

/** At the foot of the form: how far the pictures are, or which languages have a title. */
export function NewsFormState({ form, uploads }: NewsFormStateProps) {
  const { t } = useTranslation('admin')
  const filled = useSelector(form.store, ({ values }) => filledLanguages(values), { compare: isSameList })
  const all = Object.values(useUploads(uploads))
  const count = (...kinds: PictureUpload['is'][]) => all.filter(({ is }) => kinds.includes(is)).length
  const unsent = count('failed', 'stopped')

  function progress(): string {
    const left = count('waiting', 'preparing', 'sending')
    if (left > 0) return t('upload.sentOf', { done: count('stored'), total: left + count('stored') })
    return unsent > 0 ? t('upload.unsent', { count: unsent }) : ''
  }

  return (
    <>
      <span role="status">{progress()}</span>{' '}
      {filled.length > 0 ? (
        <span>
          {t('languages.filled')}: <b>{filled.join(', ').toUpperCase()}</b>
          {!filled.includes('en') && `. ${t('languages.notListed')}`}
        </span>
      ) : (
        t('languages.filledNone')
      )}
    </>
  )
}
