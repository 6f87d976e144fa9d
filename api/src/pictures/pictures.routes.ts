import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { ResponseCache } from '#cache/response-cache.ts'
import { PICTURE_FILE, PICTURE_VARIANTS, type PictureVariant } from '#contract/pictures.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound, unavailable } from '#http/errors.ts'
import { PICTURE_HEADERS, UNPUBLISHED_PICTURE_HEADERS } from '#http/security-headers.ts'
import { serverBusyHook } from '#http/socket-timeout.ts'
import { type Bucket, typeOf } from '#supabase/bucket.ts'
import { encodeVariant } from './pictures.encoder.ts'
import type { MayOpenPicture } from './pictures.opened.ts'
import type { UnpublishedPictures } from './pictures.unpublished.ts'
import { variantOf } from './pictures.variants.ts'

const variants = new Map(PICTURE_VARIANTS.map((variant) => [String(variant), variant]))
const names = [...variants.keys()]
const fileParams = z.object({ file: z.string(), access: z.optional(z.string()) })
const pictureQuery = z.strictObject({
  w: z.optional(z.enum(names, `w must be one of ${names.join(', ')}`)),
  access: z.optional(z.string()),
})

type PictureRequest = FastifyRequest<{
  Params: z.infer<typeof fileParams>
  Querystring: z.infer<typeof pictureQuery>
}>

type PictureRoutesOptions = {
  bucket: Bucket
  cache: ResponseCache
  unpublished: UnpublishedPictures
  mayOpen: MayOpenPicture
}

/**
 * Serves stored pictures and their variants, made when first asked for (NEWS-18). One that only unpublished items show is
 * there for who may see it, and nowhere kept by others.
 */
export async function pictureRoutes(
  instance: FastifyInstance,
  { bucket, cache, unpublished, mayOpen }: PictureRoutesOptions,
) {
  const app = instance.withTypeProvider<ContractTypes>()
  // Storage may take longer than a sender may be silent, and so may a reader on a slow line.
  app.addHook('preHandler', serverBusyHook)

  async function stored(file: string) {
    const body = await bucket.get(file)
    if (!body) throw notFound('picture')
    return { body, headers: { ...PICTURE_HEADERS, 'content-type': typeOf(file) } }
  }

  async function variant(file: string, wanted: PictureVariant) {
    const name = variantOf(file, wanted)
    const kept = await bucket.get(name)
    // What Storage holds was encoded by us; what cannot be decoded is no answer of Storage.
    const unreadable = (error: unknown) => {
      throw unavailable(error, 'storage')
    }
    const body = kept ?? (await encodeVariant((await stored(file)).body, wanted).catch(unreadable))
    if (!kept)
      await bucket.put(name, body, { upsert: true }).catch((error: unknown) => {
        app.log.warn({ err: error, name }, 'a picture in another width could not be stored')
      })
    return { body, headers: { ...PICTURE_HEADERS, 'content-type': typeOf(name) } }
  }

  const schema = { params: fileParams, querystring: pictureQuery }
  app.get('/:file', { schema }, send)
  app.get('/:access/:file', { schema }, send)

  async function send(request: PictureRequest, reply: FastifyReply) {
    const { file, access: permission = request.query.access } = request.params
    const wanted = variants.get(request.query.w ?? '')
    if (!PICTURE_FILE.test(file)) throw notFound('picture')
    const isUnpublished = await unpublished.isUnpublished(file)
    if (isUnpublished && !(await mayOpen(permission, file))) throw notFound('picture')
    const make = () => (wanted === undefined ? stored(file) : variant(file, wanted))
    const name = wanted === undefined ? file : variantOf(file, wanted)
    if (!isUnpublished) return cache.send(request, reply, name, make)
    const { body, headers } = await make()
    return reply.headers({ ...headers, ...UNPUBLISHED_PICTURE_HEADERS }).send(body)
  }
}
