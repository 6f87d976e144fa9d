import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from '#cache/response-cache.ts'
import { PORTRAIT_FORMATS, PORTRAIT_SIDES, portraitCrop } from '#contract/portraits.ts'
import { notFound } from '#http/errors.ts'
import { PICTURE_HEADERS, UNPUBLISHED_PICTURE_HEADERS } from '#http/security-headers.ts'
import { serverBusyHook } from '#http/socket-timeout.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import { typeOf } from '#supabase/bucket.ts'
import type { Portraits } from './portraits.store.ts'

/** `{photograph}.{left}-{top}.{side}.{format}`, or the whole photograph, `{photograph}.jpg`. */
const NAME = /^([0-9a-f]{32}-\d{1,4}x\d{1,4})(?:\.(\d{1,3})-(\d{1,3})\.(\d{2,3}))?\.(avif|webp|jpg)$/

type PortraitRequest = FastifyRequest<{ Params: { name: string; access?: string } }>
type PortraitRoutesOptions = { portraits: Portraits; cache: ResponseCache; access: Permissions }

/**
 * Serves squares of the photographs of people who are on the site. Anyone who may keep the people sees all of each, and those
 * of people who are hidden or not saved yet; these are nowhere kept by others.
 */
export async function portraitRoutes(app: FastifyInstance, { portraits, cache, access }: PortraitRoutesOptions) {
  // Storage may take longer than a sender may be silent, and so may a reader on a slow line.
  app.addHook('preHandler', serverBusyHook)
  app.get('/:name', send)
  app.get('/:access/:name', send)

  async function send(request: PortraitRequest, reply: FastifyReply) {
    const { name, access: permission } = request.params
    const { picture, focus, variant } = partsOf(name)
    const isShown = variant !== null && (await portraits.isShown(portraitCrop(picture, focus)))
    if (!isShown && access.subjectOf(permission) !== '') throw notFound('picture')
    const make = async () => ({
      body: variant ? await portraits.crop({ picture, focus, variant }, isShown) : await portraits.whole(picture),
      headers: { ...PICTURE_HEADERS, 'content-type': typeOf(name) },
    })
    if (isShown) return cache.send(request, reply, `people/${name}`, make)
    const { body, headers } = await make()
    return reply.headers({ ...headers, ...UNPUBLISHED_PICTURE_HEADERS }).send(body)
  }
}

/** @throws 404 for what is no name of a photograph or a crop */
function partsOf(name: string) {
  const [, picture, left, top, side, ending] = NAME.exec(name) ?? []
  const format = PORTRAIT_FORMATS.find((one) => one === ending)
  const known = PORTRAIT_SIDES.find((one) => String(one) === side)
  if (picture === undefined || (side === undefined) !== (format === undefined)) throw notFound('picture')
  if (side === undefined || format === undefined) return { picture, focus: '', variant: null }
  const isPoint = [left, top].every((share) => Number(share) % 10 === 0 && Number(share) <= 100)
  if (known === undefined || !isPoint) throw notFound('picture')
  return { picture, focus: `${Number(left)} ${Number(top)}`, variant: { side: known, format } }
}
