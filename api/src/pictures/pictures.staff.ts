import type { FastifyInstance } from 'fastify'
import { pictureAccess } from '#contract/picture-access.ts'
import { MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { stagedPicture } from '#contract/staged-picture.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid, tooLarge } from '#http/errors.ts'
import { acceptFiles, readFile } from '#http/file-body.ts'
import { fileName } from '#http/file-name.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { Permissions } from './pictures.access.ts'
import { encodePicture } from './pictures.encoder.ts'
import type { PictureStaging } from './pictures.staging.ts'

const config = { role: 'news' } as const

/** Pictures in memory at once, whole, until they are encoded; the body of one that waits is not read meanwhile. */
const MAX_CONCURRENT = 4

const SIZE = {
  maxBytes: MAX_PICTURE_BYTES,
  tooMany: () => tooLarge('a picture is larger than 10 MB', 'picture', 'imageTooLarge'),
}

/**
 * Lets staff see the pictures of drafts, for an `img` sends no token; and takes one picture a request, for an item that
 * names it later: what arrived stays when another one fails.
 */
export async function picturesStaff(
  instance: FastifyInstance,
  { access, staging }: { access: Permissions; staging: PictureStaging },
) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_CONCURRENT)
  acceptFiles(instance)

  app.get('/access', { config, schema: { response: { 200: pictureAccess } } }, async () => access.grant())

  app.post('/', { config, schema: { response: { 201: stagedPicture } } }, async (request, reply) => {
    const name = fileName(request.headers['x-file-name'])
    if (!request.body) throw invalid('the body is not a picture', 'picture', 'imageBroken')
    const picture = await semaphore.run(async () => {
      // Who has gone while the picture waited sends nothing any more, not even an end.
      if (request.raw.destroyed) throw invalid('the body is not complete', 'picture')
      return encodePicture(await readFile(request, SIZE), name, 'picture')
    })
    const file = await staging.stage(picture, request.staff.user.username)
    return reply.code(201).send({ file, width: picture.width, height: picture.height })
  })
}
