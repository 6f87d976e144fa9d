import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { createLoadWords, namespacesOf, wordsAddress } from './load-translations.ts'
import { namespaces } from './translations.testing.ts'
import { createWords, type Namespace } from './translations.ts'

test('words of a namespace are read once, also when two pages ask at the same time', async () => {
  const asked: Namespace[] = []
  const words = createWords()
  const loadWords = createLoadWords(words, async (namespace) => {
    asked.push(namespace)
    return { title: `words of ${namespace}` }
  })

  await Promise.all([loadWords(['company']), loadWords(['company', 'pictures'])])
  expect(loadWords(['company', 'pictures'])).toBeUndefined()
  expect(asked).toEqual(['company', 'pictures'])
  expect(words.t('company:title' as 'company:header.title')).toBe('words of company')
})

test('words that could not be loaded are asked for again', async () => {
  let online = false
  const words = createWords()
  const loadWords = createLoadWords(words, async () => {
    if (!online) throw new Error('no connection')
    return { meta: { title: 'Home' } }
  })

  await expect(loadWords(['home'])).rejects.toThrow('no connection')
  online = true
  await loadWords(['home'])
  expect(words.t('home:meta.title')).toBe('Home')
})

test('loading words for one visitor leaves the words of another alone', async () => {
  const [one, other] = [createWords(), createWords()]
  await createLoadWords(one, async () => ({ meta: { title: 'Home' } }))(['home'])
  expect(other.hasResourceBundle('en', 'home')).toBe(false)
})

test('a page needs the words of all pages and those that any of its routes names', () => {
  const routes = [{}, { words: ['markets', 'pictures'] }, { words: ['pictures'] }] as const
  expect(namespacesOf(routes.map((staticData) => ({ staticData })))).toEqual(['shell', 'news', 'markets', 'pictures'])
  expect(wordsAddress('markets')).toMatch(/markets.*\.json/)
})

test('browser and server name the same files of words, and the browser build has them', async () => {
  async function built(ssr: boolean) {
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        ssr,
        assetsInlineLimit: 0,
        rolldownOptions: { input: `${import.meta.dirname}/load-translations.ts`, preserveEntrySignatures: 'strict' },
      },
    })) as Rolldown.RolldownOutput
    const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
    return { files: output.map(({ fileName }) => `/${fileName}`), named: code.match(/\/assets\/[\w-]+\.json/g) ?? [] }
  }
  const [browser, server] = [await built(false), await built(true)]
  expect(browser.named).toHaveLength(namespaces.length)
  expect(server.named).toEqual(browser.named)
  expect(browser.files).toEqual(expect.arrayContaining(browser.named))
})
