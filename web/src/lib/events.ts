import type { EventList, SiteEvent } from 'api/contract/events'
import { ApiError } from './api.ts'
import type { Source } from './source.ts'

/** The dates for investors that are on the site, in the order of their days. @throws `ApiError` when they cannot be read */
export async function readEvents({ call }: Source): Promise<SiteEvent[]> {
  return (await call<EventList>('/api/events')).events
}

/** The next one that is not cancelled; nothing when no day lies ahead, or they cannot be read. */
export async function readNextEvent(source: Source, today: string): Promise<SiteEvent | undefined> {
  try {
    return (await readEvents(source)).find(({ date, isCancelled }) => !isCancelled && date >= today)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
