import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import type { SitePerson } from 'api/contract/people'
import type { CertificateFacts, ProductFact, SalesContactFacts, SalesPersonFacts } from 'api/contract/product-facts'
import { todayInSofia } from 'api/contract/sofia-time'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { contactCardPath } from '#content/contact-card-path.ts'
import { profilePath } from '#content/profile-path.ts'
import type { SalesContact } from '#content/sales-contact.ts'
import { salesReason } from '#content/sales-reason.ts'
import { specificationNumbers } from '#content/specification-numbers.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import type { ToolTexts } from './tool-texts.ts'

/** A row of a table as programs read it. @param name what it says, where its label names a shape */
export function productFact(
  { label, value, sample }: SpecificationRow,
  { specs }: ToolTexts,
  name: string = label,
): ProductFact {
  const { values, ...numbers } = specificationNumbers(value)
  return {
    name,
    label: specs(`labels.${label}`),
    text: formatSpecification(value, specs),
    ...numbers,
    ...(values && { values: [...values] }),
    basis: basisOf(sample === true),
  }
}

export const basisOf = (isTypical: boolean): ProductFact['basis'] => (isTypical ? 'typical' : 'stated')

export function productReference(product: ProductUrl, { shell }: ToolTexts, site: string) {
  return { id: product, name: shell(`productNames.${product}`), page: site + productPath(product) }
}

export function personFacts(person: SitePerson, site: string): SalesPersonFacts {
  const { name, position, phone, email, languages } = person
  return {
    ...{ name, position, phone, email, languages },
    page: site + profilePath(person),
    card: site + contactCardPath(person),
  }
}

export function contactFacts(contact: SalesContact, { sales }: ToolTexts, site: string): SalesContactFacts {
  const { person, family, standsInFor } = contact
  return {
    ...personFacts(person, site),
    family,
    reason: salesReason(contact, sales),
    ...(standsInFor && { standsInFor: standsInFor.name }),
  }
}

/** A certificate as it stands on the site; a sample is called one, whatever its dates. */
export function certificateFacts(document: SiteDocument, site: string): CertificateFacts {
  const { title, number, issuer, scope, issuedOn, validUntil, isSample, products, file, sha256 } = document
  const isOver = validityOf(validUntil, todayInSofia()) === 'ended'
  const search = number && `?${new URLSearchParams({ number })}`
  return {
    ...{ title, number, issuer, scope, issuedOn, validUntil, products, sha256 },
    state: isSample ? 'sample' : isOver ? 'expired' : 'current',
    file: site + file,
    page: `${site}/certificates${search}`,
  }
}
