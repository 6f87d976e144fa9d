import type { FastifyInstance } from 'fastify'
import { inquiryFile } from '#contract/inquiry-files.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid } from '#http/errors.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import { readFile } from './inquiry-files.body.ts'
import { fileName } from './inquiry-files.name.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

/** Files read at once, for each is in memory whole; the body of one that waits is not read meanwhile. */
const MAX_AT_ONCE = 4

/** Takes one file a request, for an inquiry that names it later: what arrived stays when another one fails. */
export async function inquiryFilesRoutes(instance: FastifyInstance, { files }: { files: InquiryFiles }) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_AT_ONCE)

  // The route reads the body itself, when it is its turn.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))

  app.post('/', { schema: { response: { 201: inquiryFile } } }, async (request, reply) => {
    const name = fileName(request.headers['x-file-name'])
    if (!request.body) throw invalid('the body is not a file', 'file', 'fileEmpty')
    const taken = await semaphore.run(async () => {
      // Who has gone while the file waited sends nothing any more, not even an end.
      if (request.raw.destroyed) throw invalid('the body is not complete', 'file')
      return files.stage(name, await readFile(request))
    })
    return reply.code(201).send(taken)
  })
}
