import type { NewsFilter, StaffSummary } from 'api/contract/news-list'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { type Selection, useSelection } from '#features/admin/list/use-selection.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { changeOf, type Visibility } from '#features/admin/visibility/visibility.ts'
import { type ManyChanged, readAllIds } from './change-many.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SelectionFailures } from './selection-failures.tsx'
import { type ManyAct, useChangeMany } from './use-change-many.ts'
import { useShowingQuestion } from './use-showing-question.tsx'

interface Listed {
  tab: 'news' | 'media'
  filter: NewsFilter
  /** The loaded rows, and how many there are in all. */
  rows: readonly StaffSummary[]
  total: number | undefined
}

/** The selected items of a list of news, and what is shown of them: the bar, the question before they are deleted, what failed. */
export function useNewsSelection({ tab, filter, rows, total }: Listed): {
  selection: Selection
  askToDelete: () => void
  askForVisibility: () => void
  /** What can be done with them; `null` while none is selected. */
  bar: ReactNode
  shown: ReactNode
} {
  const { t } = useTranslation('admin')
  const listing = JSON.stringify(filter)
  const selection = useSelection(listing, rows)
  const setSaved = useSetSaved()
  const [failures, setFailures] = useState<ManyChanged | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const change = useChangeMany((changed, { act, listing: asked }) => {
    const kept = [...changed.failed.flatMap(({ _id, reason }) => (reason === 'gone' ? [] : [_id])), ...changed.left]
    if (asked === listing) selection.select(kept)
    setFailures(changed.failed.length > 0 || changed.error ? changed : null)
    const isListed = (act === 'hide' || act === 'show') && filter.state === undefined
    if (kept.length === 0) focusRow(isListed ? selection.last() : null)
  })
  const all = useStaffMutation({
    mutationFn: async () => ({ ids: await readAllIds(filter), asked: listing }),
    onSuccess: ({ ids, asked }) => asked === listing && selection.select(ids),
    onError: (failure) => setSaved({ failure }),
  })
  const showing = useShowingQuestion()
  const count = selection.ids.size

  function show(visibility: Visibility): void {
    const { status, ...moments } = changeOf(visibility)
    setChoosing(false)
    setFailures(null)
    const ids = [...selection.ids]
    const save = () => change.mutate({ act: status === 'hidden' ? 'hide' : 'show', moments, ids, listing })
    if (status === 'hidden') save()
    else showing.ask(ids, save)
  }

  function act(chosen: Exclude<ManyAct, 'show' | 'hide'>): void {
    setFailures(null)
    if (chosen === 'delete') setAsking(true)
    else change.mutate({ act: chosen, ids: [...selection.ids], listing })
  }

  function end(): void {
    selection.clear()
    focusRow(selection.last())
  }

  const bar = count > 0 && (
    <SelectionBar
      tab={tab}
      ids={[...selection.ids]}
      done={change.isPending ? change.done : null}
      more={total !== undefined && total > count ? total : undefined}
      isSelectingAll={all.isPending}
      onAct={act}
      drafts={rows.filter(({ _id, state }) => state === 'draft' && selection.ids.has(_id)).length}
      isChoosing={isChoosing}
      onChoosing={setChoosing}
      onVisibility={show}
      onAll={() => all.mutate()}
      onEnd={end}
    />
  )
  const shown = (
    <>
      {showing.question}
      {failures && <SelectionFailures changed={failures} onDismiss={() => setFailures(null)} />}
      {isAsking && (
        <DeleteDialog
          question={t('selection.delete', { count })}
          note={t('selection.toTrashNote', { count: DAYS_IN_TRASH })}
          linked={[...selection.ids]}
          onConfirm={() => change.mutate({ act: 'delete', ids: [...selection.ids], listing })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
  return { selection, askToDelete: () => setAsking(true), askForVisibility: () => setChoosing(true), bar, shown }
}

/** Leads the focus from the bar, which is gone, to the row that was clicked last, or to the heading when that leaves the list. */
function focusRow(id: string | null): void {
  const row = id === null ? null : document.querySelector(`[data-id="${CSS.escape(id)}"] [data-row]`)
  const target = row ?? document.querySelector('main h1[tabindex]')
  if (target instanceof HTMLElement) target.focus()
}
