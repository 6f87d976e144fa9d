import type { FastifyInstance } from 'fastify'
import { MAX_FILE_BYTES } from 'supabase/inquiry-facts'
import { inquiryFile } from '#contract/inquiry-files.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid, tooLarge } from '#http/errors.ts'
import { acceptFiles, readFile } from '#http/file-body.ts'
import { fileName } from '#http/file-name.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

/** Files read at once, for each is in memory whole; the body of one that waits is not read meanwhile. */
const MAX_AT_ONCE = 4

const SIZE = {
  maxBytes: MAX_FILE_BYTES,
  tooMany: () => tooLarge('a file is larger than 20 MB', 'file', 'fileTooLarge'),
}

/** Takes one file a request, for an inquiry that names it later: what arrived stays when another one fails. */
export async function inquiryFilesRoutes(instance: FastifyInstance, { files }: { files: InquiryFiles }) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_AT_ONCE)
  acceptFiles(instance)

  app.post('/', { schema: { response: { 201: inquiryFile } } }, async (request, reply) => {
    const name = fileName(request.headers['x-file-name'])
    if (!request.body) throw invalid('the body is not a file', 'file', 'fileEmpty')
    const taken = await semaphore.run(async () => {
      // Who has gone while the file waited sends nothing any more, not even an end.
      if (request.raw.destroyed) throw invalid('the body is not complete', 'file')
      return files.stage(name, await readFile(request, SIZE))
    })
    return reply.code(201).send(taken)
  })
}
