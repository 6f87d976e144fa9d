import { inquiryRegions } from 'supabase/inquiry-facts'
import { expect, test } from 'vitest'
import { personalData } from '#prose/personal-data.ts'
import { countries } from './map-regions.ts'
import { firstPeople } from './site-people.testing.ts'

test('the page on personal data says who receives an inquiry, and names no job that staff can change', {
  tags: ['INQ-15'],
}, () => {
  const words = JSON.stringify(personalData)
  expect(words).toContain('An inquiry about a product goes to our office and to those of our staff who')
  expect(words).toContain('Any other inquiry goes to our office and to those of our staff who')
  const named = firstPeople.filter(({ job_title }) => words.toLowerCase().includes(job_title.toLowerCase()))
  expect(named).toEqual([])
})

test('an inquiry can come from every country that one can choose', () => {
  expect(Object.keys(inquiryRegions).toSorted()).toEqual(countries.toSorted())
})

test('the page on personal data says that the person for the chosen country receives it, and what else is stored', () => {
  const words = JSON.stringify(personalData)
  expect(words).toContain('the person responsible for that country')
  expect(words).toContain('a number and, if you have chosen one, the country')
})
