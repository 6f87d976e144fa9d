import type { SearchTitles } from 'api/contract/search'
import { productPath } from '#content/catalogue.ts'
import type { Answer } from '#content/needs/answer.ts'
import { answerToSearch } from '#content/needs/as-need.ts'
import { directAnswers, peopleAt } from './direct-answers.ts'
import { personRecords } from './person-records.ts'
import { createRule, type RuleResults } from './rule.ts'
import type { SearchIndex } from './search-index.ts'
import { siteEntries } from './site-entries.ts'
import { createSiteSearch, type SiteEntry } from './site-search.ts'

/** Results of the last group that are shown; a longer query finds the others. */
const MAX_OF_SITE = 12

export interface Results extends RuleResults {
  /** What the tables say, when an alloy or a size is asked for. */
  answer: ReturnType<typeof answerToSearch>
  /** What answers the question itself, above all that only has its words. */
  direct: SiteEntry[]
  /** From the whole site, without those of the other groups. */
  site: SiteEntry[]
  /** Nothing answers all that was typed; `site` answers some of it. */
  isClose: boolean
}

/** Finds all that answers an input, in the groups in which it is shown. @param titles `undefined` as long as they have not come */
export function createFindResults(index: SearchIndex, titles?: SearchTitles) {
  const everyone = titles?.people ?? []
  const findByRule = createRule({ products: index.products, people: personRecords(everyone) })
  const entries = siteEntries(index, titles)
  const searchSite = createSiteSearch(entries)
  return (input: string): Results => {
    const paths = [...directAnswers(input, everyone), ...peopleAt(input, everyone)]
    // A certificate 3.1 is no thickness.
    const answer = paths.length > 0 ? undefined : answerToSearch(input)
    const direct = paths.flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
    const isOther = ({ path }: { path: string }) => !paths.includes(path)
    const byRule = findByRule(input)
    const products = byRule.products.filter(isOther)
    const people = byRule.people.filter(isOther)
    const found = new Set([...products, ...people, ...direct].map(({ path }) => path))
    const { entries: site, isClose } = searchSite(input, MAX_OF_SITE, found)
    if (!answer) return { answer, direct, products, people, site, isClose }
    // What has only some of the words is no help beside an answer; it says which product is meant most.
    const ranked = [...products, ...site].map(({ path }) => path)
    const yes = answer.answers.yes.toSorted((one, other) => rankIn(ranked, one) - rankIn(ranked, other))
    const sorted = { ...answer, answers: { ...answer.answers, yes } }
    return { answer: sorted, direct, products, people, site: isClose ? [] : site, isClose: false }
  }
}

function rankIn(paths: readonly string[], { offer }: Answer): number {
  const rank = paths.indexOf(productPath(offer.product))
  return rank < 0 ? paths.length : rank
}
