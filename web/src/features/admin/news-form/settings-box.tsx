import { useSelector } from '@tanstack/react-form'
import { todayInSofia } from 'api/contract/sofia-time'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { useField } from '#features/admin/form/use-field.ts'
import { formatDate } from '#lib/format.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import type { EditedNews } from './edited-news.ts'
import { type NewsFormApi, titleOf } from './news-values.ts'
import { VisibilityRow } from './news-visibility.tsx'
import { SlugField } from './slug-field.tsx'
import { useFollowingDate } from './use-following-date.ts'
import { useSlugState } from './use-slug-state.ts'
import { useSuggestedSlug } from './use-suggested-slug.ts'

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
    <Stack gap={6} className={frame.box}>
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
    </Stack>
  )
}

/** News or media news (ADM-21). */
function TypeField() {
  const { t } = useTranslation('admin')
  const { value, change } = useField<boolean>()
  return (
    <fieldset>
      <Text as="legend" size="small" semi>
        {t('newsForm.type')}
      </Text>
      <Row gap={6}>
        {[false, true].map((isMedia) => (
          <label key={String(isMedia)} className="radio">
            <input
              type="radio"
              name="isMediaNews"
              value={String(isMedia)}
              checked={value === isMedia}
              onChange={() => change(isMedia)}
            />
            {t(isMedia ? 'newsForm.typeMedia' : 'newsForm.typeNews')}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}

interface UrlFieldProps {
  form: NewsFormApi
  isNew: boolean
  /** The address that is kept for this draft; '' for none. */
  own: string
  /** It cannot be used as it is. */
  onWrong: () => void
}

/** The address of the item; of one that exists it stays as it is (ADM-25). */
function UrlField({ form, isNew, own, onWrong }: UrlFieldProps) {
  const { value, change, refusal } = useField<string>()
  const title = useSelector(form.store, ({ values }) => titleOf(values))
  const state = useSlugState(isNew ? value : null, own)
  useSuggestedSlug({ title, value, state, onSuggest: change })
  const isWrong = state === 'taken' || state === 'invalid'
  const tell = useEffectEvent(onWrong)
  useEffect(() => {
    if (isWrong) tell()
  }, [isWrong])
  return <SlugField value={value} state={state} title={title} error={refusal} onChange={change} />
}
