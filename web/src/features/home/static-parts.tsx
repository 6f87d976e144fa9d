import type { SiteEvent } from 'api/contract/events'
import { todayInSofia } from 'api/contract/sofia-time'
import { readNextEvent } from '#lib/events.ts'
import type { Source } from '#lib/source.ts'

export { MarketStrips } from './market-strips.tsx'
export { MetalStory } from './metal-story.tsx'
export { NextDate } from './next-date.tsx'
export { OverviewText } from './overview-text.tsx'

/** The next date for investors; nothing when no day lies ahead. */
export function readNextDate(source: Source): Promise<SiteEvent | undefined> {
  return readNextEvent(source, todayInSofia())
}
