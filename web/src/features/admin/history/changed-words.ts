import { LANGUAGES } from 'api/contract/languages'
import type { NewsVersion, NewsVersions, WholeVersion } from 'api/contract/news-versions'
import type { TFunction } from 'i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'

/** What an item has besides its texts, in the order in which it is named; when visitors see it comes last. */
const OTHERS = ['inTranslation', 'cover', 'gallery', 'alt', 'pictures', 'date', 'isMediaNews', 'url'] as const
const MOMENTS = ['visibleFrom', 'visibleUntil'] as const

/** What has changed, in words: „заглавие BG, текст BG и EN, снимки“. @param fields by the names of the API */
export function changedWords(t: TFunction<'admin'>, fields: readonly string[]): string {
  const has = (field: string) => fields.includes(field)
  const codes = (parts: string[]) =>
    LANGUAGES.filter((language) => parts.some((part) => has(`content.${language}.${part}`))).map((language) =>
      language.toUpperCase(),
    )
  const named = (words: string, languages: string[]) =>
    languages.length > 0 ? [`${words} ${languages.join(', ')}`] : []
  return [
    ...named(t('history.title'), codes(['title'])),
    ...named(t('history.text'), codes(['contentOne', 'contentTwo'])),
    ...OTHERS.filter(has).map((name) => t(`history.fields.${name}`)),
    ...(MOMENTS.some(has) ? [t('history.fields.showing')] : []),
  ].join(', ')
}

/** What a save was: published, planned, hidden, changes beside what is public, or what it has changed. */
export function versionWords(t: TFunction<'admin'>, version: NewsVersion): string {
  const state = stateWords(t, version)
  // When it comes to the site is said by the state.
  const fields = changedWords(
    t,
    version.changed.filter((field) => state === '' || field !== 'visibleFrom'),
  )
  if (state === '') return capitalised(fields)
  return fields ? t('history.both', { state, fields }) : state
}

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase('bg') + words.slice(1)

function stateWords(t: TFunction<'admin'>, version: NewsVersion): string {
  const { changed, status, isOfDraft, visibleFrom, at } = version
  const isPlanned = status === 'published' && visibleFrom !== null && Date.parse(visibleFrom) > Date.parse(at)
  const planned = () => t('history.became.planned', dayAndTime(visibleFrom ?? at))
  if (version.version === 1) {
    if (isPlanned) return planned()
    return t(status === 'draft' ? 'history.createdDraft' : 'history.created')
  }
  if (isOfDraft) return t('history.beside')
  if (isPlanned && changed.some((field) => field === 'status' || field === 'visibleFrom')) return planned()
  return changed.includes('status') ? t(`history.became.${status}`) : ''
}

/** The saves that changed something, and those that are read or shown now. */
export function listedVersions({ versions, current }: NewsVersions, chosen: number): NewsVersion[] {
  return versions.filter(
    ({ version, changed }) => version === 1 || changed.length > 0 || version === current || version === chosen,
  )
}

/** The fields in which two versions differ, by the names of the API. */
export function changedBetween(before: WholeVersion, after: WholeVersion): string[] {
  const texts = LANGUAGES.flatMap((language) =>
    (['title', 'contentOne', 'contentTwo'] as const)
      .filter((part) => before.content[language][part] !== after.content[language][part])
      .map((part) => `content.${language}.${part}`),
  )
  return [...texts, ...[...OTHERS, ...MOMENTS].filter((field) => !isSame(before[field], after[field]))]
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && sorted(one) === sorted(other))
}

/** The same text for objects whose keys stand in another order, as jsonb gives them. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
