import type { UseMutationResult } from '@tanstack/react-query'
import type { Collection } from 'api/contract/collections/collection'
import { useState } from 'react'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { reasonQuery } from '#features/admin/list/reason-field.tsx'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { describedForm } from './described-form.ts'
import { isReasonMissing } from './use-save-item.ts'

interface Change<Item> {
  item: Item
  isHidden: boolean
  /** Why it leaves the site, where the law wants it to be public; else ''. */
  reason: string
}
export type Showing<Item> = Pick<UseMutationResult<unknown, Error, Change<Item>>, 'mutate'>

/**
 * Hides an item or shows it again without its form, and says so; who asks for it is told when a reason is missing.
 * @param shown the message when it is not hidden any more
 */
export function useShowing<Name extends CollectionName, Input, Item extends CollectionItem, Values extends object>(
  collection: Collection<Name, Input, Item, Values>,
  shown: Done['sentence'],
): Showing<Item> {
  const setSaved = useSetSaved()
  const [keys] = useState(() => createRequestKeys())
  const [{ toInput, valuesOf }] = useState(() => describedForm(collection))
  return useStaffMutation({
    meta: { invalidates: [queryKeys[collection.name], queryKeys.search] },
    mutationFn({ item, isHidden, reason }: Change<Item>) {
      const path = `/api/admin/${collection.name}/${item._id}${reasonQuery(reason)}`
      const json = toInput({ ...valuesOf(item), isHidden })
      const requestKey = keys.keyFor(`${path} ${item.updatedAt} ${JSON.stringify(json)}`)
      return callAsStaff(path, { json, version: item.updatedAt, requestKey })
    },
    onSuccess(_answer, { isHidden }) {
      keys.forget()
      setSaved({ sentence: isHidden ? 'list.taken' : shown })
    },
    onError: (failure, _change, _result, { client }) => {
      if (isReasonMissing(failure)) return
      setSaved({ failure })
      client.invalidateQueries({ queryKey: queryKeys[collection.name] })
    },
  })
}
