import { createHash, type Hash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { MAX_GALLERY, MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { invalid, tooLarge, tooManyPictures } from '#http/errors.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import { encodePicture } from './pictures.encoder.ts'
import type { EncodedPicture } from './pictures.formats.ts'
import { openBody, toFormError } from './pictures.upload-body.ts'

/** Bytes of one text field: eight rich texts in UTF-8. */
const MAX_FIELD_BYTES = 8 * 1024 * 1024

/** Forms read at once, each holding at most two pictures; the body of a form that waits is not read meanwhile. */
const MAX_CONCURRENT_FORMS = 4

const semaphore = createSemaphore(MAX_CONCURRENT_FORMS)

/**
 * What a form brought: the files that its pictures were staged as, in the order sent, and the SHA-256 (hexadecimal) of
 * all its parts as they came.
 */
export type UploadedForm = { cover: string | null; gallery: string[]; hash: string }
type StagePicture = (picture: EncodedPicture) => Promise<string>
type FormUnderWay = { hash: Hash; names: Set<string>; cover: Promise<string> | null; gallery: Promise<string>[] }

/** Lets the routes of a scope, and no others, receive forms with pictures. */
export const uploads = fp(async function uploads(app: FastifyInstance) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // What says it is JSON is read here, for the reader of forms would parse it at once, however long that takes.
    isPartAFile: (_name, type, file) => isFile(file, type) || type?.startsWith('application/json') === true,
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
 * Reads a form with the pictures `cover` and `gallery`. A picture is re-encoded and staged while the next one comes; when
 * this throws, none is on its way any more.
 * @param onField judges the text of a field as soon as it is there, so that a wrong form is refused before its pictures are
 * @param stage stores a re-encoded picture and returns its file
 * @throws 400 for what is no form, 413 for too much, 415 for what is no picture
 */
export async function readForm(
  request: FastifyRequest,
  onField: (name: string, value: string) => void,
  stage: StagePicture,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw invalid('the body is not multipart/form-data')
  return semaphore.run(async () => {
    // A client that has gone while its form waited sends nothing any more, not even an end.
    if (request.raw.destroyed) throw invalid('the body is not a complete form')
    const form: FormUnderWay = { hash: createHash('sha256'), names: new Set(), cover: null, gallery: [] }
    const body = openBody(request)
    let last: Promise<string> | undefined
    try {
      for (;;) {
        const part = await body.next()
        if (!part) {
          const gallery = await Promise.all(form.gallery)
          return { cover: await form.cover, gallery, hash: form.hash.digest('hex') }
        }
        const value = await readField(part)
        if (value !== null) addField(form, part.fieldname, value, onField)
        else if (part.type === 'file') {
          const bytes = await readPicture(form, part)
          if (!bytes) continue
          const before = last
          last = addPicture(form, part, bytes, stage)
          await body.unhurried(async () => before)
        }
      }
    } finally {
      body.close()
      await Promise.allSettled([form.cover, ...form.gallery])
    }
  })
}

/** A part without the name of a file is one all the same when it says that it is bytes. */
function isFile(filename: string | undefined, type: string | undefined): boolean {
  return filename !== undefined || type?.startsWith('application/octet-stream') === true
}

/** @returns what stands in a field, or `null` for a file */
async function readField(part: Multipart): Promise<string | null> {
  if (part.type === 'file' && isFile(part.filename, part.mimetype)) return null
  const value = part.type === 'file' ? await text(part.file).catch(toFormError) : String(part.value)
  const isCut = part.type === 'file' ? Buffer.byteLength(value) > MAX_FIELD_BYTES : part.valueTruncated
  if (isCut) throw tooLarge(`${part.fieldname} is too long`, part.fieldname)
  return value
}

function addField(form: FormUnderWay, name: string, value: string, onField: (name: string, value: string) => void) {
  if (form.names.has(name)) throw invalid(`${name} is sent twice`, name)
  form.names.add(name)
  addToHash(form.hash, name, value)
  onField(name, value)
}

/**
 * Reads the file itself, for `part.toBuffer()` keeps every picture of a form until the request is over.
 * @returns the bytes, or `null` for a file input that was left empty
 */
async function readPicture(form: FormUnderWay, { fieldname, filename = '', file }: MultipartFile) {
  if (fieldname !== 'cover' && fieldname !== 'gallery') throw invalid(`${fieldname} is not known`, fieldname)
  const bytes = Buffer.concat(await Array.fromAsync(file).catch(toFormError))
  if (file.truncated) throw tooLarge('a picture is larger than 10 MB', fieldname, 'imageTooLarge')
  if (filename === '' && bytes.length === 0) return null
  if (fieldname === 'cover' && form.cover) throw invalid('there is only one cover', 'cover', 'coverTooMany')
  if (fieldname === 'gallery' && form.gallery.length >= MAX_GALLERY) throw tooManyPictures()
  return bytes
}

/** @returns the file, of which a failure is told when it is waited for */
function addPicture(form: FormUnderWay, part: MultipartFile, bytes: Buffer, stage: StagePicture): Promise<string> {
  const { fieldname, filename = '' } = part
  addToHash(form.hash, fieldname, bytes)
  const field = fieldname === 'cover' ? 'cover' : `gallery.${form.gallery.length}`
  const file = (async () => stage(await encodePicture(bytes, filename, field)))()
  file.catch(() => {})
  if (fieldname === 'cover') form.cover = file
  else form.gallery.push(file)
  return file
}

/** Adds a part so that no two lists of parts make the same bytes. */
function addToHash(hash: Hash, name: string, value: string | Buffer): void {
  hash.update(`${JSON.stringify(name)}:${Buffer.byteLength(value)}:`).update(value)
}
