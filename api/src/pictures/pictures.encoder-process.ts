/** The process that encodes pictures for `pictures.encoder.ts`, which starts it; it ends with it, however that ends. */
import { type ErrorDetails, HttpError } from '#http/errors.ts'
import { encodePicture, encodeVariant } from './pictures.encode.ts'
import type { EncodedPdf } from './pictures.pdf.ts'
import { encodePortrait, encodePortraitCrop } from './pictures.portrait.ts'

/** Its libraries are loaded with the first document: most processes see none. */
async function encodePdf(sent: Buffer, field: string): Promise<EncodedPdf> {
  const pdf = await import('./pictures.pdf.ts')
  return pdf.encodePdf(sent, field)
}

const works = { encodePicture, encodeVariant, encodePdf, encodePortrait, encodePortraitCrop }
export type Works = typeof works
export type Order = { id: number; work: keyof Works; args: Parameters<Works[keyof Works]> }
/** With a status when the picture is to blame. */
export type Refused = { id: number; failed: string; statusCode?: number; details?: ErrorDetails }
export type Outcome = { id: number; made: unknown } | Refused

async function execute({ id, work, args }: Order): Promise<Outcome> {
  try {
    return { id, made: await Reflect.apply(works[work], null, args) }
  } catch (error) {
    if (!(error instanceof HttpError)) return { id, failed: String(error) }
    return { id, failed: error.message, statusCode: error.statusCode, details: error.details }
  }
}

// A Ctrl-C reaches the whole group, and the server answers those who are waiting before it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  const outcome = await execute(order)
  // Its server may have been killed meanwhile: then no one waits for it, and `disconnect` comes next.
  process.send?.(outcome, undefined, {}, () => {})
})
