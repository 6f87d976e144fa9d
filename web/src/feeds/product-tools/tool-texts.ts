import { readBundledTranslations } from '#i18n/bundled-translations.ts'
import { createLoadTranslations } from '#i18n/load-translations.ts'
import { createI18n } from '#i18n/translations.ts'

/** The translations of the pages that the answers stand on. */
export type ToolTexts = Awaited<ReturnType<typeof loadTexts>>

let loading: ReturnType<typeof loadTexts> | undefined

/** They never change while the server runs, so all answers share them. */
export function toolTexts(): Promise<ToolTexts> {
  loading ??= loadTexts()
  return loading
}

async function loadTexts() {
  const i18n = createI18n()
  await createLoadTranslations(
    i18n,
    readBundledTranslations,
  )(['shell', 'products', 'specs', 'sales', 'tools', 'downloads'])
  return {
    shell: i18n.getFixedT('en', 'shell'),
    products: i18n.getFixedT('en', 'products'),
    specs: i18n.getFixedT('en', 'specs'),
    sales: i18n.getFixedT('en', 'sales'),
    tools: i18n.getFixedT('en', 'tools'),
    downloads: i18n.getFixedT('en', 'downloads'),
    uses: i18n.getFixedT<['tools', 'shell', 'specs']>('en', ['tools', 'shell', 'specs']),
  }
}
