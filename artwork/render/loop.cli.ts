import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictures } from 'web/pictures/pictures.ts'
import { runBlender } from './run-blender.ts'

/**
 * `pnpm artwork loop`: the silent film over the first slide of the home page, `loop.py`, in two formats of which a visitor
 * loads one, into `web/public/films`. Light that lies in `out/loop` already is taken as it is. Needs Blender 3.4, gcc and ffmpeg with
 * SVT-AV1 and libx264.
 */
const MAX_BYTES = 1_000_000
const STILL = 'hero-coils'

const out = join(import.meta.dirname, 'out/loop')
const web = join(import.meta.dirname, '../../web/public')
const film = join(web, 'films/coil-light')
const frames = join(out, 'frames.mkv')

mkdirSync(out, { recursive: true })
await sharp(join(web, `assets/pictures/${pictures[STILL].file}-1920.avif`))
  .png()
  .toFile(join(out, 'still.png'))
if (!existsSync(join(out, 'light.npz'))) runBlender('loop.py', ['light'])
runBlender('loop.py', ['frames'])
encode(`${film}.webm`, ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '40', '-pix_fmt', 'yuv420p10le'])
encode(`${film}.mp4`, [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '26',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
])

/** Curve of sRGB, as the picture below has it: browsers show other curves lighter or darker than the picture. */
function encode(file: string, codec: string[]): void {
  const matrix = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv']
  const colours = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
    '-color_range',
    'tv',
  ]
  const options = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-i',
    frames,
    ...matrix,
    ...codec,
    ...colours,
    '-an',
    file,
  ]
  execFileSync('ffmpeg', options, { stdio: 'inherit' })
  const { size } = statSync(file)
  console.log(`${file}: ${size} bytes`)
  if (size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES} bytes: raise its -crf.`)
}
