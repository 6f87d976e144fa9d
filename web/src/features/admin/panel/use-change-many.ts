import { useMutation } from '@tanstack/react-query'
import type { SelectionAct } from 'api/contract/news-selection'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedByRestoring } from '#features/admin/list/restoring.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { changeMany, type ManyChanged } from './change-many.ts'

/** What somebody does with the selected items; the rest undoes it. */
export type ManyAct = Exclude<SelectionAct, 'restore'>

const UNDOES = {
  hide: 'show',
  show: 'hide',
  toMedia: 'toNews',
  toNews: 'toMedia',
  delete: 'restore',
} as const satisfies Record<ManyAct, SelectionAct>

export interface ManyChange {
  act: ManyAct
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
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    meta: { invalidates: changedByRestoring },
    mutationFn: ({ act, ids }: ManyChange) => changeMany(act, ids, setDone),
    onSuccess: (changed, asked) => {
      if (changed.changed.length > 0) setSaved(doneWith(t, asked.act, changed.changed))
      else if (changed.failed.length === 0 && !changed.error) setSaved({ sentence: 'selection.unchanged' })
      onDone(changed, asked)
    },
  })
  return { mutate, isPending, done }
}

function doneWith(t: TFunction<'admin'>, act: ManyAct, ids: readonly string[]): Done {
  return {
    sentence: `selection.done.${act}`,
    count: ids.length,
    async undo() {
      const { changed, failed, error } = await changeMany(UNDOES[act], ids)
      if (error) throw error
      if (failed.length === 0) return { sentence: 'undo.done' }
      return {
        sentence: 'selection.undoneSome',
        count: changed.length,
        details: failed.map((each) => failureOf(t, each)),
      }
    },
  }
}

/** Why an item was not changed, with its name. */
export function failureOf(t: TFunction<'admin'>, { title, reason }: ManyChanged['failed'][number]): string {
  return t(`selection.reasons.${reason}`, { title: title || t('list.untitled') })
}
