import { useMutation } from '@tanstack/react-query'
import type { Collection } from 'api/contract/collections/collection'
import { useState } from 'react'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { describedForm } from './described-form.ts'

/**
 * Hides an item or shows it again without its form, and says so.
 * @param shown the message when it is not hidden any more
 */
export function useShowing<Name extends CollectionName, Input, Item extends CollectionItem, Values extends object>(
  collection: Collection<Name, Input, Item, Values>,
  shown: Done['sentence'],
) {
  const setSaved = useSetSaved()
  const [keys] = useState(() => createRequestKeys())
  const [{ toInput, valuesOf }] = useState(() => describedForm(collection))
  return useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys[collection.name], queryKeys.search] },
    mutationFn({ item, isHidden }: { item: Item; isHidden: boolean }) {
      const path = `/api/admin/${collection.name}/${item._id}`
      const body = JSON.stringify(toInput({ ...valuesOf(item), isHidden }))
      const headers = {
        'content-type': 'application/json',
        'if-match': `"${item.updatedAt}"`,
        'idempotency-key': keys.keyFor(`${path} ${item.updatedAt} ${body}`),
      }
      return callAsStaff(path, { method: 'POST', headers, body })
    },
    onSuccess(_answer, { isHidden }) {
      keys.forget()
      setSaved({ sentence: isHidden ? 'list.taken' : shown })
    },
    onError: (failure, _change, _result, { client }) => {
      setSaved({ failure })
      client.invalidateQueries({ queryKey: queryKeys[collection.name] })
    },
  })
}
