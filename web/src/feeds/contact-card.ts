import type { SitePerson } from 'api/contract/people'
import { brand } from 'supabase/brand'
import { contactCardPath } from '#content/contact-card-path.ts'
import { profilePath } from '#content/profile-path.ts'
import { regionNames } from '#content/region-names.ts'
import { contentLines, escaped } from './content-lines.ts'

const CARD_PATH = /^\/contacts\/cards\/([a-z0-9]+(?:-[a-z0-9]+)*)\.vcf$/

/** Whose contact card is at a path, by the slug; `undefined` where no card can be. */
export function cardSlugAt(path: string): string | undefined {
  return CARD_PATH.exec(path)?.[1]
}

/**
 * A contact card, vCard 3.0 (RFC 2426), which every address book reads; not all take the numbers of 4.0, which are URIs.
 * @param site the public origin
 * @param photo a JPEG
 */
export function contactCard(site: string, person: SitePerson, photo: Buffer | null): string {
  const { name, position, email, phone, fax, countries, languages } = person
  const [given = '', ...family] = name.split(' ')
  const [street = ''] = brand.address
  const notes = [
    `Regions: ${regionNames(countries).join(', ')}.`,
    languages.length > 0 && `Speaks ${languages.join(', ')}.`,
  ]
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `SOURCE:${site}${contactCardPath(person)}`,
    `UID:${site}${contactCardPath(person)}`,
    `FN:${escaped(name)}`,
    `N:${escaped(family.join(' '))};${escaped(given)};;;`,
    `ORG:${escaped(brand.legalName)}`,
    `TITLE:${escaped(position)}`,
    `TEL;TYPE=voice,work:${escaped(phone)}`,
    ...(fax ? [`TEL;TYPE=fax,work:${escaped(fax)}`] : []),
    `EMAIL;TYPE=internet,work:${escaped(email)}`,
    `ADR;TYPE=work:;;${[street, brand.city, brand.region, brand.postalCode, brand.country].map(escaped).join(';')}`,
    `URL:${site}${profilePath(person)}`,
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`] : []),
    `NOTE:${escaped(notes.filter(Boolean).join(' '))}`,
    'END:VCARD',
  ])
}
