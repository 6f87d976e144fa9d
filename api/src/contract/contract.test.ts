import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { career, careerById, careerList, careerSaved, sentCareer } from './careers.ts'
import { problemsOf } from './contract.testing.ts'
import {
  colleagues,
  inquiriesErased,
  inquiryChanged,
  inquiryErased,
  inquiryFound,
  inquiryInput,
  inquiryNotes,
  inquiryPage,
  inquiryQuery,
  inquiryResent,
  inquiryTaken,
  noteTaken,
  storedInquiry,
} from './inquiries.ts'
import { newsSearch } from './news-list.ts'
import { subscriptionInput, subscriptionTaken } from './newsletter.ts'
import { peopleList, sitePerson } from './people.ts'
import { pictureSize } from './pictures.ts'
import { searchTitles } from './search.ts'
import { credentials, problem, session, tokenQuestion, user } from './session.ts'
import { emptyingQuery, newsRestoration, plainRestoration, trashEntry, trashErased, trashList } from './trash.ts'

const texts = { responsibilities: '', requirements: '', additional: '' }
const position = { title: 'Engineer', startDate: '2026-11-21', endDate: '2026-11-21', ...texts }
const storedPosition = { ...position, isInternship: false, _id: randomUUID(), updatedAt: '2026-11-21T09:00:00Z' }
const person = {
  ...{ kind: 'sales-department', slug: 'anna', hasProfile: true, name: 'Anna', position: 'Sales Manager' },
  ...{ email: 'a@example.com', phone: '1', fax: '', languages: [], countries: ['Poland'], families: ['Rolled'] },
  ...{ isMain: false, duties: [], picture: null, leave: { until: '2026-11-21', deputy: null } },
}
const inquiry = { kind: 'contact', category: 'general', name: 'A', phone: '1', email: 'a@example.com', message: 'x' }
const stored = {
  ...inquiry,
  _id: randomUUID(),
  number: 'B-2026-7KQ4XM',
  region: null,
  request: null,
  files: [],
  state: 'new',
  assignee: null,
  changedAt: null,
  answeredAt: null,
  receivedAt: '2026-11-21T09:00:00Z',
  products: [],
  suspected: false,
  status: 'queued',
  attempts: 0,
  lastError: null,
  sentAt: null,
}
const counts = { new: 1, inWork: 0, answered: 0, spam: 0 }
const note = { _id: randomUUID(), author: 'anna', note: 'Call back.', createdAt: '2026-11-21T09:00:00Z' }
const thrown = {
  _id: randomUUID(),
  kind: 'news',
  titles: { bg: '', en: '', de: '', it: '' },
  url: 'x',
  cover: null,
  deletedAt: '2026-11-21T09:00:00Z',
  deletedBy: null,
  erasedAt: '2026-12-21T09:00:00Z',
  isKept: false,
}

const staffOnlyPosition = { status: 'published', updatedBy: 'anna' }

const ANSWERS: [string, z.ZodMiniType, Record<string, unknown>][] = [
  ['a position', career, storedPosition],
  ['the positions', careerList, { careers: [storedPosition] }],
  ['one position', careerById, { career: [storedPosition] }],
  ['a saved position', careerSaved, { ok: true, career: storedPosition, staffOnly: staffOnlyPosition }],
  ['a taken inquiry', inquiryTaken, { ok: true, id: randomUUID(), number: 'B-2026-7KQ4XM' }],
  ['an inquiry', storedInquiry, stored],
  ['one inquiry', inquiryFound, { inquiry: stored }],
  ['inquiries', inquiryPage, { inquiries: [stored], next: null, total: 1, counts, mine: 0, firstAnswerSeconds: null }],
  ['a changed inquiry', inquiryChanged, { ok: true, inquiry: stored }],
  ['notes', inquiryNotes, { notes: [note] }],
  ['a taken note', noteTaken, { ok: true, note }],
  ['colleagues', colleagues, { colleagues: [{ id: randomUUID(), username: 'anna' }] }],
  ['an erased inquiry', inquiryErased, { ok: true }],
  ['an inquiry mailed again', inquiryResent, { ok: true, inquiry: stored }],
  ['erased inquiries', inquiriesErased, { ok: true, erased: 0 }],
  ['a subscription', subscriptionTaken, { ok: true }],
  [
    'titles',
    searchTitles,
    {
      news: [{ url: 'x', title: 'X', language: 'en', date: '2026-11-21', otherTitles: ['Х'] }],
      positions: [
        {
          ...{ _id: '00000000-0000-4000-8000-000000000001', title: 'X', isInternship: false },
          ...{ startDate: '2026-11-21', endDate: '2026-12-21' },
        },
      ],
      documents: [{ file: '/x', section: 'meetings', title: 'X', note: '', day: '2026-11-21', text: '' }],
      events: [{ title: 'X', date: '2026-11-21' }],
      people: [{ ...person, tags: ['foil'], description: '' }],
    },
  ],
  ['one of the staff', sitePerson, person],
  ['people', peopleList, { people: [person] }],
  ['a user', user, { id: randomUUID(), username: 'anna', roles: ['news'] }],
  ['a session', session, { user: { id: randomUUID(), username: 'anna', roles: [] }, token: 'x' }],
  ['something deleted', trashEntry, thrown],
  ['the trash', trashList, { trash: [thrown] }],
  ['an emptied trash', trashErased, { ok: true, erased: 1 }],
]

