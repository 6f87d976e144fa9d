import { expect, test } from 'vitest'
import { givenUp } from './mail.queue.ts'

test.each([
  ['queued', null, null],
  ['queued', 'no answer', null],
  ['failed', 'no answer', 'no answer'],
  ['failed', null, ''],
])('a claimed row that is %s with the reason %j is given up: %j', (status, last_error, reason) => {
  expect(givenUp({ status, last_error })).toBe(reason)
})
