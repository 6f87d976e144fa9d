import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { ShareFacts } from './shares.tsx'

async function facts(listing: Parameters<typeof ShareFacts>[0]): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createLoadedI18n()}>
      <ShareFacts {...listing} />
    </I18nextProvider>,
  )
}

test('ISIN and exchange are shown as soon as the owner has stated them, and not before', {
  tags: ['INV-15'],
}, async () => {
  const before = await facts({})
  expect(before).not.toContain('ISIN')
  expect(before).not.toContain('<a')
  const after = await facts({ isin: 'BG1100000000', exchangeUrl: 'https://exchange.example/share' })
  expect(after).toContain('ISIN')
  expect(after).toContain('BG1100000000')
  expect(after).toContain('href="https://exchange.example/share"')
})
