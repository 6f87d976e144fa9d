import type { ToolAnswers } from 'api/contract/product-tools'
import { dataSheetPath } from '#content/data-sheet-path.ts'
import { countryNamed } from '#content/map-regions.ts'
import { type Answer, answersTo } from '#content/needs/answer.ts'
import type { Need } from '#content/needs/need.ts'
import { familyOf, type ProductFamily } from '#content/product-sales.ts'
import { salesContact } from '#content/sales-contact.ts'
import { answerTexts, summaryOf } from '#features/finder/answer-texts.ts'
import { fieldsOf, readAsked } from '#features/finder/finder-search.ts'
import { namesOfUses } from '#features/finder/use-names.ts'
import { basisOf, contactFacts, productReference } from './facts.ts'
import { readPeopleList } from './read-lists.ts'
import { toolTexts } from './tool-texts.ts'

/** What the finder says to a line, and whom to ask in a country. */
export const findProducts: ToolAnswers['find_products'] = async ({ need: line, country: named }, source) => {
  const { site } = source
  const texts = await toolTexts()
  const { tools, specs } = texts
  const useNames = namesOfUses(texts.uses)
  const textsOf = (asked: Need) => answerTexts({ t: tools, specs, useNames }, asked, 'metric')
  const { need, quantity, unknown, others } = readAsked({ q: line })
  const answers = answersTo(need)
  const said = textsOf(need)
  const [closest] = answers.yes.length > 0 ? [] : answers.near
  const why = closest && said.why(closest)
  const isAsking = Object.keys(need).length > 0
  const country = countryNamed(named)
  const reference = ({ offer }: Answer) => productReference(offer.product, texts, site)
  const families = [...new Set([...answers.yes, ...answers.near].map(({ offer }) => familyOf(offer.product)))]
  const asked: readonly ProductFamily[] = families.length > 0 ? families : ['Rolled', 'Extruded']
  const sales = country ? await readPeopleList(source, 'sales-department') : []
  return {
    answer: !isAsking ? 'not understood' : answers.yes.length > 0 ? 'yes' : 'no',
    summary: isAsking
      ? [summaryOf(answers, said, unknown, tools), why].filter(Boolean).join('. ')
      : tools('finder.unknown', { words: unknown.join(', ') }),
    readAs: said.named,
    leftOut: [...unknown],
    ...(quantity && { quantity: quantity.text }),
    products: answers.yes.map((answer) => ({
      ...reference(answer),
      offer: said.offer(answer.offer),
      rows: said.rows(answer.findings),
      basis: basisOf(answer.isTypical),
      dataSheet: site + dataSheetPath(answer.offer.product, country),
    })),
    nearest: answers.near.map((answer) => ({
      ...reference(answer),
      offer: said.offer(answer.offer),
      misses: answer.findings.flatMap((finding) => {
        if (finding.fits) return []
        const nearest = said.nearest(finding)
        return { reason: said.reason(finding), ...(nearest && { nearest }) }
      }),
    })),
    otherReadings: others.map((reading) => ({
      readAs: textsOf(reading.need).named,
      products: answersTo(reading.need).yes.length,
      page: `${site}/products/finder?${new URLSearchParams(fieldsOf(reading.need, 'metric', reading.quantity))}`,
    })),
    contacts: asked.flatMap((family) => {
      const contact = country && salesContact(sales, family, country)
      return contact ? contactFacts(contact, texts, site) : []
    }),
    note: tools('finder.note'),
    page: `${site}/products/finder?${new URLSearchParams({ q: line, ...(country && { region: country }) })}`,
  }
}
