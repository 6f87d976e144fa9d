import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { type NewsInput, newsInput } from '#contract/news.ts'
import { MAX_GALLERY, PICTURE_FILE } from '#contract/pictures.ts'
import { invalid } from '#http/errors.ts'
import { hasFewValues } from '#http/json-value-limit.ts'
import type { Stage } from '#pictures/pictures.staging.ts'
import { readForm } from '#pictures/pictures.uploads.ts'

/** What staff want of an item, judged by the contract; pictures by their files, which are stored already. */
export type NewsForm = {
  data: NewsInput
  cover: string | null
  gallery: string[]
  imagesToBeDeleted: string[]
}

const deletions = z
  .array(z.string().check(z.regex(PICTURE_FILE, 'not a picture of this item')), 'must be a list of file names')
  .check(z.maxLength(MAX_GALLERY + 1, 'more files than an item has'))

/**
 * Reads `data`, `imagesToBeDeleted`, `cover` and `gallery` of a request.
 * @returns the form, and the SHA-256 of its parts in hexadecimal
 * @throws 400, 413 or 415
 */
export async function readNewsForm(request: FastifyRequest, stage: Stage): Promise<NewsForm & { hash: string }> {
  let data: NewsInput | undefined
  let imagesToBeDeleted: string[] = []
  function judge(name: string, value: string): void {
    if (name === 'data') data = newsInput.parse(jsonOf(value, name))
    if (name === 'imagesToBeDeleted')
      imagesToBeDeleted = z.object({ [name]: deletions }).parse({ [name]: jsonOf(value, name) })[name] ?? []
  }
  const { cover, gallery, hash } = await readForm(request, judge, stage.store)
  if (!data) throw invalid('data is missing', 'data')
  return { data, cover, gallery, imagesToBeDeleted, hash }
}

/** @throws 400 for what is no JSON, or too much of it */
function jsonOf(text: string, field: string): unknown {
  if (!hasFewValues(text)) throw invalid(`${field} has too many values`, field)
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(`${field} is not JSON`, field)
  }
}
