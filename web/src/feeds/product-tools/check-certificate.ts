import { statusOfFile, statusOfNumber } from 'api/contract/certificate-status'
import type { ToolAnswers } from 'api/contract/product-tools'
import { todayInSofia } from 'api/contract/sofia-time'
import { certificateExplanation } from '#features/certificates/certificate-explanation.ts'
import { certificateContact } from '#lib/people.ts'
import { certificateFacts, personFacts } from './facts.ts'
import { readCertificates, readPeopleList } from './read-lists.ts'
import { toolTexts } from './tool-texts.ts'

/** What is known of a certificate that a visitor holds, by its number or by the hash of its file. */
export const checkCertificate: ToolAnswers['check_certificate'] = async ({ number, sha256 }, source) => {
  if ((number === undefined) === (sha256 === undefined)) return { refusal: 'either number or sha256 is needed' }
  const { site } = source
  const [texts, certificates, people] = await Promise.all([
    toolTexts(),
    readCertificates(source),
    readPeopleList(source, 'other-contacts'),
  ])
  if (!certificates) return { refusal: 'the certificates cannot be read at the moment, try again soon' }
  const today = todayInSofia()
  const status =
    sha256 === undefined
      ? statusOfNumber(number ?? '', certificates, today)
      : statusOfFile(sha256.toLowerCase(), certificates, today)
  const contact = status.state === 'current' ? undefined : certificateContact(people)
  const search = number === undefined ? '' : `?${new URLSearchParams({ number })}`
  return {
    state: status.state,
    explanation: certificateExplanation(status, sha256 !== undefined, texts.downloads),
    ...(status.state !== 'unknown' && { certificate: certificateFacts(status.certificate, site) }),
    ...(status.state === 'replaced' && { replacedOn: status.earlier.until }),
    nearest: status.state === 'unknown' ? status.nearest.map((one) => certificateFacts(one, site)) : [],
    ...(contact && { contact: personFacts(contact, site) }),
    page: `${site}/certificates${search}`,
  }
}
