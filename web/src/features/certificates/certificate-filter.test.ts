import type { SiteDocument } from 'api/contract/documents'
import { describe, expect, test } from 'vitest'
import { type CertificateSearch, filterCertificates, readCertificateSearch } from './certificate-filter.ts'

const TODAY = '2026-11-26'
const certificate = (name: string, other: Partial<SiteDocument> = {}): SiteDocument => ({
  name,
  file: `/documents/certificates/${name}.pdf`,
  title: name,
  note: '',
  year: null,
  day: null,
  bytes: 1,
  pages: 1,
  sha256: '',
  thumbnail: { src: '', width: 1, height: 1 },
  isSample: false,
  number: '',
  scope: '',
  issuer: '',
  issuedOn: null,
  validUntil: null,
  products: [],
  earlier: [],
  ...other,
})

const CERTIFICATES = [
  certificate('iso-9001', { validUntil: '2027-05-14' }),
  certificate('iatf-16949', { validUntil: TODAY, products: ['profiles-for-automotive-and-transportation'] }),
  certificate('qualicoat', { validUntil: '2025-12-31', products: ['industrial-profiles'] }),
  certificate('kosher', { validUntil: null, products: ['household-foil', 'omnia-sheets'] }),
  certificate('asi', { isSample: true }),
]

test('an address is read as the router has read it: numbers too, but no longer ones than it keeps whole', () => {
  expect(readCertificateSearch({ number: 117, standard: ' kosher ', ...{ other: 'x' } })).toEqual({
    number: '117',
    standard: 'kosher',
  })
  expect(readCertificateSearch({ number: 1e16, plant: { a: 1 } })).toEqual({})
})

describe('the certificates that an address asks for', () => {
  test.for<[CertificateSearch, string[]]>([
    [{}, ['iso-9001', 'iatf-16949', 'qualicoat', 'kosher', 'asi']],
    [{ standard: 'kosher' }, ['kosher']],
    [{ plant: 'rolling' }, ['iso-9001', 'kosher', 'asi']],
    [{ plant: 'extrusion' }, ['iso-9001', 'iatf-16949', 'qualicoat', 'asi']],
    [{ current: 'yes' }, ['iso-9001', 'iatf-16949', 'kosher']],
    [{ plant: 'extrusion', current: 'yes' }, ['iso-9001', 'iatf-16949']],
    [{ standard: 'qualicoat', current: 'yes' }, []],
    [{ standard: 'iso-1', plant: 'casting', current: '' }, ['iso-9001', 'iatf-16949', 'qualicoat', 'kosher', 'asi']],
  ])('%o', ([search, names]) => {
    expect(filterCertificates(CERTIFICATES, search, TODAY).map(({ name }) => name)).toEqual(names)
  })
})
