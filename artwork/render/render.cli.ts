import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Master, masters } from './masters.ts'

/**
 * `pnpm artwork masters [CODE …]`: renders the masters of all pictures, or of those named, into `out`.
 * A render that lies in `out/renders` already is taken as it is, so a run that was stopped goes on where it was.
 * Needs Blender 3.4 and gcc; takes minutes a picture.
 */
const here = import.meta.dirname
const out = join(here, 'out')
const renders = join(out, 'renders')
const denoiser = join(here, 'studio/libdenoise.so')

const codes = process.argv.slice(2)
const unknown = codes.filter((code) => !(code in masters))
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}: see masters.ts.`)
  process.exit(1)
}
mkdirSync(renders, { recursive: true })
if (!existsSync(denoiser)) compileDenoiser()
for (const [code, master] of Object.entries(masters))
  if (codes.length === 0 || codes.includes(code)) await makeMaster(code, master)

function compileDenoiser(): void {
  const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
  execFileSync('gcc', [...flags, join(here, 'studio/denoise.c'), '-o', denoiser, '-lm'], { stdio: 'inherit' })
}

async function makeMaster(code: string, { scene, view, samples, crop }: Master): Promise<void> {
  const render = join(renders, `${scene}-${view}.png`)
  if (!existsSync(render)) {
    const script = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(here, 'render.py')]
    execFileSync('blender', [...script, '--', scene, view, '--samples', String(samples)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, OMP_NUM_THREADS: '1' },
    })
  }
  const picture = sharp(render).removeAlpha()
  await (crop ? picture.extract(crop) : picture).toFile(join(out, `${code}.png`))
  console.log(code)
}