test.each(ANSWERS)('what answers with %s has exactly the keys of the contract', (_, schema, answer) => {
  expect(problemsOf(schema, answer)).toEqual([])
  expect(problemsOf(schema, { ...answer, secret: 1 })).toHaveLength(1)
  for (const key of Object.keys(answer))
    expect(problemsOf(schema, { ...answer, [key]: undefined }), key).not.toEqual([])
  if ('ok' in answer) expect(problemsOf(schema, { ...answer, ok: false })).toHaveLength(1)
})

const INPUTS: [string, z.ZodMiniType, object, string[]][] = [
  ['ADM-35 a position', sentCareer, position, []],
  ['an internship', sentCareer, { ...position, isInternship: true }, []],
  [
    'an internship in words',
    sentCareer,
    { ...position, isInternship: 'yes' },
    ['isInternship: isInternship must be true or false'],
  ],
  ['ADM-35 a position without texts', sentCareer, { title: ' x ', startDate: '2026-11-21', endDate: '2026-11-22' }, []],
  ['a title of 200 characters', sentCareer, { ...position, title: 'x'.repeat(200) }, []],
  [
    'a title of 201 characters',
    sentCareer,
    { ...position, title: 'x'.repeat(201) },
    ['title: the title is longer than 200 characters'],
  ],
  ['no title', sentCareer, { ...position, title: undefined }, ['title: title is missing']],
  ['a blank title', sentCareer, { ...position, title: ' ' }, ['title: title is missing']],
  [
    'an end before the start',
    sentCareer,
    { ...position, endDate: '2026-11-20' },
    ['endDate: the end date is before the start date'],
  ],
  ['a text that is none', sentCareer, { ...position, requirements: 7 }, ['requirements: the text is not a text']],
  ['an inquiry', inquiryInput, inquiry, []],
  ['an inquiry with its traces', inquiryInput, { ...inquiry, website: 'x', filledMs: 7 }, []],
  ['an inquiry with a wrong trace', inquiryInput, { ...inquiry, filledMs: 'x' }, ['filledMs: Invalid input']],
  ['an address', subscriptionInput, { email: ' a@example.com ' }, []],
  ['no address', subscriptionInput, {}, ['email: email is missing']],
  ['a name and a password', credentials, { username: 'x'.repeat(100), password: 'x'.repeat(200) }, []],
  ['no name', credentials, { password: 'x' }, ['username: username is missing']],
  ['a blank name', credentials, { username: ' ', password: 'x' }, ['username: username is missing']],
  ['a long name', credentials, { username: 'x'.repeat(101), password: 'x' }, ['username: username is too long']],
  ['no password', credentials, { username: 'x' }, ['password: password is missing']],
  ['an empty password', credentials, { username: 'x', password: '' }, ['password: password is missing']],
  ['a name with U+0000', credentials, { username: 'x\0', password: 'x' }, ['username: username is no text']],
  ['a name with half a pair', credentials, { username: '\ud800', password: 'x' }, ['username: username is no text']],
  ['a password with U+0000', credentials, { username: 'x', password: '\0' }, ['password: password is no text']],
  ['a long password', credentials, { username: 'x', password: 'x'.repeat(201) }, ['password: password is too long']],
  ['a token', tokenQuestion, { token: 'x'.repeat(4096), more: 1 }, []],
  ['no token', tokenQuestion, {}, ['token: token is missing']],
  ['a long token', tokenQuestion, { token: 'x'.repeat(4097) }, ['token: token is too long']],
  ['a problem', problem, { error: 'x', field: 'y', code: 'z' }, []],
  ['a problem without words', problem, { field: 'y' }, ['error: Invalid input']],
  ['a problem of a field that is none', problem, { error: 'x', field: 7 }, ['field: Invalid input']],
  ['a search of the news', newsSearch, { medias: 'true', search: ` ${'x'.repeat(170)} ` }, []],
  ['a page of it', newsSearch, { medias: 'false', search: 'x', limit: '100', before: 'x'.repeat(200) }, []],
  ['a search of no list', newsSearch, { search: 'x' }, ['medias: medias must be true or false']],
  ['a search of another list', newsSearch, { medias: '', search: 'x' }, ['medias: medias must be true or false']],
  ['a list without a search', newsSearch, { medias: 'true' }, []],
  ['a blank search', newsSearch, { medias: 'true', search: ' ' }, ['search: search is empty']],
  [
    'a search of 171 characters',
    newsSearch,
    { medias: 'true', search: 'x'.repeat(171) },
    ['search: search is longer than 170 characters'],
  ],
  ['a search with more', newsSearch, { medias: 'true', search: 'x', where: 'y' }, [': Invalid input']],
  ['restoring', newsRestoration, {}, []],
  ['restoring elsewhere', newsRestoration, { url: 'elsewhere' }, []],
  ['restoring to a reserved word', newsRestoration, { url: 'latest' }, ['url: url is a reserved word']],
  ['restoring a position', plainRestoration, {}, []],
  ['emptying', emptyingQuery, { until: '2026-11-21T09:00:00.000001+00:00' }, []],
  ['emptying until UTC', emptyingQuery, { until: '2026-11-21T09:00:00Z' }, []],
  ['emptying everything', emptyingQuery, {}, ['until: until is missing']],
  ['a search', inquiryQuery, { search: ` ${'x'.repeat(100)} `, limit: '100', before: 'x'.repeat(200) }, []],
  ['a long search', inquiryQuery, { search: 'x'.repeat(101) }, ['search: search is longer than 100 characters']],
  ['no inquiry a page', inquiryQuery, { limit: '0' }, ['limit: limit must be at least 1']],
  ['too many a page', inquiryQuery, { limit: '101' }, ['limit: limit must be at most 100']],
  ['a limit that is none', inquiryQuery, { limit: 'x1' }, ['limit: limit must be a number']],
  ['a limit of four digits', inquiryQuery, { limit: '0001' }, ['limit: limit must be a number']],
]

