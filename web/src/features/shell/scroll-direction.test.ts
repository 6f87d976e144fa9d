import { expect, test } from 'vitest'
import { type Scrolling, scrolledTo } from './scroll-direction.ts'

const top: Scrolling = { y: 0, direction: 'up' }

test('the direction of scrolling is known', { tags: ['SHELL-10'] }, () => {
  const below = scrolledTo(top, 300)
  expect(below.direction).toBe('down')
  expect(scrolledTo(below, 200).direction).toBe('up')
})

test('a trembling finger does not turn the direction, a slow one does', { tags: ['AMB-44'] }, () => {
  const below = scrolledTo(top, 300)
  expect(scrolledTo(below, 297)).toEqual(below)
  expect(scrolledTo(scrolledTo(below, 297), 294).direction).toBe('up')
})

test('at the top, and pulled beyond it, the direction is up', { tags: ['AMB-44'] }, () => {
  expect(scrolledTo({ y: 4, direction: 'down' }, 0)).toEqual(top)
  expect(scrolledTo({ y: 40, direction: 'down' }, -20)).toEqual(top)
})
