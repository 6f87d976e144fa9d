import type { TrashEntry } from 'api/contract/trash'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { reasonQuery } from '#features/admin/list/reason-field.tsx'
import { titleOf } from '#features/admin/publications.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { pathOf } from './trash.queries.ts'

/** What the trash asks: another address for an entry, or whether to erase one or all of them. */
export type TrashQuestion =
  | { about: 'address'; entry: TrashEntry }
  | { about: 'erasing'; entry: TrashEntry }
  | { about: 'all'; entries: TrashEntry[] }

/** What is erased for good, and what is told when it is. */
export interface Erasing {
  path: string
  entries: readonly TrashEntry[]
  note?: string
}

interface TrashDialogsProps {
  question: TrashQuestion
  onRestored: (entry: TrashEntry, url: string | null) => void
  onErase: (erasing: Erasing) => void
  onClose: () => void
}

export function TrashDialogs({ question, onRestored, onErase, onClose }: TrashDialogsProps) {
  const { t } = useTranslation('admin')
  if (question.about === 'address')
    return (
      <RestoreDialog entry={question.entry} onRestored={(url) => onRestored(question.entry, url)} onClose={onClose} />
    )
  if (question.about === 'erasing')
    return (
      <DeleteDialog
        question={t('confirm.deleteForever')}
        title={titleOf(question.entry.titles) || t('list.untitled')}
        note={t('confirm.deleteForeverNote')}
        needsReason={question.entry.isKept}
        onConfirm={(reason) =>
          onErase({ path: pathOf(question.entry) + reasonQuery(reason), entries: [question.entry] })
        }
        onClose={onClose}
      />
    )
  const [newest] = question.entries
  return (
    <DeleteDialog
      question={t('confirm.emptyTrash')}
      note={t('confirm.emptyTrashNote', { count: question.entries.length })}
      needsReason={question.entries.some(({ isKept }) => isKept)}
      onConfirm={(reason) =>
        onErase({
          path: `/api/trash?until=${encodeURIComponent(newest?.deletedAt ?? '')}${reasonQuery(reason, '&')}`,
          entries: question.entries,
          note: t('trash.emptied'),
        })
      }
      onClose={onClose}
    />
  )
}
