import { expect, test } from 'vitest'
import { namespaces, textsOf } from './words.testing.ts'

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

interface Source {
  file: string
  namespaces: string[]
  /** Every text in quotes, with `${…}` as it is written. */
  quoted: string[]
  /** Texts given to `t` as they are. */
  asked: string[]
}

const sources: Source[] = Object.entries(files).map(([file, code]) => {
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
const ofVisitors = sources.filter((source) => !source.namespaces.includes('admin'))

/** Every key, `company:aboutUs.title`; items of a list by the list's key. */
const keys = namespaces.flatMap((namespace) =>
  textsOf(namespace).map(([key]) => `${namespace}:${key.replace(/\.\d+(\.|$).*/, '')}`),
)
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '')
const isAtOrBelow = (key: string, place: string) =>
  key === place || key.startsWith(`${place}.`) || key.startsWith(`${place}:`)

/** The keys a text in quotes can stand for: its own namespace's, else those of its file and of the shell. */
function meant(text: string, source: Source): string[] {
  return text.includes(':') ? [text] : [...new Set([...source.namespaces, 'shell'])].map((name) => `${name}:${text}`)
}

test('every key that is asked for exists', () => {
  const unknown = ofVisitors.flatMap((source) =>
    source.asked
      .filter(
        (text) => !meant(text, source).some((place) => keys.some((key) => isAtOrBelow(withoutPlural(key), place))),
      )
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
const patterns = ofVisitors.flatMap((source) =>
  source.quoted
    .filter((text) => /^[a-z]/.test(text) && (text.includes('.') || source.asked.includes(text)))
    .flatMap((text) => meant(text, source).map(asPattern)),
)
const unused = [...new Set(keys)].filter((key) => !patterns.some((pattern) => pattern.test(withoutPlural(key))))

test('every word is used', () => {
  expect(unused).toEqual([])
})
