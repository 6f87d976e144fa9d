import { validityOf } from './document-validity.ts'
import type { SiteDocument } from './documents.ts'

type EarlierFile = SiteDocument['earlier'][number]

/**
 * What is known of a certificate that a visitor holds:
 * - `current`, `expired`: it is the one on the site, and its last day is ahead or has passed;
 * - `replaced`: `earlier` is the one that was asked for, and the file of `certificate` took its place on `earlier.until`;
 * - `sample`: the file only shows where the certificate will stand;
 * - `unknown`: none on the site has this number or these bytes; `nearest` have a number like it, the likest first.
 */
export type CertificateStatus =
  | { state: 'current' | 'expired' | 'sample'; certificate: SiteDocument }
  | { state: 'replaced'; certificate: SiteDocument; earlier: EarlierFile }
  | { state: 'unknown'; nearest: readonly SiteDocument[] }

/** Characters of a number that is looked up; longer ones are cut. */
export const MAX_CERTIFICATE_NUMBER = 200
/** Letters that may differ in a number that is offered instead. */
const MAX_DIFFERENCE = 2
const MAX_NEAREST = 3

/**
 * Looks a number up, whatever its case, blanks and signs: `bg 9001/24 0117` is `BG-9001-24-0117`.
 * @param today the day in Sofia, `YYYY-MM-DD`
 */
export function statusOfNumber(
  number: string,
  certificates: readonly SiteDocument[],
  today: string,
): CertificateStatus {
  const wanted = lettersOf(number.slice(0, MAX_CERTIFICATE_NUMBER))
  const isWanted = (other: string) => wanted !== '' && lettersOf(other) === wanted
  const found = statusWhere(certificates, today, (file) => isWanted(file.number))
  if (found) return found
  const nearest = certificates
    .map((certificate) => ({ certificate, difference: differenceOf(wanted, lettersOf(certificate.number)) }))
    .filter(({ certificate, difference }) => certificate.number !== '' && difference <= MAX_DIFFERENCE)
    .toSorted((one, other) => one.difference - other.difference)
  return { state: 'unknown', nearest: nearest.slice(0, MAX_NEAREST).map(({ certificate }) => certificate) }
}

/**
 * Looks a file up by its bytes.
 * @param sha256 64 hexadecimal digits
 * @param today the day in Sofia, `YYYY-MM-DD`
 */
export function statusOfFile(sha256: string, certificates: readonly SiteDocument[], today: string): CertificateStatus {
  return statusWhere(certificates, today, (file) => file.sha256 === sha256) ?? { state: 'unknown', nearest: [] }
}

function statusWhere(
  certificates: readonly SiteDocument[],
  today: string,
  isWanted: (file: { number: string; sha256: string }) => boolean,
): CertificateStatus | undefined {
  const certificate = certificates.find(isWanted)
  if (certificate?.isSample) return { state: 'sample', certificate }
  if (certificate)
    return { state: validityOf(certificate.validUntil, today) === 'ended' ? 'expired' : 'current', certificate }
  for (const successor of certificates) {
    const earlier = successor.earlier.find(isWanted)
    if (earlier) return { state: 'replaced', certificate: successor, earlier }
  }
  return undefined
}

/** The letters and digits of a number alone, as capitals. */
function lettersOf(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Letters that are to be added, taken out or changed to make one of the other (Levenshtein); both are short. */
function differenceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_DIFFERENCE) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, against] of [...other].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === against ? 0 : 1),
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}
