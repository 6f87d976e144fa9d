import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

test('a version of a collection is erased 24 months after another one followed it, although its row is not saved again', async () => {
  const { data } = await api.supabase.from('documents').select('id').eq('name', 'iso-9001').single().throwOnError()
  for (const note_en of ['first', 'second', 'third'])
    await api.supabase.from('documents').update({ note_en }).eq('id', data.id).throwOnError()
  const versions = async () => {
    const { data: rows } = await api.supabase
      .from('collection_versions')
      .select('version')
      .eq('item_id', data.id)
      .order('version')
      .throwOnError()
    return rows.map(({ version }) => version)
  }
  /** As if so many months and days had passed since a save. */
  const saved = (version: number, months: number, days: number) => {
    const day = new Date()
    day.setUTCMonth(day.getUTCMonth() - months)
    day.setUTCDate(day.getUTCDate() - days)
    const saved_at = day.toISOString()
    return api.supabase
      .from('collection_versions')
      .update({ saved_at })
      .match({ item_id: data.id, version })
      .throwOnError()
  }
  const run = () => api.supabase.rpc('erase_old_collection_versions').throwOnError()

  await saved(1, 40, 0)
  await saved(2, 23, 20)
  await saved(3, 23, 10)
  await run()
  expect(await versions()).toEqual([1, 2, 3, 4])
  await saved(2, 24, 2)
  await run()
  expect(await versions()).toEqual([2, 3, 4])
  // The last one lasts, however old it is.
  for (const version of [2, 3, 4]) await saved(version, 60 - version, 0)
  await run()
  expect(await versions()).toEqual([4])
})
