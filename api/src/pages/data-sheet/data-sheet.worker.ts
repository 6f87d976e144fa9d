import { parentPort } from 'node:worker_threads'
import type { DataSheet } from '#contract/data-sheet.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

/** What comes back for a sheet: its bytes, or why there are none. */
export type DrawnSheet = { bytes: Uint8Array } | { error: unknown }

/** Draws one sheet after another, as `data-sheet-printer.ts` sends them. */
parentPort?.on('message', async (sheet: DataSheet) => {
  const drawn: DrawnSheet = await drawDataSheet(sheet).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error }),
  )
  parentPort?.postMessage(drawn)
})
