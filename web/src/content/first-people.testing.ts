import { inquiryRecipients } from 'supabase/inquiry-recipients'
import type { Person } from './person.ts'
import { type StaffPage, staff } from './staff.ts'

/** A row of `people` as the migration brings it. */
export interface FirstPerson {
  kind: StaffPage
  name: string
  has_profile: boolean
  full_name: string
  job_title: string
  description: string
  email: string
  phone: string
  fax: string
  tags: readonly string[]
  languages: readonly string[]
  countries: readonly string[]
  families: readonly string[]
  is_main: boolean
  duties: string[]
  receives: string[]
  away_until: string | null
  position: number
}

const DUTIES: Readonly<Record<string, string>> = {
  'Communications Manager': 'press',
  'Investor Relations Director': 'investors',
}

/** The facts of the specification as rows: what the migration has to bring. */
export function firstPeople(): FirstPerson[] {
  return (Object.keys(staff) as StaffPage[]).flatMap((kind) =>
    staff[kind].map((person: Person, index) => ({
      kind,
      name: person.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      has_profile: person.url !== undefined,
      full_name: person.name,
      job_title: person.position,
      description: person.description,
      email: person.email,
      phone: person.phone,
      fax: person.fax,
      tags: person.tags,
      languages: person.foreignLanguages ?? [],
      countries: person.countries ?? [],
      families: person.products ?? [],
      is_main: person.featured ?? false,
      duties: [DUTIES[person.position] ?? []].flat(),
      receives: (['product', 'contact'] as const).filter((inquiry) =>
        inquiryRecipients[inquiry].includes(person.email),
      ),
      away_until: person.notice ? '2027-03-01' : null,
      position: index + 1,
    })),
  )
}
