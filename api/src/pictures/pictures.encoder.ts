import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { PictureVariant } from '#contract/pictures.ts'
import { HttpError, unavailable } from '#http/errors.ts'
import { clientNetwork } from '#lib/client-network.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { Order, Outcome, Refused, Works } from './pictures.encoder-process.ts'
import type { EncodedPicture } from './pictures.formats.ts'
import type { EncodedPdf } from './pictures.pdf.ts'
import type { EncodedPortrait, PortraitVariant } from './pictures.portrait.ts'

/** Milliseconds after the last picture until the process is ended, and its memory is free again. */
const IDLE = 5_000
/** Each takes a core, and up to 200 MB for the largest picture; a document keeps no picture of a visitor waiting. */
const MAX_CONCURRENT = { pictures: 2, documents: 1 }
/** For a document on a busy machine, whose readers have no limits of their own: milliseconds, and bytes of their process. */
const PDF_LIMITS: Limits = { time: 30_000, memory: 600 * 2 ** 20 }
/** Megabytes of the JavaScript in it, of which what a file unpacks to is a part. */
const PDF_HEAP = 400
/** Milliseconds between two looks at the memory of a process. */
const LOOK = 50
const PROGRAM = join(import.meta.dirname, 'pictures.encoder-process.ts')

/** glibc keeps a pool of memory for each thread that encodes; of two it keeps the least. */
const MEMORY = { MALLOC_ARENA_MAX: '2' }

/** `encodePicture` of `pictures.encode.ts` in another process. @throws as it does, 503 when that process ends */
export const encodePicture = (sent: Buffer, name: string, field: string) =>
  encodeElsewhere('encodePicture', [sent, name, field]) as Promise<EncodedPicture>

/** `encodeVariant` of `pictures.encode.ts` in another process. @throws 503 when that process ends */
export const encodeVariant = (stored: Buffer, variant: PictureVariant) =>
  encodeElsewhere('encodeVariant', [stored, variant]) as Promise<Buffer>

/** `encodePdf` of `pictures.pdf.ts` in another process. @throws as it does, 415 when it takes too long or too much, 503 when that process ends */
export const encodePdf = (sent: Buffer, field: string) =>
  encodeElsewhere('encodePdf', [sent, field], PDF_LIMITS) as Promise<EncodedPdf>

/** `encodePortrait` of `pictures.portrait.ts` in another process. @throws as it does, 503 when that process ends */
export const encodePortrait = (sent: Buffer, field: string) =>
  encodeElsewhere('encodePortrait', [sent, field]) as Promise<EncodedPortrait>

/** `encodePortraitCrop` of `pictures.portrait.ts` in another process. @throws 503 when that process ends */
export const encodePortraitCrop = async (stored: Buffer, focus: string, variant: PortraitVariant) =>
  Buffer.from((await encodeElsewhere('encodePortraitCrop', [stored, focus, variant])) as Uint8Array)

/** Beyond them the process is ended, and what was sent is refused. */
type Limits = { time: number; memory: number }
type Encoder = (work: Order['work'], args: Order['args'], limits?: Limits) => Promise<unknown>

/**
 * Pictures give way to visitors. A document, rare and small work for which a visitor waits, does not: at a low priority it takes
 * minutes where the cores are busy, and is then refused as one that cannot be read.
 */
const PRIORITIES = { pictures: constants.priority.PRIORITY_BELOW_NORMAL, documents: null }
type Kind = keyof typeof PRIORITIES

const places = {
  pictures: createSemaphore(MAX_CONCURRENT.pictures, undefined, clientNetwork),
  documents: createSemaphore(MAX_CONCURRENT.documents, undefined, clientNetwork),
}
const running: Record<Kind, Encoder | null> = { pictures: null, documents: null }

function encodeElsewhere<Name extends keyof Works>(
  work: Name,
  args: Parameters<Works[Name]>,
  limits?: Limits,
): Promise<unknown> {
  const kind: Kind = work === 'encodePdf' ? 'documents' : 'pictures'
  return places[kind].run(() => {
    const encoder =
      running[kind] ??
      startProcess(kind, () => {
        if (running[kind] === encoder) running[kind] = null
      })
    running[kind] = encoder
    return encoder(work, args, limits)
  })
}

/**
 * Pictures and documents are read in processes of their own: what breaks a decoder does not break the server, and the decoder
 * knows none of the server's secrets.
 * @param ended called when the process takes no more orders
 */
function startProcess(kind: Kind, ended: () => void): Encoder {
  const priority = PRIORITIES[kind]
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env
  const child = fork(PROGRAM, {
    execArgv: kind === 'documents' ? [`--max-old-space-size=${PDF_HEAP}`] : [],
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

  return (work, args, limits) => {
    clearTimeout(idle)
    const id = count++
    const order = Promise.withResolvers<unknown>()
    orders.set(id, order)
    if (limits) {
      const stopWatching = watch(child, limits, () => {
        order.reject(
          new HttpError(415, 'the document cannot be read', { field: String(args[1]), code: 'documentBroken' }),
        )
        // The next order is for another process, though this one has not ended yet.
        ended()
        child.kill('SIGKILL')
      })
      order.promise.catch(() => {}).finally(stopWatching)
    }
    child.send({ id, work, args } satisfies Order, (error) => error && lose(error))
    return order.promise
  }
}

/** Calls `exceeded` once when a process takes more than it may. @returns what ends the watch */
function watch(child: ChildProcess, { time, memory }: Limits, exceeded: () => void): () => void {
  const timer = setTimeout(exceeded, time)
  const looks = setInterval(async () => {
    if ((await residentBytes(child.pid)) > memory) exceeded()
  }, LOOK)
  // So a process ends that has no heap left, before `lose` hears of it.
  const ended = (_code: number | null, signal: string | null) => signal === 'SIGABRT' && exceeded()
  child.prependOnceListener('exit', ended)
  return () => {
    clearTimeout(timer)
    clearInterval(looks)
    child.off('exit', ended)
  }
}

/** Memory that a process takes; 0 where the system does not say, which is everywhere but on Linux. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

function errorOf({ failed, statusCode, details }: Refused): Error {
  return statusCode === undefined ? new Error(failed) : new HttpError(statusCode, failed, details)
}
