import { type MarketUrl, marketByUrl, marketPath } from '#content/markets.ts'

/** What a route has to know of a market's page; `undefined` when there is no such market. */
export function describeMarket(page: string) {
  const found = marketByUrl(page)
  if (!found) return undefined
  const market: MarketUrl = found.market
  return { market, path: marketPath(market) }
}
