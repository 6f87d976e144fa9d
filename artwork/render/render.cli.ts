import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Master, masters } from './masters.ts'
import { runBlender } from './run-blender.ts'

/**
 * `pnpm artwork masters [CODE …]`: renders the masters of all pictures, or of those named, into `out`.
 * A render that lies in `out/renders` already is taken as it is, so a run that was stopped goes on where it was.
 * Needs Blender 3.4 and gcc; takes minutes a picture.
 */
const here = import.meta.dirname
const out = join(here, 'out')
const renders = join(out, 'renders')

const codes = process.argv.slice(2)
const unknown = codes.filter((code) => !(code in masters))
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}: see masters.ts.`)
  process.exit(1)
}
mkdirSync(renders, { recursive: true })
for (const [code, master] of Object.entries(masters))
  if (codes.length === 0 || codes.includes(code)) await makeMaster(code, master)

async function makeMaster(code: string, { scene, view, samples, crop }: Master): Promise<void> {
  const render = join(renders, `${scene}-${view}.png`)
  if (!existsSync(render)) runBlender('render.py', [scene, view, '--samples', String(samples)])
  const picture = sharp(render).removeAlpha()
  await (crop ? picture.extract(crop) : picture).toFile(join(out, `${code}.png`))
  console.log(code)
}
