import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#cache/response-cache.ts'
import { SECURITY_HEADERS } from '#http/security-headers.ts'
import { createDataSheetPrinter } from './data-sheet/data-sheet-printer.ts'
import type { DataSheetFile } from './page-renderer.ts'

/** Milliseconds after which a sheet is drawn again: its day may have changed. */
const LIFETIME = 600_000
/** All products in all countries take less. */
const MAX_CACHED_BYTES = 48 * 2 ** 20

/** Sends data sheets, each drawn once for all who ask for it. @param site the public origin */
export function createDataSheets({ site, development }: { site: string; development: boolean }) {
  const printer = createDataSheetPrinter()
  const cache = createResponseCache({ lifetime: development ? 0 : LIFETIME, maxBytes: MAX_CACHED_BYTES })
  return {
    /** @throws 503 when too many wait to be drawn */
    send(request: FastifyRequest, reply: FastifyReply, { address, name, page, read }: DataSheetFile): unknown {
      return cache.send(request, reply, address, async (isWanted) => {
        const sheet = await read(site)
        const body = await printer.print(sheet, isWanted)
        if (!body) return null
        const headers = {
          ...SECURITY_HEADERS,
          'cache-control': 'no-cache',
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${name}"`,
          // Search engines show the page, which says the same.
          link: `<${site}${page}>; rel="canonical"`,
        }
        return { body, headers }
      })
    },
    close: printer.close,
  }
}
