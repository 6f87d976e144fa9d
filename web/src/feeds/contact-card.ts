import type { SitePerson } from 'api/contract/people'
import { brand } from 'supabase/brand'
import { contactCardPath } from '#content/contact-card-path.ts'
import { profilePath } from '#content/profile-path.ts'
import { regionNames } from '#content/region-names.ts'
import { qrPath } from '#lib/qr-path.ts'
import { contentLines, escaped } from './content-lines.ts'

const CARD_PATH = /^\/contacts\/cards\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(vcf|svg)$/

/** Whose contact card is at a path, by the slug, and whether as a code to be read; `undefined` where no card can be. */
export function cardAt(path: string): { slug: string; isCode: boolean } | undefined {
  const [, slug, kind] = CARD_PATH.exec(path) ?? []
  return slug ? { slug, isCode: kind === 'svg' } : undefined
}

/**
 * A contact card, vCard 3.0 (RFC 2426), which every address book reads; not all take the numbers of 4.0, which are URIs.
 * @param site the public origin
 * @param photo a JPEG
 */
export function contactCard(site: string, person: SitePerson, photo: Buffer | null): string {
  const { fax, countries, languages } = person
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
    ...reachedBy(person),
    ...(fax ? [`TEL;TYPE=fax,work:${escaped(fax)}`] : []),
    `ADR;TYPE=work:;;${[street, brand.city, brand.region, brand.postalCode, brand.country].map(escaped).join(';')}`,
    `URL:${site}${profilePath(person)}`,
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`] : []),
    `NOTE:${escaped(notes.filter(Boolean).join(' '))}`,
    'END:VCARD',
  ])
}

/** A drawing (SVG) of the code that has a phone offer to save whom it names: a short card, for few and large modules. */
export function contactCode(site: string, person: SitePerson): string {
  const card = ['BEGIN:VCARD', 'VERSION:3.0', ...reachedBy(person), `URL:${site}${profilePath(person)}`, 'END:VCARD']
  const { path, size } = qrPath(card.join('\r\n'))
  const square = `M0 0h${size}v${size}H0z`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="${square}"/><path d="${path}"/></svg>`
}

/** The lines of a card that say who it is, and by what number and address. */
function reachedBy({ name, position, phone, email }: SitePerson): string[] {
  const [given = '', ...family] = name.split(' ')
  return [
    `FN:${escaped(name)}`,
    `N:${escaped(family.join(' '))};${escaped(given)};;;`,
    `ORG:${escaped(brand.legalName)}`,
    `TITLE:${escaped(position)}`,
    `TEL;TYPE=voice,work:${escaped(phone)}`,
    `EMAIL;TYPE=internet,work:${escaped(email)}`,
  ]
}
