import type { QueryClient } from '@tanstack/react-query'
import { excerpt } from 'api/contract/excerpt'
import { plainText } from 'api/contract/plain-text'
import { careersPages } from '#content/careers.ts'
import { readOpenPositions, readPosition } from './careers.queries.ts'

const DESCRIPTION_LENGTH = 160

/** What a route has to know of a page of the careers, its data read; `undefined` for an unknown one (ROUTE-12). */
export async function describeCareers(queryClient: QueryClient, page: string) {
  const found = careersPages.find((one) => one.page === page)
  if (!found) return undefined
  if (found.page === 'open-positions') await readOpenPositions(queryClient)
  return { ...found, path: `/careers/${found.page}` }
}

/** The same for a position; `undefined` when there is none or it is not visible. @throws any failure but that */
export async function describePosition(queryClient: QueryClient, id: string) {
  const position = await readPosition(queryClient, id)
  if (!position) return undefined
  const { title, responsibilities, requirements } = position
  const description = excerpt(plainText(responsibilities || requirements) || title, DESCRIPTION_LENGTH)
  return { title, description }
}
