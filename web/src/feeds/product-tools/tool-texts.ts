import { createBundledI18n } from '#i18n/bundled-translations.ts'

/** The translations of the pages that the answers stand on. */
export type ToolTexts = Awaited<ReturnType<typeof loadTexts>>

let loading: ReturnType<typeof loadTexts> | undefined

/** They never change while the server runs, so all answers share them. */
export function toolTexts(): Promise<ToolTexts> {
  loading ??= loadTexts()
  return loading
}

async function loadTexts() {
  const i18n = await createBundledI18n(['shell', 'products', 'specs', 'sales', 'tools', 'downloads'])
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
