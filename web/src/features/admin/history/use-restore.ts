import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CorrectionAsking, isUnanswered } from '#features/admin/corrections/use-correction-question.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { newsVersion, type Restoration, restoreVersion } from './history.queries.ts'

interface RestoreOptions {
  id: string
  /** Asks whether readers are told of changed words. */
  ask: CorrectionAsking
  onRestored: (done: Done) => void
}

/** What has been done, in words, and the number of the version that undoes it; `null` when nothing public has changed. */
interface Done {
  words: string
  undoes: number | null
}

interface Wish extends Omit<Restoration, 'requestKey' | 'correction'> {
  done: Done
  /** Takes back what was published a moment ago: readers are told nothing of it. */
  isUndo: boolean
}

/** Makes an item what it was. Another account's save in between is refused, and the list is read again. */
export function useRestore({ id, ask, onRestored }: RestoreOptions) {
  const client = useQueryClient()
  const [keys] = useState(() => createRequestKeys())

  /** A language in translation says nothing to readers. */
  async function askAbout(number: number) {
    const { content, inTranslation } = await client.fetchQuery(newsVersion(id, number))
    const shown = Object.entries(content).filter(([language]) => !inTranslation.some((one) => one === language))
    return ask(id, Object.fromEntries(shown))
  }

  const restore = useStaffMutation({
    meta: { invalidates: [queryKeys.news, queryKeys.counts, queryKeys.search] },
    mutationFn: async ({ done: _, isUndo, ...wish }: Wish) => {
      const correction = wish.asDraft || isUndo ? undefined : await askAbout(wish.version)
      const sent = { ...wish, correction }
      return restoreVersion(id, { ...sent, requestKey: keys.keyFor(JSON.stringify([id, sent])) })
    },
    onSuccess: (_, { done }) => onRestored(done),
    onError: (error) => {
      if (isUnanswered(error)) return
      reportFailure(error)
      if (error instanceof ApiError && error.status === 412) client.invalidateQueries({ queryKey: queryKeys.staffNews })
    },
  })
  return { ...restore, error: isUnanswered(restore.error) ? null : restore.error }
}
