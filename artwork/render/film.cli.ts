import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { masters as all } from './masters.ts'

/**
 * `pnpm artwork film`: the silent film of the home page, slow moves over the masters in `out`, from the
 * casting line to the plant. Needs ffmpeg with libx264; writes the film and its poster to `web/public/films`.
 */
interface Frame {
  left: number
  top: number
  /** Pixels of the view that is rendered as the master; the height follows from 16:9. */
  width: number
}

interface Shot {
  master: string
  from: Frame
  to: Frame
}

const SHOT_SECONDS = 4
const FADE_SECONDS = 0.8
const FRAMES_PER_SECOND = 25
const MAX_BYTES = 2_000_000

const shots: Shot[] = [
  { master: 'hero-casting', from: { left: 160, top: 0, width: 1600 }, to: { left: 250, top: 55, width: 1400 } },
  { master: 'hero-coils', from: { left: 140, top: 0, width: 1600 }, to: { left: 420, top: 20, width: 1500 } },
  { master: 'hero-sheets', from: { left: 320, top: 0, width: 1600 }, to: { left: 170, top: 70, width: 1440 } },
  { master: 'hero-foil', from: { left: 120, top: 0, width: 1600 }, to: { left: 330, top: 60, width: 1420 } },
  { master: 'hero-profiles', from: { left: 0, top: 0, width: 1600 }, to: { left: 320, top: 0, width: 1600 } },
  { master: 'market-automotive', from: { left: 0, top: 0, width: 1600 }, to: { left: 150, top: 70, width: 1380 } },
  { master: 'hero-facade', from: { left: 120, top: 0, width: 1600 }, to: { left: 320, top: 0, width: 1600 } },
  { master: 'hero-plant', from: { left: 260, top: 70, width: 1360 }, to: { left: 160, top: 0, width: 1600 } },
]

const masters = join(import.meta.dirname, 'out')
const films = join(import.meta.dirname, '../../web/public/films')
const film = join(films, 'from-strip-to-facade')

const missing = shots.filter(({ master }) => !existsSync(masterFile(master)))
if (missing.length > 0) {
  console.error(`These masters are missing in ${masters}: ${missing.map(({ master }) => master).join(', ')}`)
  process.exit(1)
}
mkdirSync(films, { recursive: true })
encode(`${film}.mp4`)
run(['-i', `${film}.mp4`, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '82', `${film}.webp`])
const { size } = statSync(`${film}.mp4`)
console.log(`${film}.mp4: ${size} bytes`)
if (size > MAX_BYTES) throw new Error('The film is larger than 2 MB: raise its -crf.')

function encode(file: string): void {
  const inputs = shots.flatMap(({ master }) => [
    ...['-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', String(SHOT_SECONDS)],
    ...['-i', masterFile(master)],
  ])
  const graph = [...shots.map(move), ...shots.slice(1).map(fade)].join(';')
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'film', '-crf', '28', '-pix_fmt', 'yuv420p']
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const output = ['-map', '[film]', '-an', ...codec, ...colours, '-movflags', '+faststart', file]
  run([...inputs, '-filter_complex', graph, ...output])
}

/** Moves the frame by fractions of a pixel: `zoompan` would jump from one to the next. */
function move({ master, from, to }: Shot, index: number): string {
  const scale = (all[master]?.percent ?? 100) / 100
  const done = `(in/${SHOT_SECONDS * FRAMES_PER_SECOND})`
  const between = (one: number, other: number) => `${scale}*(${one}+(${other - one})*${done})`
  const right = (frame: Frame) => frame.left + frame.width
  const bottom = (frame: Frame) => frame.top + (frame.width * 9) / 16
  const x = [between(from.left, to.left), between(right(from), right(to))]
  const y = [between(from.top, to.top), between(bottom(from), bottom(to))]
  const corners = [0, 1, 2, 3].map((k) => `x${k}='${x[k % 2]}':y${k}='${y[k >> 1]}'`).join(':')
  const steps = [
    'format=gbrp,scale=out_color_matrix=bt709:out_range=tv,format=yuv444p',
    `perspective=${corners}:sense=source:eval=frame:interpolation=cubic`,
    'scale=1280:720:flags=lanczos,setsar=1',
  ]
  return `[${index}]${steps.join(',')}[shot${index}]`
}

function fade(_: Shot, index: number): string {
  const before = index === 0 ? 'shot0' : `film${index}`
  const after = index === shots.length - 2 ? 'film' : `film${index + 1}`
  const start = (index + 1) * (SHOT_SECONDS - FADE_SECONDS)
  return `[${before}][shot${index + 1}]xfade=fade:duration=${FADE_SECONDS}:offset=${start.toFixed(1)}[${after}]`
}

function masterFile(name: string): string {
  return ['.png', '.jpg'].map((ending) => join(masters, name + ending)).find(existsSync) ?? join(masters, `${name}.png`)
}

function run(options: string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', ...options], {
    stdio: 'inherit',
  })
}
