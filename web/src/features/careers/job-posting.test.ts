import type { Career } from 'api/contract/careers'
import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'

const SITE = 'https://www.balkalum.example'
const HEADINGS = { responsibilities: 'Функции', requirements: 'Изисквания', additional: 'Друго' }
const POSITION: Career = {
  _id: 'ca4f50a4-f8f3-45d9-8797-5c5b23abcb73',
  title: 'Технолог',
  isInternship: false,
  startDate: '2026-10-01',
  endDate: '2027-03-31',
  responsibilities: '<p>Следи стана.</p>',
  requirements: '<p>Опит.</p>',
  additional: '',
  updatedAt: '2026-10-01T09:00:00+00',
}

test('a posting is valid from its start through its last second in Sofia', { tags: ['CAR-09'] }, () => {
  expect(jobPosting(SITE, POSITION, HEADINGS)).toMatchObject({
    datePosted: '2026-10-01',
    validThrough: '2027-03-31T23:59:59+03:00',
  })
})

test('the description holds every text that there is, under its heading', { tags: ['CAR-10'] }, () => {
  expect(jobPosting(SITE, POSITION, HEADINGS)).toMatchObject({
    description: '<h3>Функции</h3><p>Следи стана.</p><h3>Изисквания</h3><p>Опит.</p>',
  })
  const bare = { ...POSITION, responsibilities: '', requirements: '' }
  expect(jobPosting(SITE, bare, HEADINGS)).toMatchObject({ description: 'Технолог' })
})

test('of an internship search engines are told that it is one', () => {
  expect(jobPosting(SITE, { ...POSITION, isInternship: true }, HEADINGS)).toMatchObject({ employmentType: 'INTERN' })
})

test('a posting claims no kind of employment and no pay, for they are stated nowhere', () => {
  const posting = jobPosting(SITE, POSITION, HEADINGS)
  for (const unknown of ['employmentType', 'baseSalary', 'jobLocationType']) expect(posting).not.toHaveProperty(unknown)
})
