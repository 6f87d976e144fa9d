import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { allClosed, CLOSE_AFTER_MS, closed, type Dropdowns, left, opened, passed } from './dropdowns.ts'

test('a dropdown closes 2000 ms after the pointer left it, not before', { tags: ['SHELL-06'] }, () => {
  const leaving = left(opened('markets'), 'markets', 500)
  expect(passed(leaving, 2499).open).toBe('markets')
  expect(passed(leaving, 2500)).toEqual(allClosed)
})

test('coming back in time keeps it open', { tags: ['SHELL-06'] }, () => {
  expect(left(opened('markets'), 'markets', 0).closesAt).toBe(CLOSE_AFTER_MS)
  expect(passed(opened('markets'), 1e9).open).toBe('markets')
})

test('leaving a dropdown that another has replaced does not close the other', { tags: ['SHELL-07'] }, () => {
  expect(left(opened('products'), 'markets', 0)).toEqual(opened('products'))
  expect(closed(opened('products'), 'markets')).toEqual(opened('products'))
})

const id = fc.constantFrom('about', 'markets', 'products')
const step = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), id }),
  fc.record({ kind: fc.constant('leave' as const), id }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2500 }) }),
  fc.record({ kind: fc.constant('route' as const) }),
)

/** What the specification says, told by the whole history: opened last, not closed since, and not left 2 s ago. */
function expectedOpen(
  history: { at: number; step: typeof step extends fc.Arbitrary<infer Step> ? Step : never }[],
  now: number,
) {
  let open: string | null = null
  let leftAt: number | null = null
  for (const { at, step: one } of history) {
    if (leftAt !== null && at - leftAt >= 2000) [open, leftAt] = [null, null]
    if (one.kind === 'enter') [open, leftAt] = [one.id, null]
    if (one.kind === 'leave' && one.id === open) leftAt = at
    if (one.kind === 'route') [open, leftAt] = [null, null]
  }
  return leftAt !== null && now - leftAt >= 2000 ? null : open
}

test('whatever a visitor does, the right dropdown is open', { tags: ['SHELL-06', 'SHELL-07', 'SHELL-08'] }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let dropdowns: Dropdowns = allClosed
      let now = 0
      const history: Parameters<typeof expectedOpen>[0] = []
      for (const one of steps) {
        if (one.kind === 'wait') now += one.ms
        dropdowns = passed(dropdowns, now)
        if (one.kind === 'enter') dropdowns = opened(one.id)
        if (one.kind === 'leave') dropdowns = left(dropdowns, one.id, now)
        if (one.kind === 'route') dropdowns = allClosed
        history.push({ at: now, step: one })
        expect(dropdowns.open).toBe(expectedOpen(history, now))
      }
    }),
    cases(2000),
  )
})
