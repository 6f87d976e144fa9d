import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionName } from './collection-item.ts'

/** Changes the place of a collection's thing with the one before or after it. */
export function useMove(collection: CollectionName) {
  const setSaved = useSetSaved()
  const [keys] = useState(() => createRequestKeys())
  return useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys[collection]] },
    mutationFn: ({ _id, isUp }: { _id: string; isUp: boolean }) =>
      callAsStaff(`/api/admin/${collection}/${_id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': keys.keyFor(`${_id} ${isUp}`) },
        body: JSON.stringify({ isUp }),
      }),
    onSuccess: keys.forget,
    onError: (failure) => setSaved({ failure }),
  })
}
