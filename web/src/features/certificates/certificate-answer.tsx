import type { CertificateStatus } from 'api/contract/certificate-status'
import type { SiteDocument } from 'api/contract/documents'
import type { SitePerson } from 'api/contract/people'
import { useTranslation } from 'react-i18next'
import { DocumentLink } from '#components/document-link.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { profilePath } from '#content/profile-path.ts'
import { formatDate } from '#lib/format.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Verdict } from '#ui/verdict.tsx'
import styles from './certificate-answer.module.css'
import { certificateExplanation } from './certificate-explanation.ts'

interface CertificateAnswerProps {
  status: CertificateStatus
  /** The number that was typed, or the name of the file. */
  asked: string
  /** Of the file, when a file was compared. */
  sha256?: string
  person: SitePerson | undefined
}

const TONES = { current: 'ok', replaced: 'accent', expired: 'accent', sample: 'accent', unknown: 'error' } as const

const nameOf = ({ title, number }: SiteDocument) => [title, number].filter(Boolean).join(', ')

/** What is known of the certificate that was asked for, and whom to ask where that does not settle it. */
export function CertificateAnswer({ status, asked, sha256, person }: CertificateAnswerProps) {
  const { t } = useTranslation('downloads')
  const { state } = status
  const isFile = sha256 !== undefined
  const shownHash = sha256 && `${sha256.slice(0, 8)} … ${sha256.slice(-8)}`
  const your = shownHash ? t('check.facts.hash', { name: asked, hash: shownHash }) : asked
  return (
    <Verdict tone={TONES[state]} data-state={state} className={styles.answer} aria-labelledby="certificate-answer">
      <h2 id="certificate-answer">{t(`check.states.${state}`)}</h2>
      <p>{certificateExplanation(status, isFile, t)}</p>
      <Facts terms="narrow" values="plain">
        {(state === 'unknown' || state === 'replaced' || isFile) && (
          <Fact term={t(isFile ? 'check.facts.yourFile' : 'check.facts.asked')}>{your}</Fact>
        )}
        {status.state === 'unknown' ? (
          <Nearest certificates={status.nearest} />
        ) : (
          <CertificateFacts
            certificate={status.certificate}
            term={t(state === 'replaced' ? 'check.facts.by' : 'check.facts.certificate')}
          />
        )}
        {state !== 'current' && (
          <Fact term={t('check.facts.ask')}>{person ? <Person person={person} /> : <ContactsLink />}</Fact>
        )}
      </Facts>
    </Verdict>
  )
}

function Nearest({ certificates }: { certificates: readonly SiteDocument[] }) {
  const { t } = useTranslation('downloads')
  if (certificates.length === 0) return null
  return (
    <Fact term={t('check.facts.nearest')}>
      {certificates.map((certificate) => (
        <SiteLink
          key={certificate.file}
          to={`/certificates?number=${encodeURIComponent(certificate.number)}`}
          className="link"
        >
          {nameOf(certificate)}
        </SiteLink>
      ))}
    </Fact>
  )
}

function CertificateFacts({ certificate, term }: { certificate: SiteDocument; term: string }) {
  const { t } = useTranslation('downloads')
  const { name, file, validUntil, issuer, scope, isSample } = certificate
  return (
    <>
      <Fact term={term}>
        <DocumentLink file={file} className="link">
          {nameOf(certificate) || name}
        </DocumentLink>
      </Fact>
      {!isSample && (
        <Fact term={t('check.facts.validUntil')}>{validUntil ? formatDate(validUntil) : t('check.facts.noEnd')}</Fact>
      )}
      {issuer && <Fact term={t('check.facts.issuer')}>{issuer}</Fact>}
      {scope && <Fact term={t('check.facts.scope')}>{scope}</Fact>}
    </>
  )
}

function Person({ person }: { person: SitePerson }) {
  return (
    <>
      <SiteLink to={profilePath(person)} className="link">
        {person.name}
      </SiteLink>
      <span>{person.position}</span>
      <a href={`tel:${person.phone.replaceAll(' ', '')}`} className="link">
        {person.phone}
      </a>
    </>
  )
}

function ContactsLink() {
  const { t } = useTranslation('shell')
  return (
    <SiteLink to="/contacts/other-contacts" className="link">
      {t('pages.otherContacts')}
    </SiteLink>
  )
}
