import type { SearchTitles } from 'api/contract/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createBundledI18n } from '#i18n/bundled-translations.ts'
import { createFindResults, type Results } from './find-results.ts'
import type { SearchIndex } from './search-index.ts'
import { SearchResults } from './search-results.tsx'
import { firstRows } from './use-shown.ts'

interface EarlyResultsOptions {
  /** What is searched: the whole site, as in the browser. */
  index: SearchIndex
  /** The style sheets of the results, of which the page has none yet. */
  sheets: readonly string[]
}

/**
 * What is shown of an input until the search has come to the browser, as HTML: the first results of each group, the same
 * as there but for their pictures, which would share a slow line with the scripts.
 */
export async function createEarlyResults({ index, sheets }: EarlyResultsOptions) {
  const i18n = await createBundledI18n(['shell', 'search', 'sales'])
  let known = { json: '', people: undefined as SearchTitles['people'] | undefined, find: createFindResults(index) }

  function finderOf(json: string) {
    if (json === known.json) return known
    const titles: SearchTitles | undefined = json === '' ? undefined : JSON.parse(json)
    known = { json, people: titles?.people, find: createFindResults(index, titles) }
    return known
  }

  /** @param json what `/api/search` answers; empty when it is away, and only the index is searched */
  return (input: string, json: string): string => {
    const { find, people } = finderOf(json)
    return renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <SearchResults
          input={input}
          results={withoutPictures(firstRows(find(input)))}
          people={people}
          country={undefined}
        />
      </I18nextProvider>,
    )
  }
}

function withoutPictures(results: Results): Results {
  const without = <Item,>(items: Item[]) => items.map((item) => ({ ...item, picture: null }))
  return { ...results, products: without(results.products), people: without(results.people) }
}
