import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isVisible } from 'api/contract/career-visibility'
import type { Career } from 'api/contract/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { ApiError } from '#lib/api.ts'
import { publicQueryKeys } from '#lib/public-query-keys.ts'
import { readApi } from '#lib/query-client.tsx'
import { reportFailure } from '#lib/report-failure.ts'
import { positionKey } from './position-key.ts'

/** A position as far as visitors see it without opening it. */
export type OpenPosition = Pick<Career, '_id' | 'title' | 'isInternship' | 'startDate' | 'endDate'>

/** The positions that are visible today (AMB-38), those that start last first. */
export const openPositions = queryOptions({
  queryKey: [...publicQueryKeys.careers, 'list'],
  queryFn: async (context): Promise<OpenPosition[]> => {
    const { careers } = await readApi<{ careers: Career[] }>(context, '/api/careers')
    const today = todayInSofia()
    return careers
      .filter((position) => isVisible(position, today))
      .map(({ _id, title, isInternship, startDate, endDate }) => ({ _id, title, isInternship, startDate, endDate }))
  },
})

/** One position; `null` when it is not visible today. */
export const positionById = (id: string) =>
  queryOptions({
    queryKey: positionKey(id),
    queryFn: async (context): Promise<Career | null> => {
      const [position] = (await readApi<{ career: Career[] }>(context, `/api/careers/${encodeURIComponent(id)}`)).career
      return position && isVisible(position, todayInSofia()) ? position : null
    },
  })

/** Reads the list into the cache. A failure is only logged (CAR-08). */
export async function readOpenPositions(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(openPositions).catch(reportFailure)
}

/** The position into the cache; `null` when there is none or it is not visible. @throws any failure but that */
export async function readPosition(queryClient: QueryClient, id: string): Promise<Career | null> {
  return queryClient.ensureQueryData(positionById(id)).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
