import { FINDING_KINDS } from 'supabase/mail-calls'
import { expect, test } from 'vitest'
import { ATTENTION } from './attention.ts'

test('the mail has words for all that the page tells', () => {
  expect([...FINDING_KINDS].sort()).toEqual(Object.values(ATTENTION).flat().sort())
})
