import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from 'web/content/sections/measure.ts'
import { sectionOutlines } from 'web/content/sections/outline.ts'

/** `pnpm artwork sections`: computes the numbers of the drawn profiles from their outlines, so that pages need not load those. */
const DIGITS = 9
const measures = Object.fromEntries(Object.entries(sectionOutlines).map(([code, outline]) => [code, measure(outline)]))
const file = join(import.meta.dirname, '../web/src/content/sections/measures.json')
writeFileSync(
  file,
  JSON.stringify(measures, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value)),
)
