import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostics } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { tellFault } from './faults.ts'

type Pattern = { file: string; source: string; flags: string }

const root = join(import.meta.dirname, '../..')
const isOurs = (path: string) => !/node_modules|\.(?:test|testing|bench)\./.test(path)
/** Milliseconds to judge a pattern in; most take some. */
const JUDGING_LIMIT = 120_000

const found: Pattern[] = []
/** Of files that put some together of parts. */
const composing = new Set<string>()
const places = ['api/src/**/*.ts', 'supabase/functions/**/*.ts', 'web/src/**/*.{ts,tsx}']
for (const file of globSync(places, { cwd: root }).filter(isOurs).sort()) {
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') composing.add(file)
    },
  })
  visitor.visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
}

/** Loads the files that put some together, and notes what they have made. */
beforeAll(async () => {
  const { RegExp: plain } = globalThis
  globalThis.RegExp = new Proxy(plain, {
    construct(target, parts: [string, string?]) {
      const [source, flags = ''] = parts
      const maker = new Error().stack?.split('\n')[2] ?? ''
      const file = [...composing].find((one) => maker.includes(join(root, one)))
      if (file) found.push({ file, source, flags })
      return new target(...parts)
    },
  })
  try {
    vi.resetModules()
    for (const file of composing) await import(join(root, file))
  } finally {
    globalThis.RegExp = plain
  }
})

const lineOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

async function judge({ source, flags }: Pattern): Promise<Diagnostics> {
  process.env.RECHECK_BACKEND = 'pure'
  const { check } = await import('recheck')
  return check(source, flags, { timeout: JUDGING_LIMIT })
}

/** 100 kB of each sign that a pattern names, and of those that lie around it, with an end that hardly fits. */
function* pumps({ source }: Pattern): Generator<string> {
  for (const piece of new Set([...source, ...(source.match(/[a-z]{2,}/gi) ?? []), ' ', '\n', '0', 'é']))
    yield `${piece.repeat(100_000 / piece.length)}\u0000`
}

test('F34 every regular expression is found', () => {
  expect(found.length).toBeGreaterThan(80)
  // What a function puts together is not made by loading its file, and would not be judged.
  const made = new Set(found.map(({ file }) => file))
  expect([...composing].filter((file) => !made.has(file))).toEqual([])
})

test('F34 no regular expression takes more than linear time, and none more than 250 ms of work for 100 kB', async (context) => {
  const all = new Map(found.map((pattern) => [lineOf(pattern), pattern]))
  const wrong: string[] = []
  for (const [line, pattern] of all) {
    const { status } = await judge(pattern)
    if (status !== 'safe') wrong.push(`${pattern.file} ${line} is ${status}`)
    for (const pump of pumps(pattern)) {
      const begun = process.threadCpuUsage()
      pump.replace(new RegExp(pattern.source, pattern.flags), '')
      if (process.threadCpuUsage(begun).user > 250_000)
        wrong.push(`${pattern.file} ${line} is slow for ${pump.slice(0, 9)}…`)
    }
  }
  expect(wrong).toEqual([])
  tellFault(context, 'F34 regular expressions', { repetitions: all.size, wrongAnswers: wrong.length })
})
