import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { conflictRows } from '#features/admin/form/conflict-rows.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { toIsoMoment } from '#features/admin/form/moments.ts'
import { isSameList } from '#features/admin/form/same-list.ts'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { newsConflictTexts, newsFields } from './news-conflict.ts'
import type { NewsFormApi } from './news-form-api.ts'
import type { NewsValues } from './news-values.ts'
import styles from './unpublished-changes.module.css'

/** The fields that differ from what is public, by their keys; `showing` is when visitors see it. */
export function changedFields(published: NewsValues, values: NewsValues): string[] {
  const rows = conflictRows(newsFields, { base: published, mine: values, theirs: published })
  const momentsOf = ({ from, until }: NewsValues) => [from, until].map(toIsoMoment).join()
  return [...rows.map(({ key }) => key), ...(momentsOf(published) === momentsOf(values) ? [] : ['showing'])]
}

/** The same of a form, whenever it changes. @param published `null` when nothing of it was public */
export function useChangedFields(form: NewsFormApi, published: NewsValues | null): string[] {
  return useSelector(form.store, ({ values }) => (published ? changedFields(published, values) : []), {
    compare: isSameList,
  })
}

interface ChangesProps {
  /** What is stored as the item itself. */
  published: NewsValues
  values: NewsValues
}

/** Every field that will differ once it is published, and what it will say. */
export function ChangesList({ published, values }: ChangesProps) {
  const { t } = useTranslation('admin')
  const keys = changedFields(published, values)
  const texts = newsConflictTexts(t, values, published).filter(({ key }) => keys.includes(key))
  return (
    <Stack as="dl" className={styles.changes}>
      {texts.map(({ key, label, mine, lang }) => (
        <div key={key}>
          <Text as="dt" size="small" tone="muted">
            {label}
          </Text>
          <dd lang={lang}>{mine || t('common.none')}</dd>
        </div>
      ))}
      {keys.includes('showing') && (
        <div>
          <Text as="dt" size="small" tone="muted">
            {t('visibility.legend')}
          </Text>
          <dd>{values.from ? t('visibility.since', { ...values.from }) : t('visibility.now')}</dd>
        </div>
      )}
    </Stack>
  )
}

/** Which changes visitors do not see yet. */
export function ChangesDialog({ onClose, ...changes }: ChangesProps & { onClose: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={t('changes.which')} isWide onClose={onClose}>
      <p>{t('changes.note')}</p>
      <ChangesList {...changes} />
      <DialogActions>
        <button type="button" className="btn" onClick={onClose}>
          {t('common.close')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}
