import { expect, test } from 'vitest'
import { addressOf } from './collection.address.ts'

test.each([
  ['Zürich fair', 'zuerich-fair'],
  ['Résumé of the audit', 'resume-of-the-audit'],
  ['Résumé of the audit'.normalize('NFD'), 'resume-of-the-audit'],
  ['\u0421ertificate of origin', 'sertificate-of-origin'],
  ['Сертификат за произход', 'sertifikat-za-proizhod'],
  ['Alumi\u00adnium data', 'aluminium-data'],
  ['Jörg Müller', 'joerg-mueller'],
  ['Łukasz Wójcik', 'lukasz-wojcik'],
  ['Ηλίας Παππάς', 'ilias-pappas'],
  ['Ђорђе Јанковић', 'djordje-jankovic'],
  ['報告', 'document'],
])('the permanent address of “%s” is %s', (title, address) => {
  expect(addressOf([title], 0, 'document')).toBe(address)
})

test('a second one of a name has a number', () => {
  expect(addressOf(['2026-05-05', 'Agenda'], 1, 'document')).toBe('2026-05-05-agenda-2')
})
