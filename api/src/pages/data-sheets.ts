import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#cache/response-cache.ts'
import type { DataSheet } from '#contract/data-sheet.ts'
import { SECURITY_HEADERS } from '#http/security-headers.ts'
import type { AnswerApi } from './answer-api.ts'
import { createDataSheetPrinter } from './data-sheet/data-sheet-printer.ts'
import type { DataSheetFile } from './page-renderer.ts'

/** Milliseconds after which is read again what a sheet says: its certificates, people or day may have changed. */
const READ_LIFETIME = 2000
/** All products in all countries take less. */
const MAX_CACHED_BYTES = 48 * 2 ** 20

type DataSheetsOptions = {
  /** The public origin. */
  site: string
  development: boolean
  answerApi: AnswerApi
}

/** What a sheet says, and the key of the drawing that says it. */
type Reading = { sheet: DataSheet; key: string }

/** Sends data sheets, each drawn once for all who ask for it, and again only when it says something else. */
export function createDataSheets({ site, development, answerApi }: DataSheetsOptions) {
  const printer = createDataSheetPrinter()
  const lifetime = development ? 0 : Number.POSITIVE_INFINITY
  const cache = createResponseCache({ lifetime, maxBytes: MAX_CACHED_BYTES })
  const readings = new Map<string, { reading: Promise<Reading>; freshUntil: number }>()

  async function readAnew({ address, read }: DataSheetFile): Promise<Reading> {
    const sheet = await read(site, answerApi)
    const hash = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')
    return { sheet, key: `${address} ${hash}` }
  }

  function readingOf(file: DataSheetFile): Promise<Reading> {
    const known = readings.get(file.address)
    if (known && known.freshUntil > Date.now()) return known.reading
    const reading = readAnew(file)
    reading.catch(() => readings.delete(file.address))
    readings.set(file.address, { reading, freshUntil: development ? 0 : Date.now() + READ_LIFETIME })
    return reading
  }

  return {
    /** @throws 503 when too many wait to be drawn */
    async send(request: FastifyRequest, reply: FastifyReply, file: DataSheetFile): Promise<unknown> {
      const { sheet, key } = await readingOf(file)
      return cache.send(request, reply, key, async (isWanted) => {
        const body = await printer.print(sheet, isWanted)
        if (!body) return null
        const headers = {
          ...SECURITY_HEADERS,
          'cache-control': 'no-cache',
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${file.name}"`,
          // Search engines show the page, which says the same.
          link: `<${site}${file.page}>; rel="canonical"`,
        }
        return { body, headers }
      })
    },
    /** After everything that is written: a certificate or a person may be another. */
    changed: () => readings.clear(),
    close: printer.close,
  }
}
