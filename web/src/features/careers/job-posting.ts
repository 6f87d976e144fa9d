import type { Career } from 'api/contract/careers'
import { endOfDayInSofia } from 'api/contract/sofia-offset'
import type { JobPosting } from 'schema-dts'
import { brand } from 'supabase/brand'
import { organizationReference, postalAddress } from '#lib/organization.ts'

/** Headings of the texts within a description, as a visitor reads them: the translations `careers:modal`. */
type Headings = Readonly<Record<'responsibilities' | 'requirements' | 'additional', string>>

/**
 * A position for search engines that list jobs. Of the kind of employment only that it is an internship is known.
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
    ...(position.isInternship && { employmentType: 'INTERN' }),
    directApply: false,
    applicationContact: { '@type': 'ContactPoint', contactType: 'careers', email: brand.emails.careers },
    hiringOrganization: { ...organizationReference(site), sameAs: brand.social.map(({ url }) => url) },
    jobLocation: { '@type': 'Place', address: postalAddress() },
  }
}
