import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InquiryFound, InquiryPage, InquiryState, StoredInquiry } from 'api/contract/inquiries'
import { readAnswer } from '#lib/api.ts'
import { authorization, callAsStaff } from '#lib/session.ts'

const PATH = '/api/inquiries'

/** Inquiries, newest first, that have `search` in one of their texts and are in `state`; without them all. */
export function inquiryPages({ search, state }: { search?: string; state?: InquiryState | undefined } = {}) {
  const query = new URLSearchParams({ limit: '50', ...(search && { search }), ...(state && { state }) })
  const path = `${PATH}?${query}`
  return infiniteQueryOptions({
    queryKey: [path],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await callAsStaff(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, {
        signal,
      })) as InquiryPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allInquiries,
    staleTime: 0,
  })
}

const allInquiries = ({ pages }: { pages: InquiryPage[] }): StoredInquiry[] =>
  pages.flatMap(({ inquiries }) => inquiries)

/** One inquiry; 404 when it has been erased. */
export function inquiryById(id: string) {
  return queryOptions<InquiryFound>({
    queryKey: [`${PATH}/${encodeURIComponent(id)}`],
    queryFn: async ({ queryKey: [path], signal }) => (await callAsStaff(path as string, { signal })) as InquiryFound,
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
  const { erased } = (await callAsStaff(`${PATH}/erase-old`, { method: 'POST' })) as { erased: number }
  return erased
}

/** All inquiries as a file for a spreadsheet. @throws ApiError */
export async function exportInquiries(): Promise<Blob> {
  const response = await fetch(`${PATH}/export`, { headers: authorization() })
  if (!response.ok) await readAnswer(response)
  return response.blob()
}
