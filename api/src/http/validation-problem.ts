import type { z } from 'zod/mini'

type Issue = z.core.$ZodIssue

/** The keys of the administration's error messages: the `params.code` of a refinement, else by field and kind of issue. */
function codeOf(issue: Issue, field: string): string {
  const last = issue.path.at(-1)
  if (issue.code === 'custom' && typeof issue.params?.code === 'string') return issue.params.code
  if (field.startsWith('content.') && last === 'title' && issue.code === 'too_big') return 'titleTooLong'
  if (last === 'date' || last === 'startDate' || last === 'endDate') return 'dateInvalid'
  if (field === 'url') return 'urlInvalid'
  if (field === 'gallery' && issue.code === 'too_big') return 'galleryTooMany'
  return 'validation'
}

function withKeys(issue: Issue): { message: string; path: readonly PropertyKey[] } {
  if (issue.code !== 'unrecognized_keys') return issue
  const [key = ''] = issue.keys
  return { message: `${key} is unknown`, path: [...issue.path, key] }
}

/**
 * The first problem of an input that a contract refused, for the wire.
 * @returns `field` as a path with dots (`content.en.title`), left out when the whole input is wrong
 */
export function problemOf(error: z.core.$ZodError): { message: string; field?: string; code: string } {
  const issue = error.issues[0]
  if (!issue) return { message: 'not acceptable', code: 'validation' }
  const { message, path } = withKeys(issue)
  const field = path.map(String).join('.')
  return field
    ? { message, field, code: codeOf(issue, field) }
    : { message: 'the body must be an object', code: 'validation' }
}
