import type { DataSheet } from 'api/contract/data-sheet'
import type { DocumentList } from 'api/contract/documents'
import type { PeopleList } from 'api/contract/people'
import { type ProductUrl, productPath, productUrls } from '#content/catalogue.ts'
import { dataSheetPath } from '#content/data-sheet-path.ts'
import { countryNamed } from '#content/map-regions.ts'
import { createBundledI18n } from '#i18n/bundled-translations.ts'
import { dataSheet } from './data-sheet.ts'

/** The products by the paths of their data sheets. */
export const dataSheetPaths: ReadonlyMap<string, ProductUrl> = new Map(
  productUrls.map((product) => [dataSheetPath(product), product]),
)

/** A data sheet that was asked for. */
export interface DataSheetFile {
  /** Its address with the part of the query that it shows. */
  address: string
  /** What it is saved as. */
  name: string
  /** The path of the page that says the same. */
  page: string
  /** What it says. @param site the public origin @param answerApi as for a page, which says the same */
  read: (site: string, answerApi: (path: string) => Promise<Response>) => Promise<DataSheet>
}

/**
 * The data sheet at a path, for the country of the query.
 * @param search empty, or with its question mark
 */
export function dataSheetAt(path: string, search: string): DataSheetFile | undefined {
  const product = dataSheetPaths.get(path)
  if (!product) return undefined
  const country = countryNamed(new URLSearchParams(search).get('region'))
  return {
    address: dataSheetPath(product, country),
    name: `${product}.pdf`,
    page: productPath(product),
    read: async (site, answerApi) => {
      const i18n = await createBundledI18n(['products', 'specs', 'sales'])
      const [documents, sales] = await Promise.all([
        answerApi('/api/documents/certificates'),
        answerApi('/api/people/sales-department'),
      ])
      return dataSheet(i18n, site, product, {
        country,
        documents: documents.ok ? ((await documents.json()) as DocumentList).documents : [],
        sales: sales.ok ? ((await sales.json()) as PeopleList).people : [],
      })
    },
  }
}
