import { type MessagePort, parentPort } from 'node:worker_threads'
import type { DataSheet } from '#contract/data-sheet.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

/** What comes back for a sheet: its bytes, or why there are none. */
export type DrawnSheet = { bytes: Uint8Array } | { error: unknown }

/** A sheet, and where its answer goes: where Node watches files, it talks over the thread's own port. */
export type SheetToDraw = { sheet: DataSheet; answerTo: MessagePort }

/** Draws one sheet after another, as `data-sheet-printer.ts` sends them. */
parentPort?.on('message', async ({ sheet, answerTo }: SheetToDraw) => {
  const drawn: DrawnSheet = await drawDataSheet(sheet).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error }),
  )
  answerTo.postMessage(drawn)
  answerTo.close()
})
