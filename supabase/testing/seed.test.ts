import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@libpg-query/parser'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supabaseFolder } from '../embedded/settings.ts'
import { startTestSupabase, type TestSupabase } from './test-supabase.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

type Text = { title: string; contentOne: string; contentTwo: string }
type News = {
  slug: string
  cover: string
  gallery: string[]
  is_media: boolean
  content: Record<string, Text>
  alt: Record<string, Record<string, string>>
}

const pictures = join(supabaseFolder, 'seed/news')
let supabase: TestSupabase
let news: News[]

beforeAll(async () => {
  supabase = await startTestSupabase({ seed: true })
  const { data } = await createClient(supabase.url, supabase.secretKey).from('news').select().throwOnError()
  news = data as News[]
})
afterAll(() => supabase?.stop())

/** Width and height as the JPEG itself tells them, in the frame header (SOF0 or SOF2). */
function sizeOf(jpeg: Buffer): string {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2) return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`
  }
  throw new Error('no frame header')
}

test('the seed has fourteen news items in one to four languages, and five positions', async () => {
  const languages = news.map(({ content }) => Object.values(content).filter(({ title }) => title !== '').length)
  expect(news).toHaveLength(14)
  expect([...new Set(languages)].sort()).toEqual([1, 2, 3, 4])
  expect(new Set(news.map(({ is_media }) => is_media)).size).toBe(2)
  const { data } = await createClient(supabase.url, supabase.secretKey).from('careers').select().throwOnError()
  expect(data).toHaveLength(5)
})

const database = useMigratedDatabase()

test('a hosted site gets dates and the document on personal data, in one statement, and nothing that is invented', async () => {
  const facts = await readFile(join(supabaseFolder, 'seed/facts.sql'), 'utf8')
  expect((await parse(facts)).stmts).toHaveLength(1)
  await database.query(facts)
  const { rows } = await database.query('select section, is_sample from documents')
  expect(rows).toEqual([{ section: 'legal', is_sample: false }])
  expect((await database.query('select from events')).count).toBe(13)
  expect((await database.query('select from people')).count).toBe(0)
})

test('the seed has the people and sample documents, and nothing of it counts as a change by staff', async () => {
  const client = createClient(supabase.url, supabase.secretKey)
  const rows = async (table: string) => (await client.from(table).select().throwOnError()).data ?? []
  expect(await rows('documents')).toHaveLength(71)
  const people = await rows('people')
  expect(people).toHaveLength(34)
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name
  const away = people.filter(({ away_until }) => away_until)
  expect(away.map(({ name, deputy }) => [name, nameOf(deputy)])).toEqual([['milena-tsoneva', 'krasimir-daskalov']])
  expect([await rows('collection_versions'), await rows('journal')]).toEqual([[], []])
})

test('every picture of the seed exists, is small, and its name tells its size', async () => {
  const named = new Set(news.flatMap(({ cover, gallery }) => [cover, ...gallery]))
  expect([...named].sort()).toEqual((await readdir(pictures)).sort())
  for (const file of named) {
    const size = sizeOf(await readFile(join(pictures, file)))
    expect(file).toMatch(new RegExp(`^[a-z-]+-${size}\\.jpg$`))
    expect(Number(size.split('x')[0])).toBeLessThanOrEqual(1600)
    expect((await stat(join(pictures, file))).size).toBeLessThanOrEqual(250_000)
  }
})

test('every picture has an alternative text in each language of its item', () => {
  for (const { cover, gallery, content, alt } of news) {
    const languages = Object.keys(content).filter((language) => content[language]?.title !== '')
    for (const file of [cover, ...gallery])
      expect(Object.keys(alt[file] ?? {})).toEqual(expect.arrayContaining(languages))
  }
})

test('one item holds a video as Quill writes it, in all its languages', () => {
  const withVideo = news.filter(({ content }) => JSON.stringify(content).includes('<iframe'))
  expect(withVideo).toHaveLength(1)
  for (const { title, contentOne } of Object.values(withVideo[0]?.content ?? {})) {
    if (title !== '')
      expect(contentOne).toMatch(/<iframe class="ql-video" [^>]*src="https:\/\/www\.youtube-nocookie\.com\//)
  }
})
