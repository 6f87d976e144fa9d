import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { createLoadTranslations, namespacesOf, translationsUrl } from './load-translations.ts'
import { namespaces } from './translations.testing.ts'
import { createI18n, type Namespace } from './translations.ts'

test('translations of a namespace are read once, also when two pages ask at the same time', async () => {
  const asked: Namespace[] = []
  const i18n = createI18n()
  const loadTranslations = createLoadTranslations(i18n, async (namespace) => {
    asked.push(namespace)
    return { title: `translations of ${namespace}` }
  })

  await Promise.all([loadTranslations(['company']), loadTranslations(['company', 'pictures'])])
  expect(loadTranslations(['company', 'pictures'])).toBeUndefined()
  expect(asked).toEqual(['company', 'pictures'])
  expect(i18n.t('company:title' as 'company:header.title')).toBe('translations of company')
})

test('translations that could not be loaded are asked for again', async () => {
  let online = false
  const i18n = createI18n()
  const loadTranslations = createLoadTranslations(i18n, async () => {
    if (!online) throw new Error('no connection')
    return { meta: { title: 'Home' } }
  })

  await expect(loadTranslations(['home'])).rejects.toThrow('no connection')
  online = true
  await loadTranslations(['home'])
  expect(i18n.t('home:meta.title')).toBe('Home')
})

test('loading translations for one visitor leaves those of another alone', async () => {
  const [one, other] = [createI18n(), createI18n()]
  await createLoadTranslations(one, async () => ({ meta: { title: 'Home' } }))(['home'])
  expect(other.hasResourceBundle('en', 'home')).toBe(false)
})

test('a page needs the translations of all pages and those that any of its routes names', () => {
  const routes = [{}, { namespaces: ['markets', 'pictures'] }, { namespaces: ['pictures'] }] as const
  expect(namespacesOf(routes.map((staticData) => ({ staticData })))).toEqual(['shell', 'news', 'markets', 'pictures'])
  expect(translationsUrl('markets')).toMatch(/markets.*\.json/)
})

test('browser and server name the same files of translations, and the browser build has them', async () => {
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
