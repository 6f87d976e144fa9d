import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from 'supabase/inquiry-facts'
import { invalid, tooLarge } from '#http/errors.ts'
import { markAwaitingClient, markServerBusy } from '#http/socket-timeout.ts'

/**
 * The whole body of a request that is one file. What is left after an error is still taken off the wire, for a browser shows
 * no answer before it has sent all; twice the size is cut off. @throws 400 when it ends early, 413
 */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  const { raw } = request
  const chunks: Buffer[] = []
  let size = 0
  markAwaitingClient(request)
  try {
    await new Promise<void>((resolve, reject) => {
      raw.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= MAX_FILE_BYTES) chunks.push(chunk)
        else chunks.length = 0
        if (size > 2 * MAX_FILE_BYTES) raw.destroy()
      })
      raw.once('end', resolve)
      raw.once('error', reject)
      raw.once('close', () => reject(new Error('the body ended early')))
    })
  } catch (error) {
    throw invalid('the body is not complete', 'file', 'validation', error)
  } finally {
    markServerBusy(request)
  }
  if (size > MAX_FILE_BYTES) throw tooLarge('a file is larger than 20 MB', 'file', 'fileTooLarge')
  return Buffer.concat(chunks)
}
