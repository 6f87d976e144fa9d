import { people, type StaffPerson } from 'api/contract/collections/people'
import { expect, test } from 'vitest'
import { describedForm } from '#features/admin/collections/described-form.ts'
import { SENDING, toInput, valuesOfPerson, withDraft } from './person-values.ts'

const { schema, missingOf } = describedForm(people)
const ID = '00000000-0000-4000-8000-000000000001'
const person: StaffPerson = {
  ...{ _id: ID, kind: 'sales-department', slug: 'anna-keller', hasProfile: true, name: 'Anna Keller' },
  ...{ position: 'Sales Manager', email: 'a.keller@balkalum.example', phone: '+359 54 000 099', fax: '' },
  ...{ description: '', tags: ['foil', 'coil'], languages: ['English'], countries: ['Latvia'], families: ['Rolled'] },
  ...{ isMain: false, duties: [], receives: [], awayFrom: '2027-06-07', awayUntil: '2027-06-11', deputy: ID },
  ...{ picture: `${'a'.repeat(32)}-600x800`, pictureFocus: '40 20' },
  ...{ isHidden: false, updatedAt: '2026-11-24T09:00:00Z', updatedBy: 'anna' },
}

const deputy: StaffPerson = { ...person, _id: '00000000-0000-4000-8000-000000000002' }
const away: StaffPerson = { ...person, deputy: deputy._id }

test('what is opened and saved without a change is the same', () => {
  const { _id, slug, hasProfile, updatedAt, updatedBy, ...input } = away
  const sent = toInput(valuesOfPerson(away, '2027-06-11'), [deputy])
  expect(sent).toEqual(input)
  expect(people.input.parse(sent)).toEqual(input)
})

test('a leave that is over is not in the form any more', () => {
  const over = { awayFrom: null, awayUntil: null, deputy: null }
  expect(toInput(valuesOfPerson(away, '2027-06-12'), [deputy])).toMatchObject(over)
})

test('a deputy who has gone, is hidden or is of another list is given up, and one who stands in for no one', () => {
  const values = valuesOfPerson(away, '2027-06-01')
  expect(toInput(values, [deputy])).toMatchObject({ deputy: deputy._id })
  for (const others of [[], [{ ...deputy, isHidden: true }], [{ ...deputy, kind: 'other-contacts' as const }]])
    expect(toInput(values, others)).toMatchObject({ deputy: null })
  expect(toInput({ ...values, awayUntil: '' }, [deputy])).toMatchObject({ deputy: null })
})

test('words of the search are typed with commas, each once', () => {
  expect(toInput({ ...people.empty, tags: ' foil, , coil,foil ' }, [])).toMatchObject({ tags: ['foil', 'coil'] })
})

test('what is missing is said in the order of the form, and a leave that has no end or a day that is none', () => {
  const missing = (change: object) => {
    const values = { ...valuesOfPerson(person, '2027-06-01'), ...change }
    const { error } = schema.safeParse(values)
    return missingOf(Object.fromEntries((error?.issues ?? []).map(({ path }) => [path[0], true])), values, false)
  }
  expect(missing({})).toEqual([])
  expect(missing({ email: '', name: ' ' })).toEqual(['name', 'email'])
  expect(missing({ awayUntil: '' })).toEqual(['awayUntil'])
  expect(missing({ awayFrom: '31-06-2027' })).toContain('awayFrom')
})

test('a photograph that is on its way keeps the person from being saved, and comes back with no draft', () => {
  const values = valuesOfPerson(person, '2027-06-01')
  const { error } = schema.safeParse({ ...values, picture: SENDING })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['picture'])
  expect(withDraft({ picture: SENDING, pictureFocus: '0 0' }, values)).toEqual(values)
  expect(withDraft({ picture: null, pictureFocus: '0 0' }, values)).toEqual({
    ...values,
    picture: null,
    pictureFocus: '50 50',
  })
})

test('a draft of another shape changes nothing', () => {
  const now = people.empty
  const spoiled = { name: 7, countries: 'Latvia', families: [1], isMain: 'yes', kind: 'owners' }
  expect(withDraft(spoiled as never, now)).toEqual(now)
  expect(withDraft({ name: 'Anna', countries: ['Latvia'] }, now)).toEqual({
    ...now,
    name: 'Anna',
    countries: ['Latvia'],
  })
})
