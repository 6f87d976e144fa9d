import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namespaces, textsOf, writtenTextsOf } from '#i18n/translations.testing.ts'
import { accessibility } from '#prose/accessibility.ts'
import { breachReports } from '#prose/breach-reports.ts'
import { disclosurePolicy } from '#prose/disclosure-policy.ts'
import { generalTerms } from '#prose/general-terms.ts'
import { personalData } from '#prose/personal-data.ts'
import { termsOfUse } from '#prose/terms-of-use.ts'
import { vulnerabilityDisclosure } from '#prose/vulnerability-disclosure.ts'
import { notation, wornPhrases } from './notation.testing.ts'
import { firstPeople } from './site-people.testing.ts'

interface Text {
  where: string
  text: string
}

const translations: Text[] = namespaces
  .flatMap((namespace) => textsOf(namespace).map(([key, text]) => ({ where: `${namespace}:${key}`, text })))
  .filter(({ where }) => !/\.tags\.\d+$/.test(where))

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : []
const prose: Text[] = Object.entries({
  accessibility,
  breachReports,
  disclosurePolicy,
  generalTerms,
  personalData,
  termsOfUse,
  vulnerabilityDisclosure,
}).flatMap(([where, one]) => stringsIn(one).map((text) => ({ where, text })))
const people: Text[] = firstPeople.map(({ name, job_title, description }) => ({
  where: name,
  text: `${job_title}. ${description}`,
}))

const seed = readFileSync(join(import.meta.dirname, '../../../supabase/seed.sql'), 'utf8')
const news: Text[] = [...seed.matchAll(/^ *"en": (\{.*\}),?$/gm)].map(([, json = '{}']) => {
  const { title, contentOne, contentTwo } = JSON.parse(json.replaceAll("''", "'"))
  return { where: title, text: [title, contentOne, contentTwo].join('\n') }
})

test.for(notation)('$rule', ({ never, except = [] }) => {
  expect(news.length).toBeGreaterThan(10)
  const broken = [...translations, ...prose, ...people, ...news].flatMap(({ where, text }) => {
    const judged = except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text.replace(/["( ]\/[\w/.-]+/g, ''))
    const found = never.exec(judged)
    return found ? [`${where}: ${judged.slice(Math.max(0, found.index - 20), found.index + 30)}`] : []
  })
  expect(broken).toEqual([])
})

test('no sentence falls into the turns of phrase that were struck out', () => {
  const worn = [...translations, ...prose, ...people].filter(({ text }) => wornPhrases.test(text))
  expect(worn.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})

test('a number and its unit stay on one line', () => {
  const torn = /\d (?:mm|µm|kg|t|m|m²|MN|km|tons|tonnes|million)\b/
  // The search reads descriptions of products as they are typed.
  const judged = namespaces.filter((namespace) => namespace !== 'products').flatMap(writtenTextsOf)
  expect(judged.filter(([, text]) => torn.test(text))).toEqual([])
})
