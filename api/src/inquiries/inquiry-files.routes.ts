import type { FastifyInstance } from 'fastify'
import { MAX_FILE_BYTES } from 'supabase/inquiry-facts'
import { inquiryFile } from '#contract/inquiry-files.ts'
import { invalid, tooLarge, unavailable } from '#http/errors.ts'
import { fileName } from '#http/file-name.ts'
import { createHeldBytes } from '#http/held-bytes.ts'
import { uploadRoute } from '#http/upload-route.ts'
import { createSemaphore, QueueFullError } from '#lib/semaphore.ts'
import { createNetworkSemaphore } from '#session/network-semaphore.ts'
import { networkOf } from '#session/sign-in-place.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

/** Files stored at once. */
const STORED_AT_ONCE = 4
/** Bytes of all files that are being sent, or wait to be stored; ten of the largest. */
const MAX_HELD = 200 * 2 ** 20
/** Of one network: files read at once, and requests that wait, whose bodies are not read meanwhile. */
const OF_NETWORK = { atOnce: 2, queued: 20 }

const SIZE = {
  maxBytes: MAX_FILE_BYTES,
  tooMany: () => tooLarge('a file is larger than 20 MB', 'file', 'fileTooLarge'),
}

/** Takes one file a request, for an inquiry that names it later: what arrived stays when another one fails. */
export async function inquiryFilesRoutes(app: FastifyInstance, { files }: { files: InquiryFiles }) {
  const store = createSemaphore(STORED_AT_ONCE)
  const networks = createNetworkSemaphore(OF_NETWORK.atOnce, OF_NETWORK.queued)
  const held = createHeldBytes(MAX_HELD)

  uploadRoute(app, {
    url: '/',
    size: SIZE,
    held,
    field: 'file',
    missing: () => invalid('the body is not a file', 'file', 'fileEmpty'),
    judge: (request) => fileName(request.headers['x-file-name']),
    place: (request, work) =>
      networks.run(request.ip, work).catch((error: unknown) => {
        throw error instanceof QueueFullError ? unavailable(error) : error
      }),
    stage: (bytes, name, { ip }) => store.run(() => files.stage(name, bytes, networkOf(ip))),
    staged: inquiryFile,
  })
}
