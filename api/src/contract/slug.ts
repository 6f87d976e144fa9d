import { z } from 'zod/mini'

/** What a news address looks like after `/news/` (ADM-23): letters a to z, digits, hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG = 120

/** Words that already mean something under `/api/news/` or `/news/`, or in a filter of the Data API. */
export const RESERVED_SLUGS = [
  'latest',
  'press',
  'update',
  'updatetexts',
  'validate-url',
  'true',
  'false',
  'null',
] as const

export const slug = z.string('url is missing').check(
  z.maxLength(MAX_SLUG, `url is longer than ${MAX_SLUG} characters`),
  z.regex(SLUG, 'url may have letters a to z, digits and single hyphens between them'),
  z.refine((value) => !RESERVED_SLUGS.some((word) => word === value), 'url is a reserved word'),
)
