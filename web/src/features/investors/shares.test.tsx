import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareFacts } from './shares.tsx'

test('ISIN and exchange are shown as soon as the owner has stated them, and not before', { tags: ['INV-15'] }, () => {
  const before = renderToStaticMarkup(<ShareFacts />)
  expect(before).not.toContain('ISIN')
  expect(before).not.toContain('<a')
  const after = renderToStaticMarkup(<ShareFacts isin="BG1100000000" exchangeUrl="https://exchange.example/share" />)
  expect(after).toContain('BG1100000000')
  expect(after).toContain('href="https://exchange.example/share"')
})
