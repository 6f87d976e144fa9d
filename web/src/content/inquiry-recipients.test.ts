import { brand } from 'supabase/brand'
import { inquiryRegions } from 'supabase/inquiry-facts'
import { inquiryRecipients } from 'supabase/inquiry-recipients'
import { expect, test } from 'vitest'
import { personalData } from '#prose/personal-data.ts'
import { countries } from './map-regions.ts'
import type { Person } from './person.ts'
import { staff } from './staff.ts'

const ROLES: Readonly<Record<string, RegExp>> = {
  'Commercial Director': /the commercial director/,
  'Sales Director, Rolled Products': /the sales directors for rolled and /,
  'Sales Director, Extruded Products': /the sales directors for .+ extruded products/,
  'Technical Support Manager': /the technical support manager/,
  'Office Manager': /the office manager/,
}

test.for([
  ['product', /An inquiry about a product goes to ([^.]+)\./],
  ['contact', /Any other inquiry goes to ([^.]+)\./],
] as const)(
  'the page on personal data names exactly those who receive a %s inquiry',
  { tags: ['INQ-15'] },
  ([kind, sentence]) => {
    const named = sentence.exec(JSON.stringify(personalData))?.[1] ?? ''
    const everyone: readonly Person[] = Object.values(staff).flat()
    const roles = inquiryRecipients[kind]
      .filter((email) => email !== brand.emails.office)
      .map((email) => everyone.find((person) => person.email === email)?.position ?? email)
    expect(named).toMatch(/^our office/)
    expect(
      Object.keys(ROLES)
        .filter((role) => ROLES[role]?.test(named))
        .toSorted(),
    ).toEqual(roles.toSorted())
  },
)

test('an inquiry can come from every country that one can choose', () => {
  expect(Object.keys(inquiryRegions).toSorted()).toEqual(countries.toSorted())
})

test('the page on personal data says that the person for the chosen country receives it, and what else is stored', () => {
  const words = JSON.stringify(personalData)
  expect(words).toContain('the person who serves the country that you have chosen')
  expect(words).toContain('a number and, if you have chosen one, the country')
})
