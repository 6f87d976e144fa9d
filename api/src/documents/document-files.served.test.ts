import { expect, test } from 'vitest'
import { createSupabase } from '#supabase/client.ts'
import { createServedFiles } from './document-files.served.ts'

test('an address at which no document can stand is not asked about, nor kept', async () => {
  let asked = 0
  // No one answers there: what is asked would be told as built in.
  const nowhere = createSupabase({ url: 'http://127.0.0.1:1', secretKey: 'key' }, undefined, () => {
    asked += 1
  })
  const { at } = createServedFiles(nowhere)
  for (const address of ['x.pdf', `certificates/${'x'.repeat(15_000)}.pdf`, 'unknown/a.pdf', 'certificates/a/b/c.pdf'])
    expect(await at(address), address.slice(0, 30)).toBeNull()
  expect(asked).toBe(0)
  expect(await at('certificates/a.pdf')).toBe('built in')
  expect(asked).toBe(1)
})
