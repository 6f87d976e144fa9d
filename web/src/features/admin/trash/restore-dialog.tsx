import type { TrashEntry } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { changedByRestoring, restore } from '#features/admin/list/restoring.ts'
import { SlugField } from '#features/admin/news-form/slug-field.tsx'
import { useSlugState } from '#features/admin/news-form/use-slug-state.ts'
import { titleOf } from '#features/admin/publications.ts'
import { pathOf } from './trash.queries.ts'

interface RestoreDialogProps {
  entry: TrashEntry
  onRestored: (url: string | null) => void
  onClose: () => void
}

/** Asks for another address, because the old one was taken meanwhile. */
export function RestoreDialog({ entry, onRestored, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('admin')
  const [url, setUrl] = useState(entry.url ?? '')
  const state = useSlugState(url)
  const putBack = useStaffMutation({
    meta: { invalidates: changedByRestoring },
    mutationFn: () => restore(pathOf(entry), url),
    onSuccess: ({ news }) => onRestored(news?.url ?? null),
  })
  const mayRestore = state === 'free' || state === 'unchecked'

  return (
    <MessageDialog heading={t('trash.addressTakenHeading')} onClose={onClose}>
      <p>{t('trash.addressTaken', { title: titleOf(entry.titles), url: entry.url })}</p>
      {putBack.error && <AlertBar>{failureWords(t, putBack.error)}</AlertBar>}
      <SlugField value={url} state={state} title={titleOf(entry.titles)} onChange={setUrl} />
      <DialogActions onCancel={onClose}>
        <PendingButton isPending={putBack.isPending} disabled={!mayRestore} onClick={() => putBack.mutate()}>
          {t('trash.restore')}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}
