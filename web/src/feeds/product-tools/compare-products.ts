import type { ToolAnswers } from 'api/contract/product-tools'
import { comparePath, readCompared } from '#features/compare/compare-search.ts'
import { comparedRows } from '#features/compare/compared-rows.ts'
import { productFact, productReference } from './facts.ts'
import { toolTexts } from './tool-texts.ts'

/** The rows of the comparison, those that differ marked. */
export const compareProducts: ToolAnswers['compare_products'] = async (input, { site }) => {
  const texts = await toolTexts()
  const compared = readCompared({ products: input.products.join(',') })
  if (compared.products.length < 2) return { refusal: 'products: a comparison needs two different products' }
  return {
    products: compared.products.map((product) => productReference(product, texts, site)),
    rows: comparedRows(compared.products).map(({ label, cells, isDifferent }) => ({
      label: texts.specs(`labels.${label}`),
      isDifferent,
      cells: cells.map((entries) =>
        entries.map(({ title, value, isTypical }) => ({
          ...productFact({ label, value, ...(isTypical && { sample: true as const }) }, texts),
          ...(title && { table: texts.specs(`titles.${title}`) }),
        })),
      ),
    })),
    note: texts.specs('formats.sampleNote'),
    page: site + comparePath(compared),
  }
}
