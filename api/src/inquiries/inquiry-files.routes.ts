import type { FastifyInstance } from 'fastify'
import { MAX_FILE_BYTES } from 'supabase/inquiry-facts'
import { inquiryFile } from '#contract/inquiry-files.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid, tooLarge, unavailable } from '#http/errors.ts'
import { acceptFiles, withFile } from '#http/file-body.ts'
import { fileName } from '#http/file-name.ts'
import { createHeldBytes } from '#http/held-bytes.ts'
import { createSemaphore, QueueFullError } from '#lib/semaphore.ts'
import { createNetworkSemaphore } from '#session/network-semaphore.ts'
import { networkOf } from '#session/sign-in-place.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

/** Files stored at once. */
const STORED_AT_ONCE = 4
/** Bytes of all files that are being sent, or wait to be stored; ten of the largest. */
const MAX_HELD = 200 * 2 ** 20
/** Of one network: files read at once, and requests that wait, whose bodies are not read meanwhile. */
const OF_NETWORK = { atOnce: 2, waiting: 20 }

const SIZE = {
  maxBytes: MAX_FILE_BYTES,
  tooMany: () => tooLarge('a file is larger than 20 MB', 'file', 'fileTooLarge'),
}

/** Takes one file a request, for an inquiry that names it later: what arrived stays when another one fails. */
export async function inquiryFilesRoutes(instance: FastifyInstance, { files }: { files: InquiryFiles }) {
  const app = instance.withTypeProvider<ContractTypes>()
  const store = createSemaphore(STORED_AT_ONCE)
  const networks = createNetworkSemaphore(OF_NETWORK.atOnce, OF_NETWORK.waiting)
  const held = createHeldBytes(MAX_HELD)
  acceptFiles(instance)

  app.post('/', { schema: { response: { 201: inquiryFile } } }, async (request, reply) => {
    const name = fileName(request.headers['x-file-name'])
    if (!request.body) throw invalid('the body is not a file', 'file', 'fileEmpty')
    const take = async () => {
      // Who has gone while the file waited sends nothing any more, not even an end.
      if (request.raw.destroyed) throw invalid('the body is not complete', 'file')
      return withFile(request, SIZE, held, (bytes) => store.run(() => files.stage(name, bytes, networkOf(request.ip))))
    }
    const taken = await networks.run(request.ip, take).catch((error: unknown) => {
      throw error instanceof QueueFullError ? unavailable(error) : error
    })
    return reply.code(201).send(taken)
  })
}
