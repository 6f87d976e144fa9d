import { expect, test } from 'vitest'
import { formatBytes } from './format.ts'

test.each([
  [120, '1 kB'],
  [33_499, '33 kB'],
  [999_499, '999 kB'],
  [1_076_496, '1.1 MB'],
  [12_000_000, '12.0 MB'],
])('DL-07 the size of a file of %i bytes is written as %s', (bytes, text) => {
  expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text)
})
