import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes.ts'

test('a phone asks for as much of a picture as its cover shows, with less than two pixels to one', () => {
  const picture = { width: 1600, height: 800 }
  expect(coverSizes(picture, { wide: 66, small: '320px' })).toBe(
    '(min-width: 1000px) max(100vw, 132vh), (min-resolution: 2.5dppx) calc(max(100vw, 640px) * 0.58), max(100vw, 640px)',
  )
  expect(coverSizes(picture, { wide: 62, small: '75vw' })).toBe(
    '(min-width: 1000px) max(100vw, 124vh), (min-resolution: 2.5dppx) calc(max(100vw, 150vw) * 0.58), max(100vw, 150vw)',
  )
})
