import { createInstance } from 'i18next'
import { wordsOf } from 'supabase/attention-words'
import { FINDING_KINDS, type MailedFinding } from 'supabase/mail-calls'
import { expect, test } from 'vitest'
import admin from '#i18n/bg/admin.json' with { type: 'json' }
import { findingWords } from './finding-words.ts'

const i18n = createInstance()
await i18n.init({ lng: 'bg', resources: { bg: { admin } }, interpolation: { escapeValue: false } })
const t = i18n.getFixedT('bg', 'admin')

/** Of what a finding of each kind can be about. */
const TITLES: Partial<Record<MailedFinding['kind'], string[]>> = {
  yearMissing: ['statements', 'presentations', 'sustainability'],
  factOld: ['investmentPlan', 'shares'],
  countryUnserved: ['Rolled', 'Extruded'],
}
const COLLECTIONS: Partial<Record<MailedFinding['kind'], string[]>> = {
  mailsFailed: ['inquiries', 'users', 'newsletter'],
  mailsWait: ['inquiries', 'users', 'newsletter'],
  picturesWithoutText: ['news', 'media'],
}
const COUNTRIES = ['Poland', 'Czechia', 'Italy', 'Spain', 'Sweden', 'Germany', 'France', 'Austria', 'Latvia']

test.for(FINDING_KINDS)('the page and the mail say the same of %s', (kind) => {
  for (const title of TITLES[kind] ?? ['ISO 9001'])
    for (const collection of COLLECTIONS[kind] ?? [null])
      for (const number of kind.endsWith('Dead') ? [null, 404] : [1, 7])
        for (const names of kind === 'languageMissing' ? [['de'], ['bg', 'en', 'it']] : [['Poland'], COUNTRIES])
          for (const day of kind === 'backupOld' ? [null, '2026-02-28'] : ['2026-02-28']) {
            const told = { kind, title, collection, number, names, day, address: 'https://x.example/a', way: '/admin' }
            const { heading, text, action } = findingWords(t, told)
            const { line, way } = wordsOf(told)
            expect(line).toBe(kind.endsWith('Dead') ? `${heading}: ${text}` : heading)
            expect(way).toBe(action)
            expect(`${heading} ${text} ${action}`).not.toMatch(/[{}]|undefined|attention\./)
          }
})
