import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { PictureVariant } from '#contract/pictures.ts'
import { HttpError, unavailable } from '#http/errors.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { Order, Outcome, Refused, Works } from './pictures.encoder-process.ts'
import type { EncodedPicture } from './pictures.formats.ts'
import type { EncodedPdf } from './pictures.pdf.ts'
import type { EncodedPortrait, PortraitVariant } from './pictures.portrait.ts'

/** Milliseconds after the last picture until the process is ended, and its memory is free again. */
const IDLE = 5_000
/** Each takes a core, and up to 200 MB for the largest picture. */
const AT_ONCE = 2
/** Milliseconds for a document on a busy machine; its readers have no limit of their own. */
const PDF_LIMIT = 60_000
const PROGRAM = join(import.meta.dirname, 'pictures.encoder-process.ts')

/** glibc keeps a pool of memory for each thread that encodes; of two it keeps the least. */
const MEMORY = { MALLOC_ARENA_MAX: '2' }

/** `encodePicture` of `pictures.encode.ts` in another process. @throws as it does, 503 when that process ends */
export const encodePicture = (sent: Buffer, name: string, field: string) =>
  encodeElsewhere('encodePicture', [sent, name, field]) as Promise<EncodedPicture>

/** `encodeVariant` of `pictures.encode.ts` in another process. @throws 503 when that process ends */
export const encodeVariant = (stored: Buffer, variant: PictureVariant) =>
  encodeElsewhere('encodeVariant', [stored, variant]) as Promise<Buffer>

/** `encodePdf` of `pictures.pdf.ts` in another process. @throws as it does, 415 when it takes too long, 503 when that process ends */
export const encodePdf = (sent: Buffer, field: string) =>
  encodeElsewhere('encodePdf', [sent, field], PDF_LIMIT) as Promise<EncodedPdf>

/** `encodePortrait` of `pictures.portrait.ts` in another process. @throws as it does, 503 when that process ends */
export const encodePortrait = (sent: Buffer, field: string) =>
  encodeElsewhere('encodePortrait', [sent, field]) as Promise<EncodedPortrait>

/** `encodePortraitCrop` of `pictures.portrait.ts` in another process. @throws 503 when that process ends */
export const encodePortraitCrop = async (stored: Buffer, focus: string, variant: PortraitVariant) =>
  Buffer.from((await encodeElsewhere('encodePortraitCrop', [stored, focus, variant])) as Uint8Array)

/** @param limit milliseconds after which the process is ended, and what was sent is refused */
type Encoder = (work: Order['work'], args: Order['args'], limit?: number) => Promise<unknown>

/**
 * Pictures give way to visitors. A document, rare and small work for which somebody waits, does not: at a low priority it takes
 * minutes where the cores are busy, and is then refused as one that cannot be read.
 */
const PRIORITIES = { pictures: constants.priority.PRIORITY_BELOW_NORMAL, documents: null }
type Kind = keyof typeof PRIORITIES

const semaphore = createSemaphore(AT_ONCE)
const running: Record<Kind, Encoder | null> = { pictures: null, documents: null }

function encodeElsewhere<Name extends keyof Works>(
  work: Name,
  args: Parameters<Works[Name]>,
  limit?: number,
): Promise<unknown> {
  const kind: Kind = work === 'encodePdf' ? 'documents' : 'pictures'
  return semaphore.run(() => {
    const encoder =
      running[kind] ??
      startProcess(PRIORITIES[kind], () => {
        if (running[kind] === encoder) running[kind] = null
      })
    running[kind] = encoder
    return encoder(work, args, limit)
  })
}

/**
 * Pictures and documents are read in processes of their own: what breaks a decoder does not break the server, and the decoder
 * knows none of the server's secrets.
 * @param priority as that of `os.setPriority`; `null` for the server's own
 * @param ended called when the process takes no more orders
 */
function startProcess(priority: number | null, ended: () => void): Encoder {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env
  const child = fork(PROGRAM, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, ...MEMORY },
  })
  if (child.pid !== undefined && priority !== null) setPriority(child.pid, priority)
  child.unref()
  child.channel?.unref()

  const orders = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  let idle: NodeJS.Timeout | undefined

  function lose(error: Error): void {
    ended()
    for (const { reject } of orders.values()) reject(unavailable(error))
    orders.clear()
  }
  child.on('error', lose)
  child.once('exit', (code, signal) => lose(new Error(`the process that encodes pictures ended (${signal ?? code})`)))
  child.on('message', (outcome: Outcome) => {
    const order = orders.get(outcome.id)
    orders.delete(outcome.id)
    if ('made' in outcome) order?.resolve(outcome.made)
    else order?.reject(errorOf(outcome))
    if (orders.size > 0) return
    idle = setTimeout(() => {
      ended()
      child.disconnect()
    }, IDLE).unref()
  })

  return (work, args, limit) => {
    clearTimeout(idle)
    const id = count++
    const order = Promise.withResolvers<unknown>()
    orders.set(id, order)
    if (limit !== undefined) {
      const timer = setTimeout(() => {
        order.reject(
          new HttpError(415, 'the document cannot be read', { field: String(args[1]), code: 'documentBroken' }),
        )
        child.kill('SIGKILL')
      }, limit)
      order.promise.catch(() => {}).finally(() => clearTimeout(timer))
    }
    child.send({ id, work, args } satisfies Order, (error) => error && lose(error))
    return order.promise
  }
}

function errorOf({ failed, statusCode, details }: Refused): Error {
  return statusCode === undefined ? new Error(failed) : new HttpError(statusCode, failed, details)
}
