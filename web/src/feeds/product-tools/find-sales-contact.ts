import type { ToolAnswers } from 'api/contract/product-tools'
import { brand } from 'supabase/brand'
import { countryNamed } from '#content/map-regions.ts'
import { familyOf, type ProductFamily } from '#content/product-sales.ts'
import { salesContact } from '#content/sales-contact.ts'
import { contactFacts } from './facts.ts'
import { readPeopleList } from './read-lists.ts'
import { toolTexts } from './tool-texts.ts'

/** Who serves a country, for a product, a family of products, or for both families; the office, when no person can be named. */
export const findSalesContact: ToolAnswers['find_sales_contact'] = async ({ country, product, family }, source) => {
  const { site } = source
  const texts = await toolTexts()
  const sales = await readPeopleList(source, 'sales-department')
  const only = product ? familyOf(product) : family
  const families: readonly ProductFamily[] = only ? [only] : ['Rolled', 'Extruded']
  const contacts = families.flatMap((one) => salesContact(sales, one, countryNamed(country)) ?? [])
  const search = new URLSearchParams({ region: country, ...(only && { product: only }) })
  return {
    contacts: contacts.map((contact) => contactFacts(contact, texts, site)),
    ...(contacts.length === 0 && { office: { phone: brand.phone, email: brand.emails.sales } }),
    page: `${site}/contacts/sales-department?${search}`,
  }
}
