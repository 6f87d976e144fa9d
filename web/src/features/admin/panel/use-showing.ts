import { useMutation } from '@tanstack/react-query'
import type { NewsState, StaffNews, StaffSummary } from 'api/contract/news'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

interface Change {
  item: StaffSummary
  status: 'published' | 'hidden'
}

/** Takes an item from the site and brings it back, and says so; the note of the panel says why it could not be done. */
export function useShowing() {
  const setSaved = useSetSaved()
  return useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.news, queryKeys.counts, queryKeys.search] },
    mutationFn: ({ item, status }: Change) =>
      callAsStaff<StaffNews>(`/api/admin/news/${item._id}/status`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-match': `"${item.updatedAt}"` },
        body: JSON.stringify({ status }),
      }),
    onSuccess: ({ news, desk }) => {
      setSaved(done(desk.state, desk.visibleFrom, news.url))
      // A row that has left its list has taken the focus along.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    },
    onError: (failure, _change, _result, { client }) => {
      setSaved({ failure })
      client.invalidateQueries({ queryKey: queryKeys.staffNews })
    },
  })
}

function done(state: NewsState, visibleFrom: string | null, url: string): Done {
  if (state === 'published') return { sentence: 'list.shownAgain', path: `/news/${url}` }
  if (state === 'planned') return { sentence: 'newsForm.savedPlanned', moment: dayAndTime(visibleFrom ?? '') }
  return { sentence: state === 'ended' ? 'list.shownTooLate' : 'list.taken' }
}
