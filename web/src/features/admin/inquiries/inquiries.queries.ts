import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type {
  Colleagues,
  InquiryChange,
  InquiryFilter,
  InquiryFound,
  InquiryNotes,
  InquiryPage,
  StoredInquiry,
} from 'api/contract/inquiries'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import type { LoadedRows } from '#features/admin/list/loaded-rows.ts'
import { LOOKS_EVERY_MS } from '#features/admin/shell/panel-counts.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff, deleteAsStaff, readFileAsStaff } from '#lib/session.ts'

const PATH = '/api/inquiries'

function asQuery(filter: InquiryFilter): string {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()
}

/** Inquiries, newest first, that the filter leaves; looked at again each minute. */
export function inquiryPages(filter: InquiryFilter) {
  const path = `${PATH}?limit=50&${asQuery(filter)}`
  return infiniteQueryOptions({
    queryKey: [...queryKeys.inquiries, 'list', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callAsStaff<InquiryPage>(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allInquiries,
    staleTime: 0,
    refetchInterval: LOOKS_EVERY_MS,
  })
}

type Summary = Pick<InquiryPage, 'counts' | 'mine' | 'firstAnswerSeconds'>

const allInquiries = ({ pages }: { pages: InquiryPage[] }): LoadedRows<StoredInquiry, Summary> => ({
  rows: pages.flatMap(({ inquiries }) => inquiries),
  total: pages.at(-1)?.total,
  summary: pages.at(-1),
})

/** One inquiry; 404 when it has been erased. */
export function inquiryById(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.inquiries, 'item', { id }],
    queryFn: ({ signal }) => callAsStaff<InquiryFound>(`${PATH}/${encodeURIComponent(id)}`, { signal }),
    retry: false,
    staleTime: 0,
  })
}

/** What staff wrote down about an inquiry; colleagues write too. */
export function notesOf(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.inquiries, 'notes', { id }],
    queryFn: ({ signal }) => callAsStaff<InquiryNotes>(`${PATH}/${id}/notes`, { signal }),
    staleTime: 0,
    refetchInterval: LOOKS_EVERY_MS,
  })
}

/** Who may be given an inquiry. */
export const colleagues = queryOptions({
  queryKey: [...queryKeys.inquiries, 'colleagues'],
  queryFn: ({ signal }) => callAsStaff<Colleagues>(`${PATH}/colleagues`, { signal }),
})

/**
 * Changes the state of an inquiry or who has it. What the server has of it then, also after a conflict, is what the
 * screen shows.
 * @throws ApiError 409 when another account was faster
 */
async function changeInquiry(client: QueryClient, id: string, change: InquiryChange): Promise<unknown> {
  const keep = (inquiry: StoredInquiry) => client.setQueryData(inquiryById(id).queryKey, { inquiry })
  try {
    const { inquiry } = await callAsStaff<InquiryFound>(`${PATH}/${id}/state`, { json: change })
    return keep(inquiry)
  } catch (error) {
    const current = currentIn(error)
    if (current) {
      keep(current)
      void client.invalidateQueries({ queryKey: queryKeys.inquiries })
    }
    throw error
  }
}

/**
 * Changes the state of an inquiry or who has it.
 * @param onChanged it is stored, and the buttons are others now: the focus has to go to what does nothing
 */
export function useInquiryChange({ _id }: StoredInquiry, onChanged: () => void) {
  const client = useQueryClient()
  return useStaffMutation({
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: (next: InquiryChange) => changeInquiry(client, _id, next),
    onSuccess: onChanged,
  })
}

/** The inquiry as another account has made it meanwhile, when that is why a change failed. */
export function currentIn(error: unknown): StoredInquiry | undefined {
  const isChanged = error instanceof ApiError && error.body.code === 'inquiryChanged'
  return isChanged ? (error.body.current as StoredInquiry) : undefined
}

/** Writes a note down. @param _id the same for each try @throws ApiError */
export function addNote(id: string, note: { _id: string; note: string }): Promise<unknown> {
  return callAsStaff(`${PATH}/${id}/notes`, { json: note })
}

/** Erases one inquiry for good; that it is gone already is no failure. @throws ApiError */
export const eraseInquiry = (id: string): Promise<void> => deleteAsStaff(`${PATH}/${id}`)

/** Has the mail of an inquiry sent again. @throws ApiError */
export function resendInquiry(id: string): Promise<unknown> {
  return callAsStaff(`${PATH}/${id}/resend`, { method: 'POST' })
}

/** Erases what is older than the law allows to keep. @returns how many @throws ApiError */
export async function eraseOldInquiries(): Promise<number> {
  const { erased } = await callAsStaff<{ erased: number }>(`${PATH}/erase-old`, { method: 'POST' })
  return erased
}

/** The inquiries that the filter leaves as a file for a spreadsheet. @throws ApiError */
export function exportInquiries(filter: InquiryFilter): Promise<Blob> {
  return readFileAsStaff(`${PATH}/export?${asQuery(filter)}`)
}

/** The bytes of a file that came with an inquiry. @throws ApiError */
export function fileOfInquiry(inquiry: string, file: string): Promise<Blob> {
  return readFileAsStaff(`${PATH}/${inquiry}/files/${file}`)
}
