import { expect, test } from 'vitest'
import { sofiaMoment } from './sofia-moment.ts'

test('a moment is shown as the plant has it, in summer, in winter and over midnight', () => {
  expect(sofiaMoment('2026-03-18T12:02:59Z')).toEqual({ date: '18-03-2026', time: '14:02\u00a0ч.' })
  expect(sofiaMoment('2026-07-18T11:02:00Z')).toEqual({ date: '18-07-2026', time: '14:02\u00a0ч.' })
  expect(sofiaMoment('2026-12-31T22:00:00Z')).toEqual({ date: '01-01-2027', time: '00:00\u00a0ч.' })
})
