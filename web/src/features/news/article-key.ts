import type { Language } from 'api/contract/languages'
import { publicQueryKeys } from '#lib/public-query-keys.ts'

/** Key of an item in the cache, in the language asked for, apart from what reads it, for the head of its page. */
export const articleKey = (url: string, asked?: Language) =>
  [...publicQueryKeys.news, 'article', { url, language: asked ?? null }] as const
