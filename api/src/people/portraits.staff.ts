import type { FastifyInstance } from 'fastify'
import { pictureAccess } from '#contract/picture-access.ts'
import { MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { stagedPortrait } from '#contract/staged-portrait.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid, tooLarge } from '#http/errors.ts'
import { uploadRoute } from '#http/upload-route.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import type { Portraits } from './portraits.store.ts'

const config = { role: 'documents' } as const

/** Photographs in memory at once, whole. */
const MAX_CONCURRENT = 2

const SIZE = {
  maxBytes: MAX_PICTURE_BYTES,
  tooMany: () => tooLarge('a photograph is larger than 10 MB', 'picture', 'imageTooLarge'),
}

type PortraitsStaffOptions = { portraits: Portraits; access: Permissions }

/** Takes the photograph of a person before the person is saved, and lets staff see those that visitors may not. */
export async function portraitsStaff(instance: FastifyInstance, { portraits, access }: PortraitsStaffOptions) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_CONCURRENT)

  app.get('/access', { config, schema: { response: { 200: pictureAccess } } }, async () => access.grant())

  uploadRoute(instance, {
    url: '/',
    config,
    size: SIZE,
    field: 'picture',
    missing: () => invalid('the body is not a photograph', 'picture', 'imageBroken'),
    judge: () => null,
    place: (_request, work) => semaphore.run(work),
    stage: (bytes, _judged, { staff }) => portraits.stage(bytes, staff.user.username),
    staged: stagedPortrait,
  })
}
