import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './conflict-dialog.module.css'
import { bothWords, differing, type WordedField } from './conflict-rows.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'

interface ChangesProps<Values> {
  fields: readonly WordedField<Values>[]
  /** What visitors read now, or will if nothing is published. */
  published: Values
  values: Values
}

/** Every field that will differ once it is published, and what it will say. */
export function ChangesList<Values>({ fields, published, values }: ChangesProps<Values>) {
  const { t } = useTranslation('admin')
  return (
    <Stack as="dl" className={styles.changes}>
      {differing(fields, published, values).map((field) => (
        <div key={field.key}>
          <Text as="dt" size="small" tone="muted">
            {field.label(t)}
          </Text>
          <dd lang={field.lang}>{bothWords(t, field, { mine: values, theirs: published }).mine || t('common.none')}</dd>
        </div>
      ))}
    </Stack>
  )
}

/** Which changes visitors do not see yet. */
export function ChangesDialog<Values>({ onClose, ...changes }: ChangesProps<Values> & { onClose: () => void }) {
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
