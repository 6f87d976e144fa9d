import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { deleteAsStaff } from '#lib/session.ts'
import type { RowRemoval } from './cached-rows.ts'

interface DeleteOptions<Item> {
  /** Where it is deleted: `/api/news/{id}`. */
  pathOf: (item: Item) => string
  /** The lists that show it, and what takes it out of them. */
  rows: { queryKey: QueryKey }
  removalOf: (client: QueryClient, item: Item) => RowRemoval
  /** Keys of the other queries that change with it. */
  invalidates?: readonly QueryKey[]
  /** The server has deleted it; the removal can still be taken back. */
  onDeleted?: (item: Item, removal: RowRemoval) => void
  /** The server has not deleted it, and it is in the lists again. */
  onFailed: (error: Error) => void
}

/**
 * Deletes at once on the screen, then on the server; the lists are read again only when that fails. What another account
 * deleted meanwhile counts as deleted.
 */
export function useDelete<Item>({
  pathOf,
  rows: { queryKey },
  removalOf,
  invalidates = [],
  onDeleted,
  onFailed,
}: DeleteOptions<Item>) {
  return useStaffMutation({
    meta: { invalidates },
    mutationFn: (item: Item) => deleteAsStaff(pathOf(item), { keepalive: true }),
    onMutate: async (item, { client }) => {
      // An answer on its way would bring the row back.
      const isBeingRead = client.isFetching({ queryKey }) > 0
      await client.cancelQueries({ queryKey })
      const removal = removalOf(client, item)
      removal.remove()
      return { removal, isBeingRead }
    },
    onSuccess: (_answer, item, { removal, isBeingRead }, { client }) => {
      onDeleted?.(item, removal)
      if (isBeingRead) client.invalidateQueries({ queryKey })
    },
    onError: (error, _item, result, { client }) => {
      result?.removal.putBack()
      onFailed(error)
      client.invalidateQueries({ queryKey })
    },
  })
}
