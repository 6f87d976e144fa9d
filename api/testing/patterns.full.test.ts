import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostics } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { tellFault } from './faults.ts'

type Pattern = { file: string; source: string; flags: string }

const root = join(import.meta.dirname, '../..')
const isOurs = (path: string) => !/node_modules|\.(?:test|testing|bench)\./.test(path)
/** Milliseconds to judge a pattern in; most take some. */
const JUDGING_LIMIT = 120_000

const found: Pattern[] = []
const composed: string[] = []
const places = ['api/src/**/*.ts', 'supabase/functions/**/*.ts', 'web/src/**/*.{ts,tsx}']
for (const file of globSync(places, { cwd: root }).filter(isOurs).sort()) {
  const text = readFileSync(join(root, file), 'utf8')
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') composed.push(`${file} ${text.slice(start, end)}`)
    },
  })
  visitor.visit(parseSync(file, text).program)
}
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
  // Whatever is put together of parts is looked at by a person.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source.
  expect(composed).toEqual(['api/src/contract/news.ts new RegExp(`${PICTURE_FILE.source}|^new:[0-9]$`)'])
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
