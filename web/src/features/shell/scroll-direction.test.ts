import { expect, test } from 'vitest'
import { type Scrolling, scrolledTo } from './scroll-direction.ts'

const top: Scrolling = { y: 0, direction: 'up' }

test('SHELL-10 the direction of scrolling is known', () => {
  const below = scrolledTo(top, 300)
  expect(below.direction).toBe('down')
  expect(scrolledTo(below, 200).direction).toBe('up')
})

test('AMB-44 a trembling finger does not turn the direction, a slow one does', () => {
  const below = scrolledTo(top, 300)
  expect(scrolledTo(below, 297)).toEqual(below)
  expect(scrolledTo(scrolledTo(below, 297), 294).direction).toBe('up')
})

test('AMB-44 at the top, and pulled beyond it, the direction is up', () => {
  expect(scrolledTo({ y: 4, direction: 'down' }, 0)).toEqual(top)
  expect(scrolledTo({ y: 40, direction: 'down' }, -20)).toEqual(top)
})
