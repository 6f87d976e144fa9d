import { CATALOGUE_VERSION, type Catalogue, catalogue } from 'api/contract/catalogue'
import type { SiteDocument } from 'api/contract/documents'
import type { SitePerson } from 'api/contract/people'
import { brand } from 'supabase/brand'
import { z } from 'zod/mini'
import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { dataSheetPath } from '#content/data-sheet-path.ts'
import { DENSITY } from '#content/density.ts'
import { countries } from '#content/map-regions.ts'
import { offers } from '#content/offers.ts'
import { familyOf, placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { salesContact } from '#content/sales-contact.ts'
import type { SpecificationTable } from '#content/specification-table.ts'
import { standardsOf } from '#content/standards.ts'
import { certificateFacts, contactFacts, productFact, productReference } from './product-tools/facts.ts'
import { type ToolTexts, toolTexts } from './product-tools/tool-texts.ts'

export const cataloguePath = '/catalogue.json'
export const catalogueSchemaPath = '/catalogue.schema.json'

/**
 * All that the pages of the products say, as JSON.
 * @param certificates those that are on the site now
 * @param sales the sales staff of now
 */
export async function catalogueJson(
  site: string,
  certificates: readonly SiteDocument[],
  sales: readonly SitePerson[],
): Promise<string> {
  const texts = await toolTexts()
  const written: Catalogue = {
    $schema: site + catalogueSchemaPath,
    version: CATALOGUE_VERSION,
    company: { name: brand.name, legalName: brand.legalName, url: `${site}/` },
    language: 'en',
    note: texts.specs('formats.sampleNote'),
    mcp: `${site}/mcp`,
    densityKgPerDm3: DENSITY,
    products: productUrls.map((product) => productOf(product, texts, site)),
    certificates: certificates.map((certificate) => certificateFacts(certificate, site)),
    contacts: countries.flatMap((country) => {
      const contacts = (['Rolled', 'Extruded'] as const).flatMap((family) => salesContact(sales, family, country) ?? [])
      return contacts.length === 0
        ? []
        : { country, contacts: contacts.map((contact) => contactFacts(contact, texts, site)) }
    }),
  }
  return JSON.stringify(written)
}

/** What the catalogue may be, as JSON Schema. */
export function catalogueSchema(site: string): string {
  return JSON.stringify({ $id: site + catalogueSchemaPath, ...z.toJSONSchema(catalogue) })
}

function productOf(product: ProductUrl, texts: ToolTexts, site: string): Catalogue['products'][number] {
  const { products: t, specs } = texts
  const tables: readonly SpecificationTable[] = productDetails[product].tables
  return {
    ...productReference(product, texts, site),
    description: t(`products.${product}.description`),
    category: t(`categories.${placeOf(product).category}`),
    family: familyOf(product),
    dataSheet: site + dataSheetPath(product),
    offers: offers
      .filter((offer) => offer.product === product)
      .map(({ form, title, shape, thickness, width, side, length, alloys, tempers, core, outer }) => ({
        form,
        name: shape ? specs(`labels.${shape}`) : specs(`titles.${title}`),
        facts: Object.entries({ thickness, width, side, length, alloys, tempers, core, outer }).flatMap(
          ([name, row]) => (row ? productFact(row, texts, name) : []),
        ),
      })),
    tables: tables
      .filter(({ rows = [] }) => rows.length > 0)
      .map(({ title, rows = [] }) => ({
        title: specs(`titles.${title}`),
        facts: rows.map((row) => productFact(row, texts)),
      })),
    standards: standardsOf(product).map(({ rule, standard }) => ({
      number: standard,
      title: specs(`standards.titles.${standard}`),
      rule: specs(`standards.rules.${rule}`),
    })),
  }
}
