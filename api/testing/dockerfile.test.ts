import { expect, test } from 'vitest'
import { readJson, readText } from './project.ts'

/** Building and running it is a job of `.github/workflows/ci.yml`; this is what drifts without a build. */
const text = readText('api/Dockerfile')
const { packageManager, devDependencies } = readJson<{
  packageManager: string
  devDependencies: Record<string, string>
}>('package.json')

test('the container file builds with the versions of the project, and the server runs without root', () => {
  const bases = [...text.matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-trixie-slim`]))
  expect(text).toContain(`npm install --global ${packageManager}\n`)
  expect(readText('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${devDependencies.node}\n`)
  expect(readText('.node-version')).toBe(`${devDependencies.node}\n`)
  expect(text.slice(text.lastIndexOf('FROM '))).toContain('\nUSER node\n')
})

test('a builder is given what the container file copies, the manifest of every package, and nothing that is not named', () => {
  const [first, ...rules] = readText('api/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
  for (const path of copied.filter((source) => source !== '.')) expect(rules).toContain(`!${path}`)
  for (const rule of ['**/node_modules', '**/.temp']) expect(rules).toContain(rule)
  const packages = [...(readText('pnpm-workspace.yaml').split('\n\n')[0] ?? '').matchAll(/^ {2}- (\S+)$/gm)].map(
    ([, name]) => name,
  )
  for (const name of packages) expect(copied).toContain(`${name}/package.json`)
})
