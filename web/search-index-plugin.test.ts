import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { searchIndex } from './search-index-plugin.ts'

test('the index of the search is there in development, and is made again when its files change', async () => {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [searchIndex()],
  })
  onTestFinished(() => server.close())
  // As when a page imports it.
  await server.moduleGraph.ensureEntryFromUrl('virtual:search-index')
  const made = await server.transformRequest('virtual:search-index')
  expect(made?.code).toContain('Household foil')
  const own = await server.moduleGraph.getModuleByUrl('/src/content/catalogue.ts')
  expect([...(own?.importers ?? [])].map(({ id }) => id)).toEqual(['\0virtual:search-index'])
})
