import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import type { CachedRows } from '#features/admin/list/cached-rows.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionName } from './collection-item.ts'
import { inOrder, movedOrder, neighboursOf, type Taken } from './order.ts'

/** A row that was left at another place, and what staff call it. */
export type Moved = Taken & { title: string }

const backOf = (moved: Moved): Moved => ({ ...moved, ids: movedOrder(moved), from: moved.to, to: moved.from })

/**
 * Puts a row of a collection at another place of its list: at once on the screen, then on the server, one after the other.
 * When the server refuses, because others changed the order, the list is read again.
 * @param rows how the list lies in the cache
 */
export function useMove<Data>(collection: CollectionName, { queryKey, pagesOf, withPages }: CachedRows<Data>) {
  const client = useQueryClient()
  const setSaved = useSetSaved()
  const [keys] = useState(() => createRequestKeys())

  function show(moved: Moved): void {
    client.cancelQueries({ queryKey })
    client.setQueriesData<Data>({ queryKey }, (data) =>
      data === undefined
        ? undefined
        : withPages(
            data,
            pagesOf(data).map((rows) => inOrder(rows, movedOrder(moved))),
          ),
    )
  }

  async function send(moved: Moved): Promise<void> {
    const place = neighboursOf(moved)
    const requestKey = keys.keyFor(`${moved.id} ${place.after} ${place.before}`)
    await callAsStaff(`/api/admin/${collection}/${moved.id}/move`, { json: place, requestKey, keepalive: true })
    keys.forget()
  }

  const done = (moved: Moved): Done => ({ sentence: 'collections.moved', title: moved.title, count: moved.to + 1 })

  async function undo(moved: Moved): Promise<Done> {
    const back = backOf(moved)
    await send(back)
    show(back)
    return done(back)
  }

  const move = useStaffMutation({
    scope: { id: `order of ${collection}` },
    meta: { invalidates: [queryKeys[collection]] },
    mutationFn: send,
    onSuccess: (_answer, moved) => setSaved({ ...done(moved), undo: () => undo(moved) }),
    onError: (failure, moved) => {
      show(backOf(moved))
      client.invalidateQueries({ queryKey })
      setSaved({ failure })
    },
  })
  return (moved: Moved) => {
    show(moved)
    move.mutate(moved)
  }
}
