import { afterEach, expect, test, vi } from 'vitest'
import { requested } from './opening-focus.ts'

afterEach(() => vi.unstubAllGlobals())

test.for([
  ['#date', { part: 'date', field: 'date' }],
  ['#de', { part: 'de', field: 'de' }],
  ['#de/contentOne', { part: 'de', field: 'contentOne' }],
  ['#bg/alt:cover-16x9.jpg', { part: 'bg', field: 'alt:cover-16x9.jpg' }],
  ['#statements/year', { part: 'statements', field: 'year' }],
  ['', {}],
  ['#', {}],
  ['#50%', {}],
  ['#a"]', {}],
] as const)('the address %j asks for a field', ([hash, expected]) => {
  vi.stubGlobal('window', { location: { hash } })
  expect(requested()).toEqual(expected)
})
