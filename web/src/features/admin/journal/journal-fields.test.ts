import { changesInWords, JOURNAL_FIELDS, VALUE_NAMES } from 'api/contract/journal-fields'
import { expect, test } from 'vitest'
import admin from '#i18n/bg/admin.json' with { type: 'json' }

/** The labels of a described form. */
const labelsOf = (fields: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]))

const newsLabels = { ...admin.newsForm, corrections: admin.corrections.shown }

/** The words of each form. */
const LABELS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  news: newsLabels,
  media: newsLabels,
  career: labelsOf(admin.fields.careers),
  document: { ...labelsOf(admin.fields.documents), reason: admin.withdrawal.reason },
  event: labelsOf(admin.fields.events),
  person: labelsOf(admin.fields.people),
  newsletter: admin.newsletter,
}

test('the journal calls each field as its form does', () => {
  for (const [kind, names] of Object.entries(JOURNAL_FIELDS))
    for (const [field, name] of Object.entries(names))
      expect([kind, field, LABELS[kind]?.[field]]).toEqual([kind, field, name])
})

test('the journal calls what one chooses from as the forms do', () => {
  const { documents, events, people } = admin.fields
  expect(VALUE_NAMES).toEqual({
    document: { section: documents.section.choices },
    event: { kind: events.kind.choices },
    person: {
      kind: people.kind.choices,
      families: people.families.choices,
      duties: people.duties.choices,
      receives: people.receives.choices,
    },
    newsletter: { topic: admin.newsletter.topics },
  })
  const changes = [
    { field: 'duties', before: '', after: 'press, investors' },
    { field: 'countries', before: 'Germany', after: 'Germany, Austria' },
  ]
  expect(changesInWords({ kind: 'person', changes }).map(({ values }) => values)).toEqual([
    { before: 'Няма', after: 'за журналисти, за инвеститори' },
    { before: 'Германия', after: 'Германия, Австрия' },
  ])
})

test('of a sending the topic is said alone: it is chosen once', () => {
  const changes = [{ field: 'topic', before: '', after: 'jobs' }]
  expect(changesInWords({ kind: 'newsletter', changes })).toEqual([
    { field: 'topic', label: 'Тема', values: { after: 'Работни места' } },
  ])
})

test('nothing, yes and no are said in the words of the administration', () => {
  const changes = [
    { field: 'isHidden', before: 'true', after: 'false' },
    { field: 'fax', before: '', after: '054' },
  ]
  expect(changesInWords({ kind: 'person', changes }).map(({ values }) => values)).toEqual([
    { before: admin.common.yes, after: admin.common.no },
    { before: admin.common.none, after: '054' },
  ])
})
