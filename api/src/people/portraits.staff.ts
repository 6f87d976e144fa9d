import type { FastifyInstance } from 'fastify'
import { pictureAccess } from '#contract/picture-access.ts'
import { MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { stagedPortrait } from '#contract/staged-portrait.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid, tooLarge } from '#http/errors.ts'
import { acceptFiles, readFile } from '#http/file-body.ts'
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
  acceptFiles(instance)

  app.get('/access', { config, schema: { response: { 200: pictureAccess } } }, async () => access.grant())

  app.post('/', { config, schema: { response: { 201: stagedPortrait } } }, async (request, reply) => {
    if (!request.body) throw invalid('the body is not a photograph', 'picture', 'imageBroken')
    const staged = await semaphore.run(async () => {
      // Who has gone while the photograph waited sends nothing any more, not even an end.
      if (request.raw.destroyed) throw invalid('the body is not complete', 'picture')
      return portraits.stage(await readFile(request, SIZE), request.staff.user.username)
    })
    return reply.code(201).send(staged)
  })
}
