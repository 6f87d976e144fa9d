import { brand } from 'supabase/brand'
import { contactCardPath } from '#content/contact-card-path.ts'
import type { Person } from '#content/person.ts'
import { type StaffPage, staff } from '#content/staff.ts'
import { contentLines, escaped } from './content-lines.ts'

interface Entry {
  person: Person
  page: StaffPage
}

/** Everybody who can be asked, by the path of the contact card. */
export const contactCards: ReadonlyMap<string, Entry> = new Map(
  (Object.keys(staff) as StaffPage[]).flatMap((page) =>
    staff[page].map((person) => [contactCardPath(person), { person, page }]),
  ),
)

const tel = (number: string) => `tel:${number.replaceAll(' ', '')}`

/** A contact card, `text/vcard` by RFC 6350. @param site the public origin */
export function contactCard(site: string, { person, page }: Entry): string {
  const { name, position, email, phone, fax, regions, foreignLanguages = [], url } = person
  const [given = '', ...family] = name.split(' ')
  const [street = ''] = brand.address
  const profile = `${site}/contacts/${page}${url ? `/${url}` : ''}`
  const notes = [`Regions: ${regions.join(', ')}.`, foreignLanguages.length && `Speaks ${foreignLanguages.join(', ')}.`]
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `SOURCE:${site}${contactCardPath(person)}`,
    `UID:${site}${contactCardPath(person)}`,
    `FN:${escaped(name)}`,
    `N:${escaped(family.join(' '))};${escaped(given)};;;`,
    `ORG:${escaped(brand.legalName)}`,
    `TITLE:${escaped(position)}`,
    `TEL;VALUE=uri;TYPE="voice,work":${tel(phone)}`,
    `TEL;VALUE=uri;TYPE="fax,work":${tel(fax)}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `ADR;TYPE=work:;;${[street, brand.city, brand.region, brand.postalCode, brand.country].map(escaped).join(';')}`,
    `URL:${profile}`,
    `NOTE:${escaped(notes.filter(Boolean).join(' '))}`,
    'END:VCARD',
  ])
}
