import { expect, test } from 'vitest'
import { statusOfFile, statusOfNumber } from './certificate-status.ts'
import type { SiteDocument } from './documents.ts'

const TODAY = '2026-11-26'
const hash = (letter: string) => letter.repeat(64)

const certificate = (name: string, more: Partial<SiteDocument>): SiteDocument => ({
  name,
  file: `/documents/certificates/${name}.pdf`,
  title: name.toUpperCase(),
  note: '',
  year: null,
  day: null,
  bytes: 1000,
  pages: 1,
  sha256: hash('0'),
  thumbnail: { src: `/documents/certificates/${name}.webp`, width: 640, height: 906 },
  isSample: false,
  number: '',
  scope: '',
  issuer: '',
  issuedOn: null,
  validUntil: null,
  products: [],
  earlier: [],
  ...more,
})

const quality = certificate('iso-9001', {
  number: 'BG-9001-24-0117',
  sha256: hash('a'),
  validUntil: '2027-05-14',
  earlier: [
    {
      file: '/documents/certificates/iso-9001/2024-05-15.pdf',
      number: 'BG-9001-21-0093',
      sha256: hash('b'),
      until: '2024-05-15',
      bytes: 900,
      pages: 1,
    },
  ],
})
const coating = certificate('qualicoat', { number: 'QC-1702', sha256: hash('c'), validUntil: '2025-12-31' })
const sample = certificate('kosher', { sha256: hash('d'), isSample: true })
const all = [quality, coating, sample]

test.each(['BG-9001-24-0117', ' bg 9001/24 0117 ', 'BG9001240117', 'ＢＧ-９００１-24-0117'])(
  'a buyer types the number %j: it is current',
  (number) => {
    expect(statusOfNumber(number, all, TODAY)).toEqual({ state: 'current', certificate: quality })
  },
)

test('the number of the one before leads to the one that took its place, with the day', () => {
  const [earlier] = quality.earlier
  expect(statusOfNumber('BG-9001-21-0093', all, TODAY)).toEqual({ state: 'replaced', certificate: quality, earlier })
  expect(statusOfFile(hash('b'), all, TODAY)).toEqual({ state: 'replaced', certificate: quality, earlier })
})

test('a certificate is current through its last day, and expired from the next', () => {
  expect(statusOfNumber('QC-1702', all, '2025-12-31').state).toBe('current')
  expect(statusOfNumber('QC-1702', all, '2026-01-01')).toEqual({ state: 'expired', certificate: coating })
  expect(statusOfNumber('BG-9001-24-0117', [{ ...quality, validUntil: null }], TODAY).state).toBe('current')
})

test('a file is known by its bytes alone, and a sample is never a certificate', () => {
  expect(statusOfFile(hash('a'), all, TODAY)).toEqual({ state: 'current', certificate: quality })
  expect(statusOfFile(hash('d'), all, TODAY)).toEqual({ state: 'sample', certificate: sample })
  expect(statusOfFile(hash('e'), all, TODAY)).toEqual({ state: 'unknown', nearest: [] })
})

test.each([
  ['BG-9001-24-0171', [quality]],
  ['QC1703', [coating]],
  ['QC-17', [coating]],
  ['BG-14001-24-0117', [quality]],
  ['X', []],
  ['', []],
  ['---', []],
  ['9'.repeat(100_000), []],
])('%j is unknown, and offers what is two letters away at most', (number, nearest) => {
  expect(statusOfNumber(number, all, TODAY)).toEqual({ state: 'unknown', nearest })
})

test('certificates without a number are found by none', () => {
  expect(statusOfNumber('', [sample, certificate('asi', {})], TODAY)).toEqual({ state: 'unknown', nearest: [] })
})
