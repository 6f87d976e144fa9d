import type { CertificateStatus } from 'api/contract/certificate-status'
import type { TFunction } from 'i18next'
import { formatDate } from '#lib/format.ts'

/** What is known of a certificate, in a sentence. @param isFile whether its file was compared, and not only its number */
export function certificateExplanation(status: CertificateStatus, isFile: boolean, t: TFunction<'downloads'>): string {
  if (status.state === 'sample') return t('check.answers.sample')
  if (status.state === 'unknown') return t(isFile ? 'check.answers.unknownFile' : 'check.answers.unknownNumber')
  if (status.state === 'current') return t(isFile ? 'check.answers.currentFile' : 'check.answers.currentNumber')
  if (status.state === 'replaced') return t('check.answers.replaced', { date: formatDate(status.earlier.until) })
  return t('check.answers.expired', { date: formatDate(status.certificate.validUntil ?? '') })
}
