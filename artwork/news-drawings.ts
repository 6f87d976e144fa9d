import { readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/**
 * `pnpm artwork news`: makes the drawings of `artwork/news`, covers of news about people, into pictures of the seed. Metal stands
 * for metal alone.
 */
const drawings = join(import.meta.dirname, 'news')
const seed = join(import.meta.dirname, '../supabase/seed/news')

for (const file of readdirSync(drawings)) {
  const jpeg = sharp(join(drawings, file)).jpeg({ quality: 88, mozjpeg: true })
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true })
  writeFileSync(join(seed, `${parse(file).name}-${info.width}x${info.height}.jpg`), data)
}
