import { expect, test } from 'vitest'
import { claimed } from './mail.queue.ts'

test.each([
  ['queued', null, null],
  ['queued', 'no answer', null],
  ['failed', 'no answer', 'no answer'],
  ['failed', null, ''],
])('a claimed row that is %s with the reason %j is given up: %j', (status, last_error, givenUp) => {
  expect(claimed({ id: 'row', attempts: 3, status, last_error })).toEqual({ id: 'row', attempts: 3, givenUp })
})
