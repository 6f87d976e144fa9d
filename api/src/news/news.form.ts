import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { type NewsInput, newsInput } from '#contract/news-input.ts'
import { MAX_GALLERY, PICTURE_FILE } from '#contract/pictures.ts'
import { invalid } from '#http/errors.ts'
import { hasFewValues } from '#http/json-value-limit.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import { readForm } from '#pictures/pictures.uploads.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** What staff want of an item, judged by the contract; pictures by their files, which are staged or of the item already. */
export type NewsForm = {
  data: NewsInput
  /** Pictures that were sent along for the gallery; those that `data.gallery` does not name follow what it does. */
  added: string[]
  imagesToBeDeleted: string[]
}
/** @param hash SHA-256 in hexadecimal of the parts that came */
type SentForm = NewsForm & { hash: string }

const deletions = z
  .array(z.string().check(z.regex(PICTURE_FILE, 'not a picture of this item')), 'must be a list of file names')
  .check(z.maxLength(MAX_GALLERY + 1, 'more files than an item has'))

/**
 * Reads `data`, `imagesToBeDeleted`, `cover` and `gallery` of a request, stages its pictures and saves it as a form that
 * names them. When this returns or throws, pictures that no item shows are removed.
 * @throws 400, 413, 415, and what `save` throws
 */
export async function saveForm<Saved>(
  request: FastifyRequest,
  staging: PictureStaging,
  save: (form: SentForm) => Promise<Saved>,
): Promise<Saved> {
  const staged: string[] = []
  let isUnknown = false
  try {
    const form = await readNewsForm(request, async (picture) => {
      const file = await staging.stage(picture, request.staff.user.username)
      staged.push(file)
      return file
    })
    return await save(form).catch((error: unknown) => {
      isUnknown = error instanceof UnavailableError
      throw error
    })
  } finally {
    await staging.unstage(staged, { isUnknown })
  }
}

async function readNewsForm(request: FastifyRequest, stage: Parameters<typeof readForm>[2]): Promise<SentForm> {
  let data: NewsInput | undefined
  let imagesToBeDeleted: string[] = []
  function judge(name: string, value: string): void {
    if (name === 'data') data = newsInput.parse(jsonOf(value, name))
    if (name === 'imagesToBeDeleted')
      imagesToBeDeleted = z.object({ [name]: deletions }).parse({ [name]: jsonOf(value, name) })[name] ?? []
  }
  const { cover, gallery, hash } = await readForm(request, judge, stage)
  if (!data) throw invalid('data is missing', 'data')
  return { data: withFiles(data, cover, gallery), added: gallery, imagesToBeDeleted, hash }
}

/** `data` with files in place of what stands for pictures sent along: the part `cover`, and the marks `new:0` … of the gallery. */
export function withFiles(data: NewsInput, cover: string | null, added: string[]): NewsInput {
  const fileOf = (mark: string) => (mark.startsWith('new:') && added[Number(mark.slice(4))]) || mark
  const byFile = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [fileOf(key), value]))
  return {
    ...data,
    ...(cover !== null && { coverFile: cover }),
    ...(data.gallery && { gallery: data.gallery.map(fileOf) }),
    ...(data.alt && { alt: byFile(data.alt) }),
    ...(data.pictures && { pictures: byFile(data.pictures) }),
  }
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
