import type { DataSheet, SheetDrawing, SheetTable } from 'api/contract/data-sheet'
import type { SiteDocument } from 'api/contract/documents'
import type { SitePerson } from 'api/contract/people'
import { todayInSofia } from 'api/contract/sofia-time'
import type { i18n } from 'i18next'
import { brand } from 'supabase/brand'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { DENSITY } from '#content/density.ts'
import type { Country } from '#content/map-regions.ts'
import { type DrawingCode, isRender } from '#content/picture-codes.ts'
import { familyOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { type SalesContact, salesContact } from '#content/sales-contact.ts'
import { salesReason } from '#content/sales-reason.ts'
import { bounds } from '#content/sections/measure.ts'
import { sectionOutlines } from '#content/sections/outline.ts'
import { outlinePath } from '#content/sections/outline-path.ts'
import { sectionNumbers } from '#content/sections/section-numbers.ts'
import type { SpecificationTable } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { standardsOf } from '#content/standards.ts'
import { unitSystems } from '#content/unit-systems.ts'
import { formatDate, formatNumber } from '#lib/format.ts'
import { certificateCells, certificatesOf, type ProductCertificate } from '#lib/product-certificates.ts'
import { metalFigures } from './metal-figure.ts'

type SheetParts = {
  country: Country | undefined
  documents: readonly SiteDocument[]
  sales: readonly SitePerson[]
}

/**
 * What the data sheet of a product says: the facts of its page, in both systems of units, and whom to ask.
 * @param texts the translations `products`, `specs` and `sales`
 * @param site the public origin
 * @param parts.documents the certificates that are on the site
 * @param parts.sales the sales staff; empty when it is unknown, and the sheet names the office
 */
export function dataSheet(
  texts: i18n,
  site: string,
  product: ProductUrl,
  { country, documents, sales }: SheetParts,
): DataSheet {
  const t = texts.getFixedT('en', 'products')
  const { title, description } = t(`products.${product}`, { returnObjects: true })
  const { images, tables } = productDetails[product]
  const drawn = images.filter((image) => !isRender(image))
  const today = todayInSofia()
  const url = site + productPath(product)
  const check = `${site}/certificates`
  const shown = country ? `${url}?region=${encodeURIComponent(country)}` : url
  const certificates = certificatesOf(documents, product, today)
  return {
    brand: brand.name,
    kind: t('sheet.title'),
    title,
    description,
    tables: [
      ...tables.map((table) => specificationTable(texts, table)),
      ...(drawn.length > 0 ? [sectionsTable(texts, drawn)] : []),
      standardsTable(texts, product),
      ...(certificates.length > 0 ? [certificatesTable(texts, certificates)] : []),
    ],
    drawings: [...metalFigures(texts, tables), ...drawn.map((code) => sectionDrawing(texts, code))],
    contact: { title: t('sheet.sales'), lines: contactLines(texts, salesContact(sales, familyOf(product), country)) },
    company: { title: brand.legalName, lines: brand.address },
    date: { iso: today, title: t('sheet.made'), text: formatDate(today) },
    note: t('sheet.note'),
    codes: [
      { url: check, caption: t('sheet.certificates'), alt: t('sheet.certificatesCode', { address: check }) },
      { url: shown, caption: t('sheet.product'), alt: t('sheet.code', { address: url }) },
    ],
    url: shown,
  }
}

function sectionDrawing(texts: i18n, code: DrawingCode): SheetDrawing {
  const { left, right, bottom, top } = bounds(sectionOutlines[code])
  return {
    name: texts.getFixedT('en', 'products')(`sections.names.${code}`),
    path: outlinePath(sectionOutlines[code]),
    left,
    top: -top,
    width: right - left,
    height: top - bottom,
  }
}

/** `EN AW-8079`, `EN 485-2`: the number of a standard or an alloy is not left alone on the next line. */
const onOneLine = (text: string) =>
  text.replaceAll('EN AW-', 'EN\u00a0AW-').replace(/\b(EN|ISO|ASTM|DIN) (?=[A-Z]?\d)/g, '$1\u00a0')

function specificationTable(texts: i18n, { title, rows = [], colours = [] }: SpecificationTable): SheetTable {
  const t = texts.getFixedT('en', 'specs')
  const products = texts.getFixedT('en', 'products')
  const isSample = [...rows, ...colours].some(({ sample }) => sample)
  const notes = [colours.length > 0 && t('formats.colourNote'), isSample && t('formats.sampleNote')].filter(Boolean)
  return {
    title: t(`titles.${title}`),
    head:
      rows.length > 0
        ? [products('sheet.property'), ...unitSystems.map((system) => t(`formats.${system}`))]
        : [products('sheet.property'), products('sheet.value')],
    rows: [
      ...rows.map(({ label, value }) => {
        const [metric = '', imperial = ''] = unitSystems.map((system) =>
          onOneLine(formatSpecification(value, t, system)),
        )
        // What has no unit is said once.
        return [t(`labels.${label}`), metric, imperial === metric ? '' : imperial]
      }),
      ...(colours.length > 0
        ? [[products('sheet.colours'), colours.map(({ name }) => t(`colours.${name}`)).join(', ')]]
        : []),
    ],
    ...(notes.length > 0 && { note: notes.join(' ') }),
  }
}

/** The drawn sections, each with its numbers in millimetres above those in inches. */
function sectionsTable(texts: i18n, codes: readonly DrawingCode[]): SheetTable {
  const t = texts.getFixedT('en', 'products')
  const specs = texts.getFixedT('en', 'specs')
  const names = ['weight', 'area', 'width', 'height', 'circle', 'perimeter', 'ix', 'iy'] as const
  return {
    title: t('labels.crossSections'),
    head: [t('sections.example'), ...names.map((name) => t(`sections.numbers.${name}`))],
    rows: codes.map((code) => {
      const [metric = [], imperial = []] = unitSystems.map((system) => sectionNumbers(code, system))
      const cell = (name: (typeof names)[number]) =>
        [metric, imperial]
          .flatMap((numbers) => numbers.filter((one) => one.name === name))
          .map(({ text, unit }) => `${text} ${specs(`units.${unit}`)}`)
          .join('\n')
      return [t(`sections.names.${code}`), ...names.map(cell)]
    }),
    note: [
      t('sections.note'),
      t('sections.basis', { value: formatNumber(DENSITY, 1) }),
      codes.includes('window-frame') && t('sections.joined', { value: formatNumber(DENSITY, 1) }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function standardsTable(texts: i18n, product: ProductUrl): SheetTable {
  const t = texts.getFixedT('en', 'specs')
  return {
    title: t('standards.heading'),
    head: [t('standards.rule'), t('standards.number'), t('standards.title')],
    rows: standardsOf(product).map(({ rule, standard }) => [
      t(`standards.rules.${rule}`),
      onOneLine(standard),
      t(`standards.titles.${standard}`),
    ]),
    note: t('standards.note'),
    shares: [0.22, 0.13, 0.65],
  }
}

function certificatesTable(texts: i18n, certificates: readonly ProductCertificate[]): SheetTable {
  const t = texts.getFixedT('en', 'products')
  const scopes = certificates.filter(({ scope }) => scope !== '').map(({ title, scope }) => `${title}: ${scope}`)
  return {
    title: t('certificates.heading'),
    head: [
      t('certificates.name'),
      t('certificates.about'),
      t('certificates.number'),
      t('certificates.issuer'),
      t('certificates.validUntil'),
    ],
    rows: certificates.map((certificate) => certificateCells(t, certificate)),
    ...(scopes.length > 0 && { note: scopes.join('\n') }),
    shares: [0.22, 0.28, 0.18, 0.18, 0.14],
  }
}

function contactLines(texts: i18n, contact: SalesContact | undefined): string[] {
  const t = texts.getFixedT('en', 'sales')
  if (!contact) return [brand.phone, brand.emails.sales]
  const { name, position, phone, email, languages } = contact.person
  return [
    name,
    position,
    salesReason(contact, t),
    ...(contact.standsInFor ? [t('standsIn', { name: contact.standsInFor.name })] : []),
    phone,
    email,
    ...(languages.length > 0 ? [t('languages', { languages: languages.join(', ') })] : []),
  ]
}
