import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { type Restoration, restoreVersion } from './history.queries.ts'

interface RestoreOptions {
  id: string
  onRestored: (done: Done) => void
}

/** What has been done, in words, and the number of the version that undoes it; `null` when nothing public has changed. */
interface Done {
  words: string
  undoes: number | null
}

/** Makes an item what it was. Somebody else's save in between is refused, and the list is read again. */
export function useRestore({ id, onRestored }: RestoreOptions) {
  const client = useQueryClient()
  const [keys] = useState(() => createRequestKeys())
  return useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.news, queryKeys.counts, queryKeys.search, queryKeys.drafts] },
    mutationFn: ({ done: _, ...wish }: Omit<Restoration, 'requestKey'> & { done: Done }) =>
      restoreVersion(id, { ...wish, requestKey: keys.keyFor(JSON.stringify([id, wish])) }),
    onSuccess: (_, { done }) => onRestored(done),
    onError: (error) => {
      reportFailure(error)
      if (error instanceof ApiError && error.status === 412) client.invalidateQueries({ queryKey: queryKeys.staffNews })
    },
  })
}
