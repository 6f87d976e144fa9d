import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { ResponseCache } from '#cache/response-cache.ts'
import { PICTURE_FILE, PICTURE_VARIANTS, type PictureVariant } from '#contract/pictures.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound, unavailable } from '#http/errors.ts'
import { PICTURE_HEADERS } from '#http/security-headers.ts'
import { serverBusyHook } from '#http/socket-timeout.ts'
import { type PictureBucket, variantOf } from './pictures.bucket.ts'
import { encodeVariant } from './pictures.encoder.ts'
import { PICTURE_TYPES, type PictureFormat } from './pictures.formats.ts'

const variants = new Map(PICTURE_VARIANTS.map((variant) => [String(variant), variant]))
const names = [...variants.keys()]
const fileParams = z.object({ file: z.string() })
const pictureQuery = z.strictObject({
  w: z.optional(z.enum(names, `w must be one of ${names.join(', ')}`)),
})

/** Serves stored pictures and their variants, made when first asked for (NEWS-18). */
export async function pictureRoutes(
  instance: FastifyInstance,
  { bucket, cache }: { bucket: PictureBucket; cache: ResponseCache },
) {
  const app = instance.withTypeProvider<ContractTypes>()
  // Storage may take longer than a sender may be silent, and so may a reader on a slow line.
  app.addHook('preHandler', serverBusyHook)

  async function stored(file: string) {
    const body = await bucket.get(file)
    if (!body) throw notFound('picture')
    const type = PICTURE_TYPES[file.slice(file.lastIndexOf('.') + 1) as PictureFormat]
    return { body, headers: { ...PICTURE_HEADERS, 'content-type': type } }
  }

  async function variant(file: string, wanted: PictureVariant) {
    const name = variantOf(file, wanted)
    const type = wanted === 'card' ? 'image/jpeg' : 'image/webp'
    const kept = await bucket.get(name)
    // What Storage holds was encoded by us; what cannot be decoded is no answer of Storage.
    const unreadable = (error: unknown) => {
      throw unavailable(error, 'storage')
    }
    const body = kept ?? (await encodeVariant((await stored(file)).body, wanted).catch(unreadable))
    if (!kept)
      await bucket.put(name, body, type, { upsert: true }).catch((error: unknown) => {
        app.log.warn({ err: error, name }, 'a picture in another width could not be stored')
      })
    return { body, headers: { ...PICTURE_HEADERS, 'content-type': type } }
  }

  app.get('/:file', { schema: { params: fileParams, querystring: pictureQuery } }, (request, reply) => {
    const { file } = request.params
    const wanted = variants.get(request.query.w ?? '')
    if (!PICTURE_FILE.test(file)) throw notFound('picture')
    if (wanted === undefined) return cache.send(request, reply, file, () => stored(file))
    return cache.send(request, reply, variantOf(file, wanted), () => variant(file, wanted))
  })
}
