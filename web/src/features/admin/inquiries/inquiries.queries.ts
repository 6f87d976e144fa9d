import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InquiryFilter, InquiryFound, InquiryPage, StoredInquiry } from 'api/contract/inquiries'
import type { LoadedRows } from '#features/admin/list/loaded-rows.ts'
import { LOOKS_EVERY_MS } from '#features/admin/publications.ts'
import { readAnswer } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { authorization, callAsStaff } from '#lib/session.ts'

const PATH = '/api/inquiries'

function asQuery({ search, state }: InquiryFilter): string {
  return new URLSearchParams({ ...(search && { search }), ...(state && { state }) }).toString()
}

/** Inquiries, newest first, that have `search` in one of their texts and are in `state`; looked at again each minute. */
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

const allInquiries = ({ pages }: { pages: InquiryPage[] }): LoadedRows<StoredInquiry> => ({
  rows: pages.flatMap(({ inquiries }) => inquiries),
  total: pages.at(-1)?.total,
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
export async function exportInquiries(filter: InquiryFilter): Promise<Blob> {
  const response = await fetch(`${PATH}/export?${asQuery(filter)}`, { headers: authorization() })
  if (!response.ok) await readAnswer<never>(response)
  return response.blob()
}