test.each(INPUTS)('%s is judged', (_, schema, input, problems) => {
  expect(problemsOf(schema, input)).toEqual(problems)
})

test.each([
  '2026-11-21',
  'x2026-11-21T09:00:00Z',
  '2026-11-21T09:00:00Zx',
  '2026-11-21T09:00:00.1234567Z',
  '2026-11-21T09:00:00+0000',
  '2026-11-21T09:00:00.Z',
])('the trash is not emptied until %j', (until) => {
  expect(problemsOf(emptyingQuery, { until })).toEqual(['until: until must be a deletedAt'])
})

test('unknown keys are refused in queries and strict bodies', () => {
  for (const schema of [inquiryQuery, credentials, newsRestoration, plainRestoration])
    expect(problemsOf(schema, { username: 'x', password: 'x', evil: 1 })).not.toEqual([])
  expect(problemsOf(credentials, { username: 'x', password: 'x', evil: 1 })).toHaveLength(1)
  expect(problemsOf(emptyingQuery, { until: '2026-11-21T09:00:00Z', evil: 1 })).toHaveLength(1)
  expect(problemsOf(inquiryQuery, { before: 'x'.repeat(201) })).toHaveLength(1)
})

test('what is trimmed, counted and left out', () => {
  expect(sentCareer.parse({ title: ' x ', startDate: '2026-11-21', endDate: '2026-11-22' })).toEqual({
    ...{ title: 'x', startDate: '2026-11-21', endDate: '2026-11-22' },
    ...texts,
  })
  expect(credentials.parse({ username: ' anna ', password: ' x ' })).toEqual({ username: 'anna', password: ' x ' })
  expect(inquiryQuery.parse({ search: ' x ', limit: '007' })).toEqual({ search: 'x', limit: 7 })
  for (const kind of ['news', 'media', 'career']) expect(problemsOf(trashEntry, { ...thrown, kind })).toEqual([])
  for (const status of ['queued', 'sent', 'failed'])
    expect(problemsOf(storedInquiry, { ...stored, status })).toEqual([])
  for (const kind of ['contact', 'product']) expect(problemsOf(storedInquiry, { ...stored, kind })).toEqual([])
})

test.each([
  ['press-1600x900.jpg', { width: 1600, height: 900 }],
  ['a-1x99999.gif', { width: 1, height: 99999 }],
  ['press.jpg', null],
  ['-1600x900.jpg', null],
  ['press-1600x900.jpg.exe', null],
  ['../press-1600x900.jpg', null],
  ['press-100000x900.jpg', null],
  ['press-1600x100000.png', null],
  ['press-1600x900.webp', null],
  [`${'a'.repeat(91)}-1600x900.png`, { width: 1600, height: 900 }],
  [`${'a'.repeat(92)}-1600x900.png`, null],
])('the file %s tells its size: %j', (name, size) => {
  expect(pictureSize(name)).toEqual(size)
})
