import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import admin from './bg/admin.json' with { type: 'json' }
import { namespaces, textsBelow, textsOf } from './translations.testing.ts'

const API = `${import.meta.dirname}/../../../api/src`
const files = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.test.*',
    '!../**/*.testing.ts',
    '!../i18n/**',
    '!../*.gen.ts',
    '!../content/site-pages.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** What the samples and the rows of a first start are called. */
const ofFirstDocuments = import.meta.glob<string>('../content/first-documents.testing.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Source {
  file: string
  namespaces: string[]
  /** Every text in quotes, with `${…}` as it is written. */
  quoted: string[]
  /** Texts given to `t` as they are. */
  asked: string[]
}

const sources: Source[] = Object.entries({ ...files, ...ofFirstDocuments }).map(([file, code]) => {
  const named = [...code.matchAll(/(?:useTranslation\(|getFixedT\([^)]*,\s*|TFunction<|ns:\s*)(\[[^\]]*\]|'\w+')/g)]
  const asked = [...code.matchAll(/\bt\(\s*(?:'([^'\n]+)'|"([^"\n]+)")/g)]
  const quoted = [...code.matchAll(/'([\w:.-]+)'|"([\w:.-]+)"|`([\w:.${}[\]()?! -]+)`/g)]
  return {
    file,
    namespaces: [...new Set(named.flatMap(([, list = '']) => list.match(/\w+/g) ?? []))],
    asked: asked.map(([, single, double]) => single ?? double ?? ''),
    quoted: quoted.map(([, single, double, template]) => single ?? double ?? template ?? ''),
  }
})

/** Every key, `company:aboutUs.title`; items of a list by the list's key. */
const keys = [
  ...namespaces.map((namespace) => [namespace, textsOf(namespace)] as const),
  ['admin', textsBelow(admin)] as const,
].flatMap(([namespace, texts]) => texts.map(([key]) => `${namespace}:${key.replace(/\.\d+(\.|$).*/, '')}`))
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '')
/** A key and everything that it is below: of `a:b.c` itself, `a:b` and `a`. */
const placesOf = (key: string) => [key, ...[...key.matchAll(/[.:]/g)].map(({ index }) => key.slice(0, index))]

const OF_STAFF = /^\.\.\/features\/admin\//

/** The keys a text in quotes can stand for: its own namespace's, else those of its file and of all pages or all of staff's. */
function meant(text: string, source: Source): string[] {
  if (text.includes(':')) return [text]
  const names = [...source.namespaces, OF_STAFF.test(source.file) ? 'admin' : 'shell']
  return [...new Set(names)].map((name) => `${name}:${text}`)
}

test('every key that is asked for exists', () => {
  const places = new Set(keys.map(withoutPlural).flatMap(placesOf))
  const unknown = sources.flatMap((source) =>
    source.asked
      .filter((text) => !meant(text, source).some((place) => places.has(place)))
      .map((text) => `${source.file}: ${text}`),
  )
  expect(unknown).toEqual([])
})

const escaped = (text: string) => text.replace(/[.:?()[\]!]/g, '\\$&')
const asPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('[^.:]+')}(\\.|$)`,
  )
const meantKeys = new Set(
  sources.flatMap((source) =>
    source.quoted
      .filter((text) => /^[a-z]/.test(text) && (text.includes('.') || source.asked.includes(text)))
      .filter((text) => !OF_STAFF.test(source.file) || !/^errors(\.\$|$)/.test(text))
      .flatMap((text) => meant(text, source)),
  ),
)
const patterns = [...meantKeys].filter((text) => text.includes('${')).map(asPattern)
const isMeant = (key: string) =>
  placesOf(key).some((place) => meantKeys.has(place)) || patterns.some((pattern) => pattern.test(key))

/** Translations of an error of the API are asked for by the code that it sends; `failure-words.ts` names those of a status. */
const ERRORS = 'admin:errors.'
const codesOfApi = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .flatMap((file) => readFileSync(`${API}/${file}`, 'utf8').match(/(?<=')\w+(?=')/g) ?? [])
const codes = new Set([...codesOfApi, ...sources.flatMap(({ file, quoted }) => (OF_STAFF.test(file) ? quoted : []))])
const isError = (key: string) => key.startsWith(ERRORS) && codes.has(withoutPlural(key).slice(ERRORS.length))

const unused = [...new Set(keys)].filter((key) => !isError(key) && !isMeant(withoutPlural(key)))

test('every translation is used, those of the administration as well', () => {
  expect(unused).toEqual([])
})
