import type { FastifyInstance } from 'fastify'
import { pictureAccess } from '#contract/picture-access.ts'
import { MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { stagedPicture } from '#contract/staged-picture.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid, tooLarge } from '#http/errors.ts'
import { fileName } from '#http/file-name.ts'
import { uploadRoute } from '#http/upload-route.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { Permissions } from './pictures.access.ts'
import { encodePicture } from './pictures.encoder.ts'
import type { PictureStaging } from './pictures.staging.ts'

const config = { role: 'news' } as const

/** Pictures in memory at once, whole. */
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

  app.get('/access', { config, schema: { response: { 200: pictureAccess } } }, async () => access.grant())

  uploadRoute(instance, {
    url: '/',
    config,
    size: SIZE,
    field: 'picture',
    missing: () => invalid('the body is not a picture', 'picture', 'imageBroken'),
    judge: (request) => fileName(request.headers['x-file-name']),
    place: (_request, work) => semaphore.run(work),
    async stage(bytes, name, { staff }) {
      const picture = await encodePicture(bytes, name, 'picture')
      const file = await staging.stage(picture, staff.user.username)
      return { file, width: picture.width, height: picture.height }
    },
    staged: stagedPicture,
  })
}
