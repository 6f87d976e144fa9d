import { expect, test } from 'vitest'
import {
  actOf,
  changeBack,
  changeOf,
  choicesOf,
  problemOf,
  type StoredVisibility,
  type Visibility,
  visibilityOf,
  withChoice,
  withEnd,
} from './visibility.ts'

const now = Date.parse('2026-11-26T12:00:00+02:00')
const [past, soon, late] = ['2026-11-20T09:00:00+02:00', '2026-11-30T09:00:00+02:00', '2026-12-31T18:00:00+02:00']
const stored = (
  state: StoredVisibility['state'],
  visibleFrom: string | null = null,
  visibleUntil: string | null = null,
) => ({ state, visibleFrom, visibleUntil }) as const
const chosen = (choice: Visibility['choice'], others: Partial<Visibility> = {}): Visibility => ({
  choice,
  from: null,
  until: null,
  ...others,
})
const MONDAY = { date: '30-11-2026', time: '09:00' }

test('what visitors have never seen is published or planned, anything else can be hidden, too', () => {
  expect(choicesOf('draft')).toEqual(['now', 'later'])
  for (const state of ['published', 'planned', 'hidden', 'ended'] as const)
    expect(choicesOf(state)).toEqual(['now', 'later', 'hidden'])
})

test('the control shows where something is; an end that has passed is none', () => {
  expect(visibilityOf(stored('published', past, late), now)).toEqual(
    chosen('now', { until: { date: '31-12-2026', time: '18:00' } }),
  )
  expect(visibilityOf(stored('planned', soon), now)).toEqual(chosen('later', { from: MONDAY }))
  expect(visibilityOf(stored('hidden', soon, late), now).choice).toBe('hidden')
  expect(visibilityOf(stored('ended', null, past), now)).toEqual(chosen('hidden'))
  expect(visibilityOf(stored('draft', soon), now)).toEqual(chosen('later', { from: MONDAY }))
})

test('the button says what happens', () => {
  expect(actOf(chosen('now'), 'hidden', now)).toBe('publish')
  expect(actOf(chosen('now'), 'published', now)).toBe('save')
  expect(actOf(chosen('later', { from: MONDAY }), 'published', now)).toBe('plan')
  expect(actOf(chosen('later', { from: { date: '20-11-2026', time: '09:00' } }), 'hidden', now)).toBe('publish')
  expect(actOf(chosen('hidden'), 'published', now)).toBe('hide')
  expect(actOf(chosen('hidden'), 'hidden', now)).toBe('save')
})

test('what is sent: what stays on the site keeps the moment since which it is there', () => {
  expect(changeOf(chosen('hidden'), stored('published', past))).toEqual({ status: 'hidden' })
  expect(changeOf(chosen('now'), stored('published', past))).toMatchObject({ visibleFrom: past, visibleUntil: null })
  expect(changeOf(chosen('now'), stored('planned', soon)).visibleFrom).toBeNull()
  expect(changeOf(chosen('later', { from: MONDAY }))).toEqual({
    status: 'published',
    visibleFrom: soon,
    visibleUntil: null,
  })
  expect(changeBack({ status: 'hidden', visibleFrom: past, visibleUntil: null })).toEqual({
    status: 'hidden',
    visibleFrom: past,
    visibleUntil: null,
  })
})

test('a moment has a day and a time; the end is after the start and to come', () => {
  expect(problemOf(chosen('later', { from: { date: '30-11-2026', time: '9:3' } }), now)).toBe('noMoment')
  expect(problemOf(chosen('later', { from: { date: '30-11-26', time: '9' } }), now), 'typed, not left').toBeNull()
  expect(problemOf(chosen('later', { from: MONDAY, until: MONDAY }), now)).toBe('endFirst')
  expect(problemOf(chosen('now', { until: { date: '20-11-2026', time: '18:00' } }), now)).toBe('endPast')
  expect(problemOf(chosen('hidden', { until: { date: '', time: '' } }), now), 'what is hidden has no end').toBeNull()
})

test('the next working day at nine is proposed, and an end a month after the start', () => {
  expect(withChoice(chosen('now'), 'later').from?.time).toBe('09:00')
  expect(withChoice(chosen('now', { from: MONDAY }), 'later').from, 'what was typed comes back').toEqual(MONDAY)
  expect(withEnd(chosen('later', { from: MONDAY }), true).until).toEqual({ date: '30-12-2026', time: '18:00' })
  expect(withEnd(chosen('now', { until: MONDAY }), false).until).toBeNull()
})
