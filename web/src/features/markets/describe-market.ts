import { type MarketUrl, marketByUrl, marketPath } from '#content/markets.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

/** What a route has to know of a market's page; `undefined` when there is no such market. */
export function describeMarket(page: string) {
  const found = marketByUrl(page)
  if (!found) return undefined
  const market: MarketUrl = found.market
  return { market, path: marketPath(market), picture: pictureAddress(pictures[found.cover], 1920) }
}
