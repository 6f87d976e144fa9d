import type { SiteEvent } from 'api/contract/events'
import type { Source } from '#lib/source.ts'

type Parts = typeof import('./static-parts.tsx')
let parts: Parts | undefined

/**
 * Loads what needs no script before the page is rendered, on the server and on the way from another page; without it the page
 * does without.
 * @returns the next date for investors, which is shown among it
 */
export async function loadParts(source: Source): Promise<SiteEvent | undefined> {
  parts ??= await import('./static-parts.tsx').catch(() => undefined)
  return parts?.readNextDate(source)
}

/** The parts, where they were loaded: not on the first page of a visit, where what the server has rendered stays. */
export function loadedParts(): Parts | undefined {
  return parts
}
