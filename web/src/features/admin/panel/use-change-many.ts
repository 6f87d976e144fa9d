import type { StatusChange } from 'api/contract/news-input'
import type { SelectionAct } from 'api/contract/news-selection'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { changedByRestoring } from '#features/admin/list/restoring.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { changeBack } from '#features/admin/visibility/visibility.ts'
import { changeMany, type ManyChanged } from './change-many.ts'

/** What staff do with the selected items; the rest undoes it. */
export type ManyAct = Exclude<SelectionAct, 'restore'>

const UNDOES = { toMedia: 'toNews', toNews: 'toMedia', delete: 'restore' } as const

export interface ManyChange {
  act: ManyAct
  /** Within which moments they are shown. */
  moments?: Omit<StatusChange, 'status'>
  ids: readonly string[]
  /** What was listed. */
  listing: string
}

/**
 * Changes the selected items, says how many were changed, and offers to undo it.
 * @param onDone is told what was changed and what was not
 */
export function useChangeMany(onDone: (changed: ManyChanged, asked: ManyChange) => void) {
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const [done, setDone] = useState(0)
  const { mutate, isPending } = useStaffMutation({
    meta: { invalidates: changedByRestoring },
    mutationFn: ({ act, moments, ids }: ManyChange) => changeMany(act, ids, moments, setDone),
    onSuccess: (changed, asked) => {
      if (changed.changed.length > 0) setSaved(doneWith(t, asked, changed))
      else if (changed.failed.length === 0 && !changed.error) setSaved({ sentence: 'selection.unchanged' })
      onDone(changed, asked)
    },
  })
  return { mutate, isPending, done }
}

function doneWith(t: TFunction<'admin'>, { act, moments }: ManyChange, changed: ManyChanged): Done {
  const isPlan = Date.parse(moments?.visibleFrom ?? '') > Date.now()
  return {
    sentence: `selection.done.${act === 'show' && isPlan ? 'plan' : act}`,
    count: changed.changed.length,
    ...(isPlan && { moment: dayAndTime(moments?.visibleFrom ?? '') }),
    async undo() {
      const undone = { changed: 0, details: [] as string[] }
      for (const { act: back, ids, moments: before } of waysBack(act, changed)) {
        const { changed: done, failed, error } = await changeMany(back, ids, before)
        if (error) throw error
        undone.changed += done.length
        undone.details.push(...failed.map((each) => failureOf(t, each)))
      }
      if (undone.details.length === 0) return { sentence: 'undo.done' }
      return { sentence: 'selection.undoneSome', count: undone.changed, details: undone.details }
    },
  }
}

/** The requests that undo one; items that were seen alike come back together. */
function waysBack(
  act: ManyAct,
  { changed, was }: ManyChanged,
): { act: SelectionAct; ids: readonly string[]; moments: WayBack['moments'] }[] {
  if (act !== 'show' && act !== 'hide') return [{ act: UNDOES[act], ids: changed, moments: {} }]
  const ways = new Map<string, WayBack>()
  for (const [index, before] of was.entries()) {
    const { status, ...moments } = changeBack(before)
    const key = JSON.stringify([status, moments])
    const way = ways.get(key) ?? { act: status === 'hidden' ? 'hide' : 'show', ids: [], moments }
    way.ids.push(...changed.slice(index, index + 1))
    ways.set(key, way)
  }
  return [...ways.values()]
}

interface WayBack {
  act: SelectionAct
  ids: string[]
  moments: Omit<StatusChange, 'status'>
}

/** Why an item was not changed, with its name. */
export function failureOf(t: TFunction<'admin'>, { title, reason }: ManyChanged['failed'][number]): string {
  return t(`selection.reasons.${reason}`, { title: title || t('list.untitled') })
}
