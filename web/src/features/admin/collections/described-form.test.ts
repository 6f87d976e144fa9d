import { documents } from 'api/contract/collections/documents'
import { events, type StaffEvent } from 'api/contract/collections/events'
import { people } from 'api/contract/collections/people'
import { expect, test } from 'vitest'
import admin from '#i18n/bg/admin.json' with { type: 'json' }
import { describedForm } from './described-form.ts'
import type { FieldWords } from './field-words.ts'

const form = describedForm(events)
const event: StaffEvent = {
  ...{ _id: 'a0000000-0000-4000-8000-000000000001', name: 'report', kind: 'dividend', date: '2026-11-30' },
  ...{ titleEn: 'Payment', titleBg: 'Изплащане', note: '', isCancelled: true, reason: 'Later', isHidden: false },
  ...{ movedFrom: null, updatedAt: '2026-11-26T08:00:00Z', updatedBy: 'elena' },
}
const values = form.valuesOf(event)

test('what is opened and saved without a change is the same', () => {
  const { _id, name, movedFrom, updatedAt, updatedBy, ...input } = event
  expect(values.date).toBe('30-11-2026')
  expect(form.toInput(values)).toEqual(input)
  expect(form.schema.parse(values)).toEqual(input)
})

test('what means nothing beside the others is sent empty', () => {
  expect(form.toInput({ ...values, isCancelled: false })).toMatchObject({ isCancelled: false, reason: '' })
})

test('a day that is none is refused as one that is missing', () => {
  for (const date of ['', '31-02-2026', '30-11'])
    expect(form.schema.safeParse({ ...values, date }).error?.issues[0]?.path).toEqual(['date'])
})

test('a draft brings back what the form can hold, and nothing of another shape', () => {
  const spoiled = { kind: 'party', date: 7, titleEn: null, isCancelled: 'yes', _id: 'x' }
  expect(form.withDraft(spoiled as never, values)).toEqual(values)
  expect(form.withDraft({ kind: 'other', date: '30-1', isCancelled: false }, values)).toEqual({
    ...values,
    ...{ kind: 'other', date: '30-1', isCancelled: false },
  })
})

test('what a field has to do with the section of a document is said once, for its form as for the server', () => {
  const { toInput, schema, missingOf } = describedForm(documents)
  const certificate = {
    ...documents.empty,
    titleEn: 'ISO',
    titleBg: 'ISO',
    year: '2026',
    products: ['finstock'] as const,
  }
  expect(toInput(certificate)).toMatchObject({
    section: 'certificates',
    year: null,
    products: ['finstock'],
    file: null,
  })
  const statement = { ...certificate, section: 'statements' as const, validUntil: '31-12-2026' }
  expect(toInput(statement)).toMatchObject({ year: 2026, products: [], validUntil: null })

  const refused = (values: typeof documents.empty) =>
    missingOf(
      Object.fromEntries((schema.safeParse(values).error?.issues ?? []).map(({ path }) => [path[0], 1])),
      values,
      true,
    )
  expect(refused(statement)).toEqual(['file'])
  expect(refused({ ...statement, year: '' })).toEqual(['year', 'file'])
  expect(refused({ ...statement, section: 'meetings' })).toEqual(['day', 'file'])
  expect(refused({ ...certificate, issuedOn: '31-12-2026', validUntil: '30-12-2026' })).toEqual(['validUntil', 'file'])
})

test.for([documents, events, people])(
  'each field of $name has its words, and each of its choices',
  ({ name, fields }) => {
    const words: Readonly<Record<string, FieldWords>> = admin.fields[name]
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(fields).toSorted())
    for (const [key, field] of Object.entries(fields)) {
      expect(words[key]?.label, key).toBeTruthy()
      if (field.kind === 'choice') expect(Object.keys(words[key]?.choices ?? {}), key).toEqual(field.choices)
    }
  },
)
