import type { FastifyInstance } from 'fastify'
import { pictureAccess } from '#contract/picture-access.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { PictureAccess } from './pictures.access.ts'

/** Lets staff see the pictures of drafts: an `img` sends no token. */
export async function picturesStaff(instance: FastifyInstance, { access }: { access: PictureAccess }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/access', { schema: { response: { 200: pictureAccess } } }, async () => access.grant())
}
