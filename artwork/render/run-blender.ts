import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const denoiser = join(here, 'studio/libdenoise.so')

/** Runs a script of this folder in Blender with these arguments; compiles the denoiser first where that was not done. */
export function runBlender(script: string, args: string[]): void {
  if (!existsSync(denoiser)) compileDenoiser()
  const start = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(here, script)]
  execFileSync('blender', [...start, '--', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, OMP_NUM_THREADS: '1' },
  })
}

function compileDenoiser(): void {
  const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
  execFileSync('gcc', [...flags, join(here, 'studio/denoise.c'), '-o', denoiser, '-lm'], { stdio: 'inherit' })
}
