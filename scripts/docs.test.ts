import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'artwork/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
]
const PACKAGE_COMMANDS = ['install', 'exec']
/** What packages export under another name than that of a file, and what is not committed. */
const NO_FILES = /^(api\/contract|supabase\/brand|supabase\/functions\/\.env$)/

test.for(documents)('every file that %s names is there', (document) => {
  const text = read(document)
  const missing: string[] = []
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g))
    if (!existsSync(join(root, dirname(document), target))) missing.push(target)
  // A path may leave out how the name ends, as `api/src/news/news.staff` does.
  for (const [, path = ''] of text.matchAll(/`((?:api|artwork|docs|e2e|scripts|supabase|web)\/[\w./-]*)`/g))
    if (!NO_FILES.test(path) && globSync(`${path.replace(/\/$/, '')}*`, { cwd: root }).length === 0) missing.push(path)
  expect(missing).toEqual([])
})

test.for(documents)('every command that %s names is one', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(document).matchAll(/\bpnpm(?:@12(?:\.\d+)*)? ([a-z:]+)/g)].map(([, name = '']) => name)
  const known = [...Object.keys(scripts), ...PACKAGE_COMMANDS]
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('the map of the README names every folder of the server and the pages', () => {
  const map = /```\napi\/[\s\S]*?```/.exec(read('README.md'))?.[0] ?? ''
  const [api = '', web = ''] = [/^api\/[\s\S]*?(?=^web\/)/m, /^web\/[\s\S]*?(?=^artwork\/)/m].map(
    (part) => part.exec(map)?.[0] ?? '',
  )
  for (const [part, text] of [
    ['api', api],
    ['web', web],
  ] as const) {
    const named = [...text.matchAll(/\bsrc\/(\w+)\//g)].map(([, name]) => name)
    const folders = foldersOf(part).filter((name) => name !== 'styles')
    expect([part, [...new Set(named)].toSorted()]).toEqual([part, folders.toSorted()])
  }
})

test('the README is no longer than 10 kB', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000)
})

test.for(['api', 'web'])('the boxes of the drawing are the folders of %s/src, its arrows imports', (part) => {
  const drawing =
    new RegExp(`subgraph ${part} [^\\n]+\\n([\\s\\S]*?)\\n  end`).exec(read('docs/architecture.md'))?.[1] ?? ''
  const lines = drawing.split('\n').filter((line) => !/^\s*direction/.test(line))
  const boxes = lines.flatMap((line) => line.match(/\w+/g) ?? [])
  expect([...new Set(boxes)].toSorted()).toEqual(foldersOf(part).toSorted())
  const wrong: string[] = []
  for (const line of lines) {
    const steps = line.split('-->').map((step) => step.match(/\w+/g) ?? [])
    for (const [index, sources] of steps.slice(0, -1).entries())
      for (const source of sources)
        for (const target of steps[index + 1] ?? [])
          if (!imports(part, source, target)) wrong.push(`${source} --> ${target}`)
  }
  expect(wrong).toEqual([])
})

function foldersOf(part: string): string[] {
  const entries = readdirSync(join(root, part, 'src'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function imports(part: string, source: string, target: string): boolean {
  const files = globSync(`${part}/src/${source}/**/*.{ts,tsx}`, { cwd: root })
  return files.some((file) => read(file).includes(`from '#${target}/`) || read(file).includes(`import '#${target}/`))
}
