import type { SiteDocument } from 'api/contract/documents'
import { expect, test } from 'vitest'
import { certificatesOf } from './product-certificates.ts'

const certificate: SiteDocument = {
  name: 'qualicoat',
  file: '/documents/certificates/qualicoat.pdf',
  title: 'Qualicoat',
  note: 'Powder coating',
  year: null,
  day: null,
  bytes: 1,
  pages: 1,
  sha256: '0'.repeat(64),
  thumbnail: { src: '/x.webp', width: 1, height: 1 },
  isSample: false,
  number: '2041',
  scope: 'Powder coating of profiles',
  issuer: 'Qualital',
  issuedOn: '2026-01-01',
  validUntil: '2026-12-31',
  products: ['industrial-profiles'],
  earlier: [],
}
const onDay = (today: string, more: Partial<SiteDocument> = {}) =>
  certificatesOf([{ ...certificate, ...more }], 'industrial-profiles', today).map(({ title, isOver }) => [
    title,
    isOver,
  ])

test('a certificate of a product is over on the day after its last one in Sofia', () => {
  expect(onDay('2026-12-31')).toEqual([['Qualicoat', false]])
  expect(onDay('2027-01-01')).toEqual([['Qualicoat', true]])
  expect(onDay('2027-01-01', { validUntil: null })).toEqual([['Qualicoat', false]])
})

test('a product names no sample, and no certificate of other products', () => {
  expect(onDay('2026-06-01', { isSample: true })).toEqual([])
  expect(onDay('2026-06-01', { products: ['finstock'] })).toEqual([])
})
