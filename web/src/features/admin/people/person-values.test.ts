import { personInput, type StaffPerson } from 'api/contract/people'
import { expect, test } from 'vitest'
import {
  emptyPerson,
  missingOfPerson,
  personSchema,
  SENDING,
  toInput,
  valuesOfPerson,
  withDraft,
  withKnownDeputy,
} from './person-values.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const person: StaffPerson = {
  ...{ _id: ID, kind: 'sales-department', slug: 'anna-keller', hasProfile: true, name: 'Anna Keller' },
  ...{ position: 'Sales Manager', email: 'a.keller@balkalum.example', phone: '+359 54 000 099', fax: '' },
  ...{ description: '', tags: ['foil', 'coil'], languages: ['English'], countries: ['Latvia'], families: ['Rolled'] },
  ...{ isMain: false, duties: [], receives: [], awayFrom: '2027-06-07', awayUntil: '2027-06-11', deputy: ID },
  ...{ picture: `${'a'.repeat(32)}-600x800`, pictureFocus: '40 20' },
  ...{ isHidden: false, updatedAt: '2026-11-24T09:00:00Z', updatedBy: 'anna' },
}

test('what is opened and saved without a change is the same', () => {
  const { _id, slug, hasProfile, updatedAt, updatedBy, ...input } = person
  expect(toInput(valuesOfPerson(person, '2027-06-11'))).toEqual(input)
  expect(personInput.safeParse(toInput(valuesOfPerson(person, '2027-06-11'))).success).toBe(true)
})

test('a leave that is over is not in the form any more', () => {
  const over = { awayFrom: null, awayUntil: null, deputy: null }
  expect(toInput(valuesOfPerson(person, '2027-06-12'))).toMatchObject(over)
})

test('a deputy who has gone, is hidden or is of another list is given up', () => {
  const values = valuesOfPerson(person, '2027-06-01')
  expect(withKnownDeputy(values, [person]).deputy).toBe(ID)
  for (const others of [[], [{ ...person, isHidden: true }], [{ ...person, kind: 'other-contacts' as const }]])
    expect(toInput(withKnownDeputy(values, others)).deputy).toBeNull()
})

test('words of the search are typed with commas, each once', () => {
  expect(toInput({ ...emptyPerson(), tags: ' foil, , coil,foil ' }).tags).toEqual(['foil', 'coil'])
})

test('what is missing is said in the order of the form, and a leave that has no end or a day that is none', () => {
  const missing = (change: object) => {
    const { error } = personSchema.safeParse({ ...valuesOfPerson(person, '2027-06-01'), ...change })
    return missingOfPerson(Object.fromEntries((error?.issues ?? []).map(({ path }) => [path[0], true])))
  }
  expect(missing({})).toEqual([])
  expect(missing({ email: '', name: ' ' })).toEqual(['needName', 'needEmail'])
  expect(missing({ awayUntil: '' })).toEqual(['needAwayUntil'])
  expect(missing({ awayFrom: '31-06-2027' })).toContain('needAwayFrom')
})

test('a photograph that is on its way keeps the person from being saved, and comes back with no draft', () => {
  const values = valuesOfPerson(person, '2027-06-01')
  const { error } = personSchema.safeParse({ ...values, picture: SENDING })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['picture'])
  expect(missingOfPerson({ picture: true })).toEqual(['needPicture'])
  expect(withDraft({ picture: SENDING, pictureFocus: '0 0' }, values)).toEqual(values)
  expect(withDraft({ picture: null, pictureFocus: '0 0' }, values)).toEqual({
    ...values,
    picture: null,
    pictureFocus: '50 50',
  })
})

test('a draft of another shape changes nothing', () => {
  const now = emptyPerson()
  const spoiled = { name: 7, countries: 'Latvia', families: [1], isMain: 'yes', kind: 'owners' }
  expect(withDraft(spoiled as never, now)).toEqual(now)
  expect(withDraft({ name: 'Anna', countries: ['Latvia'] }, now)).toEqual({
    ...now,
    name: 'Anna',
    countries: ['Latvia'],
  })
})
