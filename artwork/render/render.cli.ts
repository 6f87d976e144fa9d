import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Crop, type Master, masters, newsPictures } from './masters.ts'
import { runBlender } from './run-blender.ts'

/**
 * `pnpm artwork masters [CODE …]`: renders the masters of all pictures, or of those named, into `out`.
 * A render that lies in `out/renders` already is taken as it is, so a run that was stopped goes on where it was.
 * Those of the invented news are named `news:billets-stack`, and are written as JPEG into `supabase/seed/news` with their size
 * in the name, which `seed.sql` has to know.
 * Needs Blender 3.4 and gcc; takes minutes a picture.
 */
const here = import.meta.dirname
const out = join(here, 'out')
const renders = join(out, 'renders')
const seed = join(here, '../../supabase/seed/news')
const NEWS = 'news:'
const LARGEST_OF_NEWS = 1600

const codes = process.argv.slice(2)
const all: Record<string, Master> = {
  ...masters,
  ...Object.fromEntries(Object.entries(newsPictures).map(([name, master]) => [NEWS + name, master])),
}
const unknown = codes.filter((code) => !(code in all))
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}: see masters.ts.`)
  process.exit(1)
}
mkdirSync(renders, { recursive: true })
for (const [code, master] of Object.entries(all))
  if (codes.length === 0 ? code in masters : codes.includes(code)) await makeMaster(code, master)

async function makeMaster(code: string, { scene, view, samples, percent = 100, crop }: Master): Promise<void> {
  const render = join(renders, `${scene}-${view}.png`)
  if (!existsSync(render))
    runBlender('render.py', [scene, view, '--samples', String(samples), '--percent', String(percent)])
  const whole = sharp(render).removeAlpha()
  const picture = crop ? whole.extract(enlarged(crop, percent)) : whole
  if (code.startsWith(NEWS)) await writeNewsPicture(code.slice(NEWS.length), picture)
  else await picture.toFile(join(out, `${code}.png`))
  console.log(code)
}

function enlarged({ left, top, width, height }: Crop, percent: number): Crop {
  const of = (pixels: number) => Math.round((pixels * percent) / 100)
  return { left: of(left), top: of(top), width: of(width), height: of(height) }
}

async function writeNewsPicture(name: string, picture: Sharp): Promise<void> {
  const small = picture
    .resize({ width: LARGEST_OF_NEWS, withoutEnlargement: true })
    .jpeg({ quality: 84, mozjpeg: true })
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  for (const old of readdirSync(seed)) if (new RegExp(`^${name}-\\d+x\\d+\\.jpg$`).test(old)) rmSync(join(seed, old))
  writeFileSync(join(seed, `${name}-${info.width}x${info.height}.jpg`), data)
}
