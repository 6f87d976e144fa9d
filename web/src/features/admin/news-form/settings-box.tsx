import { useSelector } from '@tanstack/react-form'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { formatDate } from '#lib/format.ts'
import type { EditedNews } from './edited-news.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { VisibilityRow } from './news-visibility.tsx'
import { TypeField } from './type-field.tsx'
import { UrlField } from './url-field.tsx'
import { useFollowingDate } from './use-following-date.ts'

interface SettingsBoxProps {
  form: NewsFormApi
  /** What is edited; `null` for a new item. */
  item: EditedNews | null
  /** The address can still be chosen. */
  isNew: boolean
  /** The address that is kept for this draft. */
  own: string
  /** The address that was chosen needs a look. */
  onWrongAddress: () => void
  /** Leads to the choice of when visitors see it. */
  onVisibility: () => void
}

/** Type, date and address of the item, and when visitors see it. */
export function SettingsBox({ form, item, isNew, own, onWrongAddress, onVisibility }: SettingsBoxProps) {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  const isFollowing = useFollowingDate(form, item)
  const from = useSelector(form.store, ({ values }) => values.from)
  const until = useSelector(form.store, ({ values }) => values.until)

  function dateHint(typed: string): string {
    if (isFollowing) return t('newsForm.dateFollows')
    const date = toIsoDate(typed)
    return date && date > today && from === null
      ? t('newsForm.dateFuture')
      : t('newsForm.dateHint', { example: formatDate(today) })
  }

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <form.AppField name="isMediaNews">{() => <TypeField />}</form.AppField>
      <div data-part="date">
        <form.AppField name="date">
          {(field) => <field.DateField label={t('newsForm.date')} hint={dateHint(field.state.value)} />}
        </form.AppField>
      </div>
      <div data-part="url">
        <form.AppField name="url">
          {() => <UrlField form={form} isNew={isNew} own={own} onWrong={onWrongAddress} />}
        </form.AppField>
      </div>
      <div data-part="showing">
        <VisibilityRow values={{ from, until }} item={item} onChange={onVisibility} />
      </div>
    </div>
  )
}
