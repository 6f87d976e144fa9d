import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import { catalogue } from '#content/catalogue.ts'

export const plants = ['rolling', 'extrusion'] as const

/** What an address asks of the certificates, as it says it: `?standard=iso-9001&plant=rolling&current=yes`. */
export interface CertificateSearch {
  /** The number that is looked up. */
  number?: string
  /** The name of a certificate, the last part of its address. */
  standard?: string
  plant?: string
  /** Anything but nothing: only those in force. */
  current?: string
}

export const certificateSearch = [
  'number',
  'standard',
  'plant',
  'current',
] as const satisfies (keyof CertificateSearch)[]

/** Reads the query of an address; what is no text or number there is left out. */
export function readCertificateSearch(search: { [Name in keyof CertificateSearch]?: unknown }): CertificateSearch {
  return Object.fromEntries(
    certificateSearch.flatMap((name) => {
      const asked = search[name]
      // The router reads a number of digits alone as one, which one of 17 digits does not survive.
      return typeof asked === 'string' || Number(asked) < 1e15 ? [[name, String(asked).trim()]] : []
    }),
  )
}

/**
 * The certificates that an address asks for; what it does not know counts as none. One that names no products is of both
 * plants; a sample is never in force.
 * @param today the day in Sofia, `YYYY-MM-DD`
 */
export function filterCertificates(
  certificates: readonly SiteDocument[],
  { standard, plant, current }: CertificateSearch,
  today: string,
): readonly SiteDocument[] {
  const isNamed = certificates.some(({ name }) => name === standard)
  return certificates.filter(
    (certificate) =>
      (!isNamed || certificate.name === standard) &&
      isOfPlant(certificate, plant) &&
      (!current || isInForce(certificate, today)),
  )
}

function isOfPlant({ products }: SiteDocument, plant: string | undefined): boolean {
  if (products.length === 0 || !plants.some((known) => known === plant)) return true
  return catalogue.some(
    ({ category, products: made }) =>
      (category === 'extruded') === (plant === 'extrusion') && made.some((product) => products.includes(product)),
  )
}

function isInForce({ isSample, validUntil }: SiteDocument, today: string): boolean {
  return !isSample && validityOf(validUntil, today) !== 'ended'
}
