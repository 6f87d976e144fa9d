import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { MAX_GALLERY, MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { invalid, tooLarge, tooManyPictures } from '#errors.ts'
import { type EncodedPicture, encodePicture } from '#pictures/pictures.encode.ts'
import { openBody, toFormFailure } from './upload-body.ts'

/** Bytes of one text field: eight rich texts in UTF-8. */
const MAX_FIELD_BYTES = 8 * 1024 * 1024

/** What a form brought: its text fields, and its pictures judged and made anew, in the order sent. */
export type UploadedForm = { fields: Record<string, string>; cover: EncodedPicture | null; gallery: EncodedPicture[] }

/** Lets the routes of a scope, and no others, receive forms with pictures. */
export const uploads = fp(async function uploads(app: FastifyInstance) {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_BYTES,
      fields: 10,
      fileSize: MAX_PICTURE_BYTES,
      files: MAX_GALLERY + 3,
      parts: MAX_GALLERY + 20,
      headerPairs: 50,
    },
  })
})

/**
 * Reads a form with the pictures `cover` and `gallery`.
 * @param onField judges a text field as soon as it is there, so that a wrong form is refused before its pictures are
 * @throws 400 for what is no form, 413 for too much, 415 for what is no picture
 */
export async function readForm(
  request: FastifyRequest,
  onField: (name: string, value: string) => void,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw invalid('the body is not multipart/form-data')
  const form: UploadedForm = { fields: {}, cover: null, gallery: [] }
  const body = openBody(request)
  try {
    for (;;) {
      const part = await body.next()
      if (!part) return form
      if (part.type === 'field') addField(form, part, onField)
      else {
        const bytes = await readPicture(form, part)
        if (bytes) await body.unhurried(() => addPicture(form, part, bytes))
      }
    }
  } finally {
    body.close()
  }
}

function addField(form: UploadedForm, part: MultipartValue, onField: (name: string, value: string) => void): void {
  const { fieldname, valueTruncated, value } = part
  if (valueTruncated) throw tooLarge(`${fieldname} is too long`, fieldname)
  if (fieldname in form.fields) throw invalid(`${fieldname} is sent twice`, fieldname)
  // A field of the type application/json comes parsed.
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  form.fields[fieldname] = text
  onField(fieldname, text)
}

/** @returns the bytes, or `null` for a file input that was left empty */
async function readPicture(form: UploadedForm, part: MultipartFile): Promise<Buffer | null> {
  const { fieldname, filename = '' } = part
  if (fieldname !== 'cover' && fieldname !== 'gallery') throw invalid(`${fieldname} is not known`, fieldname)
  const bytes = await part.toBuffer().catch(toFormFailure)
  if (filename === '' && bytes.length === 0) return null
  if (fieldname === 'cover' && form.cover) throw invalid('there is only one cover', 'cover', 'coverTooMany')
  if (fieldname === 'gallery' && form.gallery.length >= MAX_GALLERY) throw tooManyPictures()
  return bytes
}

async function addPicture(
  form: UploadedForm,
  { fieldname, filename = '' }: MultipartFile,
  bytes: Buffer,
): Promise<void> {
  if (fieldname === 'cover') form.cover = await encodePicture(bytes, filename, 'cover')
  else form.gallery.push(await encodePicture(bytes, filename, `gallery.${form.gallery.length}`))
}
