import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { DataSheet } from '#contract/data-sheet.ts'
import { unavailable } from '#http/errors.ts'
import { clientNetwork } from '#lib/client-network.ts'
import { createSemaphore, QueueFullError } from '#lib/semaphore.ts'
import type { DrawnSheet, SheetToDraw } from './data-sheet.worker.ts'

/** Sheets that wait to be drawn; all products in all countries are 600, and each is kept until it says something else. */
const MAX_QUEUED = 40
const script = join(import.meta.dirname, 'data-sheet.worker.ts')

/**
 * Draws data sheets in a thread of its own, one at a time, so that the server answers meanwhile. The thread starts with the
 * first sheet, and again after one that broke it.
 */
export function createDataSheetPrinter() {
  const semaphore = createSemaphore(1, MAX_QUEUED, clientNetwork)
  let running: { worker: Worker; gone: AbortSignal } | undefined

  async function draw(sheet: DataSheet): Promise<Buffer> {
    running ??= start()
    const { worker, gone } = running
    const { port1, port2 } = new MessageChannel()
    const answer = once(port1, 'message', { signal: gone }).finally(() => port1.close())
    worker.postMessage({ sheet, answerTo: port2 } satisfies SheetToDraw, [port2])
    const [drawn] = (await answer) as [DrawnSheet]
    if ('error' in drawn) throw drawn.error
    return Buffer.from(drawn.bytes)
  }

  function start() {
    const worker = new Worker(script)
    const going = new AbortController()
    const started = { worker, gone: going.signal }
    worker.unref()
    const end = () => {
      if (running === started) running = undefined
    }
    worker.on('error', end)
    worker.once('exit', () => {
      end()
      going.abort()
    })
    return started
  }

  return {
    /**
     * The sheet as a PDF; `null` when it is not needed any more.
     * @throws 503 when too many sheets wait
     */
    print: (sheet: DataSheet, isWanted: () => boolean = () => true): Promise<Buffer | null> =>
      semaphore
        .run(async () => (isWanted() ? draw(sheet) : null))
        .catch((error: unknown) => {
          throw error instanceof QueueFullError ? unavailable(error) : error
        }),
    async close(): Promise<void> {
      await running?.worker.terminate()
    },
  }
}
