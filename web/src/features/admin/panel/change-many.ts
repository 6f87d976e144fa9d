import type { StatusChange } from 'api/contract/news-input'
import type { NewsFilter } from 'api/contract/news-list'
import { MAX_SELECTED, type Selectable, type SelectionAct, type SelectionChanged } from 'api/contract/news-selection'
import { callAsStaff } from '#lib/session.ts'

const ADDRESS = '/api/admin/selection/news'

export interface ManyChanged extends Required<SelectionChanged> {
  /** What was not tried, because a request failed, and why. */
  left: readonly string[]
  error: Error | null
}

/**
 * Does something with items, so many at a time as a request may name; what one of them refuses stops none of the others, a
 * request that fails does.
 * @param moments within which they are shown
 * @param onProgress is told how many are done
 */
export async function changeMany(
  act: SelectionAct,
  ids: readonly string[],
  moments: Omit<StatusChange, 'status'> = {},
  onProgress: (done: number) => void = () => undefined,
): Promise<ManyChanged> {
  const done = { changed: [], was: [], failed: [] } satisfies SelectionChanged as Required<SelectionChanged>
  for (let from = 0; from < ids.length; from += MAX_SELECTED) {
    onProgress(from)
    try {
      const {
        changed,
        was = [],
        failed,
      } = await callAsStaff<SelectionChanged>(ADDRESS, {
        json: { act, ids: ids.slice(from, from + MAX_SELECTED), ...moments },
      })
      done.changed.push(...changed)
      done.was.push(...was)
      done.failed.push(...failed)
    } catch (error) {
      return { ...done, left: ids.slice(from), error: error as Error }
    }
  }
  return { ...done, left: [], error: null }
}

/** All items that a list holds, those that are not loaded, too. @throws ApiError */
export async function readAllIds(filter: NewsFilter): Promise<string[]> {
  const { ids } = await callAsStaff<Selectable>(`${ADDRESS}?${new URLSearchParams(filter)}`, {})
  return ids
}
