import type { QueryClient } from '@tanstack/react-query'
import type { Career } from 'api/contract/careers'
import type { JobPosting } from 'schema-dts'
import { brand } from 'supabase/brand'
import { endOfDayInSofia } from '#lib/sofia-time.ts'
import { positionKey } from './position-key.ts'

/** Headings of the texts within a description, as a visitor reads them: the words `careers:modal`. */
type Headings = Readonly<Record<'responsibilities' | 'requirements' | 'additional', string>>

/** The posting of a position that has been read. */
export function postingInCache(site: string, queryClient: QueryClient, id: string, headings: Headings): JobPosting[] {
  const position = queryClient.getQueryData<Career | null>(positionKey(id))
  return position ? [jobPosting(site, position, headings)] : []
}

/**
 * A position for search engines that list jobs. The kind of employment is left out, for nobody states it.
 * `site` is the public origin.
 */
export function jobPosting(site: string, position: Career, headings: Headings): JobPosting {
  const texts = (['responsibilities', 'requirements', 'additional'] as const).filter((text) => position[text])
  return {
    '@type': 'JobPosting',
    title: position.title,
    description: texts.map((text) => `<h3>${headings[text]}</h3>${position[text]}`).join('') || position.title,
    identifier: { '@type': 'PropertyValue', name: brand.legalName, value: position._id },
    url: `${site}/careers/open-positions/${position._id}`,
    datePosted: position.startDate,
    validThrough: endOfDayInSofia(position.endDate),
    directApply: false,
    hiringOrganization: {
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.legalName,
      url: site,
      sameAs: brand.social.map(({ url }) => url),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: brand.address[0],
        addressLocality: brand.city,
        addressCountry: brand.countryCode,
      },
    },
  }
}
