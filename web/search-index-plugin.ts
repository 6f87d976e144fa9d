import { join, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const NAME = 'virtual:search-index'
const SOURCE = 'src/features/search/create-search-index.ts'

/** `virtual:search-index`: what the search knows, gathered from facts and words when the site is built. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      const source = join(import.meta.dirname, SOURCE)
      const { module, dependencies } = await runnerImport<
        typeof import('./src/features/search/create-search-index.ts')
      >(source, { root: import.meta.dirname, configFile: false, logLevel: 'error' })
      for (const file of dependencies) this.addWatchFile(resolve(import.meta.dirname, file))
      return `export const searchIndex = JSON.parse(${JSON.stringify(JSON.stringify(await module.createSearchIndex()))})`
    },
  }
}
