import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { PICTURE_FILE, PICTURE_WIDTHS } from '#contract/pictures.ts'
import { notFound } from '#errors.ts'
import type { ContractTypes } from '#plugins/contract.ts'
import { workHook } from '#plugins/patience.ts'
import type { PreparedAnswers } from '#plugins/prepared-answers.ts'
import { PICTURE_HEADERS } from '#plugins/security.ts'
import { type PictureBucket, variantOf } from './pictures.bucket.ts'
import { encodeVariant } from './pictures.encoder.ts'
import { PICTURE_TYPES, type PictureFormat } from './pictures.formats.ts'

const widths = PICTURE_WIDTHS.map(String)
const fileParams = z.object({ file: z.string() })
const pictureQuery = z.strictObject({
  w: z.optional(z.pipe(z.enum(widths, `w must be one of ${widths.join(', ')}`), z.transform(Number))),
})

/** Serves stored pictures and their WebP variants, made when first asked for (NEWS-18). */
export async function pictureRoutes(
  instance: FastifyInstance,
  { bucket, answers }: { bucket: PictureBucket; answers: PreparedAnswers },
) {
  const app = instance.withTypeProvider<ContractTypes>()
  // Storage may take longer than a sender may be silent, and so may a reader on a slow line.
  app.addHook('preHandler', workHook)

  async function stored(file: string) {
    const body = await bucket.get(file)
    if (!body) throw notFound('picture')
    const type = PICTURE_TYPES[file.slice(file.lastIndexOf('.') + 1) as PictureFormat]
    return { body, headers: { ...PICTURE_HEADERS, 'content-type': type } }
  }

  async function variant(file: string, width: number) {
    const name = variantOf(file, width)
    const kept = await bucket.get(name)
    const body = kept ?? (await encodeVariant((await stored(file)).body, width))
    if (!kept)
      await bucket.put(name, body, 'image/webp', { upsert: true }).catch((error: unknown) => {
        app.log.warn({ err: error, name }, 'a picture in another width could not be stored')
      })
    return { body, headers: { ...PICTURE_HEADERS, 'content-type': 'image/webp' } }
  }

  app.get('/:file', { schema: { params: fileParams, querystring: pictureQuery } }, (request, reply) => {
    const { file } = request.params
    const { w } = request.query
    if (!PICTURE_FILE.test(file)) throw notFound('picture')
    if (w === undefined) return answers.send(request, reply, file, () => stored(file))
    return answers.send(request, reply, variantOf(file, w), () => variant(file, w))
  })
}
