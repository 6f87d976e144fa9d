import type { NewsSaved } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { EditedNews } from './edited-news.ts'

interface DiscardChangesProps {
  item: EditedNews
  onDiscarded: () => void
  onClose: () => void
}

/** Asks before what lies beside a public item is deleted; the item stays as visitors read it. */
export function DiscardChanges({ item, onDiscarded, onClose }: DiscardChangesProps) {
  const { t } = useTranslation('admin')
  const discard = useStaffMutation({
    meta: { invalidates: [queryKeys.staffNews] },
    mutationFn: () =>
      callAsStaff<NewsSaved>(`/api/admin/news/${item._id}/draft`, {
        method: 'DELETE',
        version: item.updatedAt,
      }),
    onSuccess: onDiscarded,
  })

  return (
    <MessageDialog heading={t('endings.discardQuestion')} isQuestion onClose={onClose}>
      <p>{t('endings.discardNote')}</p>
      {discard.error && <AlertBar>{failureWords(t, discard.error)}</AlertBar>}
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <PendingButton isPending={discard.isPending} className="btn--danger" onClick={() => discard.mutate()}>
          {t('endings.discard')}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}
