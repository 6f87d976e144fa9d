import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import { careerRow } from '../testing/rows.ts'
import { startTestSupabase, type TestSupabase } from '../testing/test-supabase.ts'

const ROUNDS = process.env.TEST_FULL ? 10 : 1
const ACKNOWLEDGED_BEFORE_THE_KILL = 25

const staff = (supabase: TestSupabase) => createClient(supabase.url, supabase.secretKey)

/** Writes rows and files as fast as they are taken, until the process is gone; what was acknowledged is in `kept`. */
async function write(supabase: TestSupabase, round: number, kept: { rows: string[]; files: string[] }): Promise<void> {
  const client = staff(supabase)
  for (let index = 0; ; index++) {
    const name = `r${round}-${index}`
    const [row, file] = await Promise.all([
      client.from('careers').insert(careerRow(name)),
      client.storage.from('news').upload(`${name}.png`, Buffer.from(name), { contentType: 'image/png' }),
    ])
    if (row.error === null) kept.rows.push(name)
    if (file.error === null) kept.files.push(name)
    if (row.error !== null || file.error !== null) return
  }
}

test(`rows and files acknowledged before kill -9 are all there afterwards, ${ROUNDS} rounds`, async () => {
  const kept = { rows: [] as string[], files: [] as string[] }
  let supabase = await startTestSupabase({ isWhole: true })
  const { dataDir } = supabase
  onTestFinished(async () => {
    await supabase.kill()
    await rm(dataDir, { recursive: true, force: true })
  })
  for (let round = 1; round <= ROUNDS; round++) {
    const before = kept.rows.length
    const writing = write(supabase, round, kept)
    while (kept.rows.length < before + ACKNOWLEDGED_BEFORE_THE_KILL) await wait(5)
    await supabase.kill()
    await writing

    supabase = await startTestSupabase({ dataDir, isWhole: true })
    const { data: rows } = await staff(supabase).from('careers').select('title').throwOnError()
    const titles = new Set(rows.map(({ title }) => title))
    expect(kept.rows.filter((name) => !titles.has(name))).toEqual([])
    for (const name of kept.files) {
      const { data } = await staff(supabase).storage.from('news').download(`${name}.png`)
      expect(await data?.text()).toBe(name)
    }
  }
  expect(kept.files.length).toBeGreaterThan(ROUNDS)
})
