import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { shareListing } from '#content/share-listing.ts'
import { Shares } from './shares.tsx'

vi.mock('./whom-to-ask.tsx', () => ({ WhomToAsk: () => null }))
const stated = { ...shareListing }
const shown = (listing: typeof shareListing) => {
  Object.assign(shareListing, { isin: undefined, exchangeUrl: undefined }, listing)
  return renderToStaticMarkup(<Shares />)
}
afterEach(() => {
  Object.assign(shareListing, { isin: undefined, exchangeUrl: undefined }, stated)
})

test('ISIN and exchange are shown as soon as the owner has stated them, and not before', { tags: ['INV-15'] }, () => {
  const before = shown({})
  expect(before).not.toContain('ISIN')
  expect(before).not.toContain('<a')
  const after = shown({ isin: 'BG1100000000', exchangeUrl: 'https://exchange.example/share' })
  expect(after).toContain('BG1100000000')
  expect(after).toContain('href="https://exchange.example/share"')
})
