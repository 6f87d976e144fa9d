import type { NewsState } from 'api/contract/news'
import type { StatusChange } from 'api/contract/news-input'
import { completeDate } from '#features/admin/form/dates.ts'
import { type Moment, nextWorkingMorning, toIsoMoment, typedMoment } from '#features/admin/form/moments.ts'
import { completeTime } from './times.ts'

/** Where visitors find something: at once, from a moment on, or nowhere. */
export const CHOICES = ['now', 'later', 'hidden'] as const
export type Choice = (typeof CHOICES)[number]

/** As `toIsoMoment`, of what is typed and not left yet: `9` is nine o'clock. */
const isoOf = (moment: Moment | null): string | null =>
  toIsoMoment(moment && { date: completeDate(moment.date), time: completeTime(moment.time) })

/** What is chosen in the control. */
export interface Visibility {
  choice: Choice
  /** When it comes to the site; of `later`. */
  from: Moment | null
  /** When it leaves the site; `null` is never. */
  until: Moment | null
}

/** Where something is, and within which moments. */
export interface StoredVisibility {
  state: NewsState
  visibleFrom: string | null
  visibleUntil: string | null
}

/** What can become of something that is in this state: what visitors have never seen cannot be hidden. */
export const choicesOf = (state: NewsState): readonly Choice[] =>
  state === 'draft' ? CHOICES.filter((choice) => choice !== 'hidden') : CHOICES

/** What the control shows of something that is stored. */
export function visibilityOf({ state, visibleFrom, visibleUntil }: StoredVisibility, now = Date.now()): Visibility {
  const isHidden = state === 'hidden' || state === 'ended'
  const isToCome = visibleFrom !== null && (state === 'draft' || Date.parse(visibleFrom) > now)
  const isLater = isToCome && !isHidden
  const isOver = visibleUntil !== null && Date.parse(visibleUntil) <= now
  return {
    choice: isHidden ? 'hidden' : isLater ? 'later' : 'now',
    from: isLater ? typedMoment(visibleFrom) : null,
    until: isOver ? null : typedMoment(visibleUntil),
  }
}

/** Another choice; a moment to come is proposed, the next working day at nine. */
export function withChoice(visibility: Visibility, choice: Choice): Visibility {
  return {
    ...visibility,
    choice,
    from: choice === 'later' ? (visibility.from ?? nextWorkingMorning()) : visibility.from,
  }
}

/** A month after the beginning, or after the next working day, at six in the evening. */
export function withEnd(visibility: Visibility, hasEnd: boolean): Visibility {
  if (!hasEnd) return { ...visibility, until: null }
  const start = isoOf(startOf(visibility)) || toIsoMoment(nextWorkingMorning()) || ''
  const until = { ...nextWorkingMorning(new Date(Date.parse(start) + 29 * 86_400_000)), time: '18:00' }
  return { ...visibility, until }
}

const startOf = ({ choice, from }: Visibility): Moment | null => (choice === 'later' ? from : null)

/** What keeps a choice from being made: a moment is none, the end is before the start, or has passed. */
export function problemOf(visibility: Visibility, now = Date.now()): 'noMoment' | 'endFirst' | 'endPast' | null {
  if (visibility.choice === 'hidden') return null
  const [start, end] = [isoOf(startOf(visibility)), isoOf(visibility.until)]
  if (start === '' || end === '') return 'noMoment'
  if (end === null) return null
  if (start !== null && Date.parse(end) <= Date.parse(start)) return 'endFirst'
  return Date.parse(end) <= now ? 'endPast' : null
}

/** What the button does. `save` keeps it where it is: on the site, until another moment, or hidden. */
export type VisibilityAct = 'publish' | 'plan' | 'hide' | 'save'

/** @param state in which it is; left out, of several things */
export function actOf(visibility: Visibility, state?: NewsState, now = Date.now()): VisibilityAct {
  if (visibility.choice === 'hidden') return state === 'hidden' ? 'save' : 'hide'
  const start = isoOf(startOf(visibility))
  if (start && Date.parse(start) > now) return 'plan'
  return state === 'published' ? 'save' : 'publish'
}

/** What is sent; what stays on the site keeps the moment since which it is there. */
export function changeOf(visibility: Visibility, stored?: StoredVisibility): StatusChange {
  if (visibility.choice === 'hidden') return { status: 'hidden' }
  const since = stored?.state === 'published' ? stored.visibleFrom : null
  const visibleFrom = visibility.choice === 'later' ? isoOf(visibility.from) : since
  return { status: 'published', visibleFrom, visibleUntil: isoOf(visibility.until) }
}

/** The request that brings back what was before. */
export function changeBack(was: {
  status: string
  visibleFrom: string | null
  visibleUntil: string | null
}): StatusChange {
  const { status, visibleFrom, visibleUntil } = was
  return { status: status === 'hidden' ? 'hidden' : 'published', visibleFrom, visibleUntil }
}
