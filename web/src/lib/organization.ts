import type { WebSite } from 'schema-dts'
import { brand } from 'supabase/brand'
import type { StructuredThing } from './structured-data.ts'

/** How other things refer to the company; a page that is read alone names it, too. */
export function organizationReference(site: string) {
  return { '@type': 'Organization', '@id': `${site}/#organization`, name: brand.legalName, url: `${site}/` } as const
}

/** Where the plant is. */
export function postalAddress() {
  const [streetAddress] = brand.address
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: brand.city,
    addressRegion: brand.region,
    postalCode: brand.postalCode,
    addressCountry: 'BG',
  } as const
}

/** The company with its ways of contact. `site` is the public origin. */
export function organization(site: string): StructuredThing {
  const { name, legalName, founded, phone, fax, emails, coordinates, social } = brand
  return {
    ...organizationReference(site),
    name,
    legalName,
    foundingDate: String(founded),
    logo: `${site}/icon-512.png`,
    telephone: phone,
    faxNumber: fax,
    email: emails.office,
    address: postalAddress(),
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: emails.sales, telephone: phone },
      { '@type': 'ContactPoint', contactType: 'press', email: emails.press },
      { '@type': 'ContactPoint', contactType: 'investor relations', email: emails.investors },
      { '@type': 'ContactPoint', contactType: 'careers', email: emails.careers },
    ],
    sameAs: social.map(({ url }) => url),
  }
}

export function webSite(site: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: brand.name,
    url: `${site}/`,
    inLanguage: 'en',
    publisher: { '@id': `${site}/#organization` },
  }
}
