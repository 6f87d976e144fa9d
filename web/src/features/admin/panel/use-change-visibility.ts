import type { NewsState, StaffNews } from 'api/contract/news'
import type { StatusChange } from 'api/contract/news-input'
import type { StaffSummary } from 'api/contract/news-list'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { changeBack } from '#features/admin/visibility/visibility.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

interface Change {
  item: StaffSummary
  change: StatusChange
}

/** Puts an item on the site, plans or hides it without its form, says so and offers to undo it; the note of the panel says why it could not be done. */
export function useChangeVisibility() {
  const setSaved = useSetSaved()
  return useStaffMutation({
    meta: { invalidates: [queryKeys.news, queryKeys.counts, queryKeys.search] },
    mutationFn: ({ item, change }: Change) => send(item._id, item.updatedAt, change),
    onSuccess: ({ news, staffOnly }, { item }) => {
      const was = { ...item, status: item.state === 'hidden' ? 'hidden' : 'published' }
      const undo = async (): Promise<Done> => {
        await send(item._id, news.updatedAt, changeBack(was))
        return { sentence: 'undo.done' }
      }
      setSaved({ ...done(staffOnly.state, staffOnly.visibleFrom, news.url), undo })
      // A row that has left its list has taken the focus along.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1[tabindex]')?.focus()
    },
    onError: (failure, _change, _result, { client }) => {
      setSaved({ failure })
      client.invalidateQueries({ queryKey: queryKeys.staffNews })
    },
  })
}

const send = (id: string, version: string, json: StatusChange) =>
  callAsStaff<StaffNews>(`/api/admin/news/${id}/status`, { json, version })

function done(state: NewsState, visibleFrom: string | null, url: string): Done {
  if (state === 'published') return { sentence: 'list.shownAgain', path: `/news/${url}` }
  if (state === 'planned') return { sentence: 'newsForm.savedPlanned', moment: dayAndTime(visibleFrom ?? '') }
  return { sentence: 'list.taken' }
}
