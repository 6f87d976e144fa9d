import { INQUIRY_STATES, inquiryChange } from 'api/contract/inquiries'
import { expect, test } from 'vitest'
import { actsFor, changeBy, type InquiryAct, type InquiryActs } from './inquiry-acts.ts'

const [anna, boris] = [
  { id: '00000000-0000-4000-8000-00000000000a', username: 'anna' },
  { id: '00000000-0000-4000-8000-00000000000b', username: 'boris' },
]
const places = INQUIRY_STATES.flatMap((state) =>
  [null, anna, boris]
    .filter((assignee) => (state === 'new' ? assignee === null : state !== 'inWork' || assignee !== null))
    .map((assignee) => ({ state, assignee, suspected: false })),
)

const allOf = ({ first, last, rare }: InquiryActs) =>
  [first, last, ...rare].filter((act): act is InquiryAct => act !== undefined)

test('every act of every state is a change that the server takes, and changes something', () => {
  for (const place of [...places, { state: 'new' as const, assignee: null, suspected: true }])
    for (const act of allOf(actsFor(place, anna.id))) {
      const change = changeBy(act, place, anna.id)
      expect(inquiryChange.safeParse(change).success, act).toBe(true)
      const isSame = change.state === place.state && change.assignee === (place.assignee?.id ?? null)
      expect(isSame, `${act} of ${place.state}`).toBe(act === 'notSpam' && place.suspected)
    }
})

test("what one does next: take what is new, answer what is mine, take over what is a colleague's; what closes stands apart", () => {
  const front = (place: Partial<(typeof places)[number]>) => {
    const { first, last } = actsFor({ state: 'new', assignee: null, suspected: false, ...place }, anna.id)
    return { first, last }
  }
  expect(front({})).toEqual({ first: 'take' })
  expect(front({ suspected: true })).toEqual({ first: 'notSpam' })
  expect(front({ state: 'inWork', assignee: anna })).toEqual({ last: 'answered' })
  expect(front({ state: 'inWork', assignee: boris })).toEqual({ first: 'takeOver' })
  expect(front({ state: 'answered', assignee: boris })).toEqual({ last: 'reopen' })
  expect(front({ state: 'spam' })).toEqual({ first: 'notSpam' })
})

test('a colleague who marks it as answered does not take it away', () => {
  expect(changeBy('answered', { state: 'inWork', assignee: boris }, anna.id).assignee).toBe(boris.id)
  expect(changeBy('answered', { state: 'new', assignee: null }, anna.id).assignee).toBe(anna.id)
})
