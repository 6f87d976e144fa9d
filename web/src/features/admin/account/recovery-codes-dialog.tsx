import { useTranslation } from 'react-i18next'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { saveFile } from '#features/admin/list/save-file.ts'
import { Columns } from '#ui/layout.tsx'
import styles from './account.module.css'

/** Shows recovery codes, which cannot be read again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={t('secondStep.codes')} onClose={onClose}>
      <p>{t('secondStep.codesText')}</p>
      <Columns as="ul" columns="two" gap={2} className={styles.codes}>
        {codes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Columns>
      <DialogActions>
        <button
          type="button"
          className="btn btn--line"
          onClick={() =>
            saveFile(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }), 'recovery-codes.txt')
          }
        >
          {t('secondStep.download')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('secondStep.saved')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}
