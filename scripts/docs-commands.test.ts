import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root })
/** Commands of pnpm itself. */
const OF_PNPM = ['install', 'exec', 'dlx', 'up', 'add', 'audit', 'prune']

test.each(documents)('the commands that %s names are there', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(/\bpnpm(?:@12)? ([a-z][a-z:-]*)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in scripts) && !OF_PNPM.includes(name))).toEqual([])
})
