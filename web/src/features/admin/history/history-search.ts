import type { Language } from 'api/contract/languages'
import type { NewsVersions } from 'api/contract/news-versions'
import { isLanguage } from '#lib/locales.ts'

/** What the address of a history says. */
export interface HistorySearch {
  /** The version that is read; left out, the one before the current one. */
  version?: number | undefined
  /** The one it is compared with; left out, the current one, or of that the one before. */
  with?: number | undefined
  language?: Language | undefined
  view?: 'side' | undefined
}

const numberOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined)

export function historySearch(search: Record<string, unknown>): HistorySearch {
  return {
    version: numberOf(search.version),
    with: numberOf(search.with),
    language: isLanguage(search.language) ? search.language : undefined,
    view: search.view === 'side' ? 'side' : undefined,
  }
}

/** Which two versions are compared, the earlier one first; `before` is missing when there is only one. */
export function comparedVersions(
  { versions, current }: NewsVersions,
  search: HistorySearch,
): { chosen: number; before: number | undefined; after: number } {
  const has = (version: number | undefined) => versions.some((each) => each.version === version)
  const previous = versions.find(({ version }) => version < current)?.version
  const chosen = search.version !== undefined && has(search.version) ? search.version : (previous ?? current)
  const usual = chosen === current ? previous : current
  const other = search.with !== undefined && has(search.with) && search.with !== chosen ? search.with : usual
  if (other === undefined) return { chosen, before: undefined, after: chosen }
  return { chosen, before: Math.min(chosen, other), after: Math.max(chosen, other) }
}
