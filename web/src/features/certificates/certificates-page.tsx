import { useNavigate } from '@tanstack/react-router'
import { MAX_CERTIFICATE_NUMBER, statusOfFile, statusOfNumber } from 'api/contract/certificate-status'
import type { SiteDocument } from 'api/contract/documents'
import type { SitePerson } from 'api/contract/people'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '#components/file-drop.tsx'
import { Icon } from '#components/icon.tsx'
import { ShareBand } from '#components/share-band.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { Columns, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Verdict } from '#ui/verdict.tsx'
import { CertificateAnswer } from './certificate-answer.tsx'
import type { CertificateSearch } from './certificate-filter.ts'
import { CertificateList } from './certificate-list.tsx'
import styles from './certificates-page.module.css'

interface CertificatesPageProps {
  /** What the address asks for. */
  search: CertificateSearch
  certificates: readonly SiteDocument[]
  /** Who knows of certificates; left out while no one does. */
  person?: SitePerson | undefined
  /** The day on which the page was made, `YYYY-MM-DD`. */
  today: string
  /** The public address of the page, to be shared. */
  address: string
}

type Compared = { file: File; sha256?: string; failure?: HashFailure }

/**
 * `/certificates`: whether a certificate that a visitor holds is still ours, by its number (also without scripts) or by its
 * file, which is hashed here and never sent.
 */
export function CertificatesPage({ search, certificates, person, today, address }: CertificatesPageProps) {
  const { number = '', ...filter } = search
  const { t } = useTranslation(['downloads', 'shell'])
  const navigate = useNavigate()
  const [compared, setCompared] = useState<Compared | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(number)
  // After Back, or a number that is like it; what was typed before the page was hydrated stays.
  useEffect(() => {
    if (field.current && shown.current !== number) field.current.value = number
    shown.current = number
  }, [number])
  const told = compared?.failure ?? 'checking'

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    setCompared(null)
    show({ ...filter, number: asked })
  }
  const show = (asked: CertificateSearch) => {
    const said = Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
    navigate({ to: '/certificates', search: said, replace: true, resetScroll: false })
  }
  const compare = async (chosen: File) => {
    setCompared({ file: chosen })
    const result = await hashOf(chosen)
    // Another may have been chosen meanwhile.
    setCompared((last) => (last?.file === chosen ? { file: chosen, ...result } : last))
  }

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className="wrap">
        <nav aria-label={t('check.trail')}>
          <SiteLink to="/download-center/certificates" className="link">
            {t('shell:pages.certificates')}
          </SiteLink>
        </nav>
        <h1>{t('check.title')}</h1>
        <Text size="large" className={styles.lead}>
          {t('check.lead')}
        </Text>
        <div role="status">
          {compared === null && number !== '' && (
            <CertificateAnswer status={statusOfNumber(number, certificates, today)} asked={number} person={person} />
          )}
          {compared?.sha256 !== undefined && (
            <CertificateAnswer
              status={statusOfFile(compared.sha256, certificates, today)}
              asked={compared.file.name}
              sha256={compared.sha256}
              person={person}
            />
          )}
          {compared && compared.sha256 === undefined && (
            <Verdict as="p" tone={compared.failure && 'error'} className={styles.told}>
              {t(`check.file.${told}`, { name: compared.file.name })}
            </Verdict>
          )}
        </div>
        <Columns columns="two" className={styles.ways}>
          <Stack as="form" gap={4} method="get" action="/certificates" className={styles.way} onSubmit={ask}>
            {Object.entries(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="field">
              <label htmlFor="certificate-number">{t('check.number.label')}</label>
              <input
                ref={field}
                id="certificate-number"
                className="input"
                name="number"
                defaultValue={number}
                maxLength={MAX_CERTIFICATE_NUMBER}
                autoComplete="off"
                spellCheck={false}
                required
              />
            </div>
            <button type="submit" className="btn">
              {t('check.number.check')} <Icon name="arrow" />
            </button>
          </Stack>
          <FileDrop
            accept=".pdf,application/pdf"
            label={t('check.file.choose')}
            hint={t('check.file.hint')}
            onFiles={([chosen]) => chosen && void compare(chosen)}
          />
        </Columns>
        <noscript>
          <Text size="small" tone="muted">
            {t('check.noscript')}
          </Text>
        </noscript>
        <CertificateList certificates={certificates} today={today} search={search} onFilter={show} />
      </div>
      <ShareBand url={address} />
    </main>
  )
}

/** Why a file cannot be compared; `unable` when the browser hashes nothing at this address (without TLS). */
type HashFailure = 'notPdf' | 'unread' | 'unable'

/** The SHA-256 of a PDF in hexadecimal digits, made in the browser, or why there is none. */
async function hashOf(file: File): Promise<{ sha256: string } | { failure: HashFailure }> {
  if (!globalThis.crypto?.subtle) return { failure: 'unable' }
  try {
    if ((await file.slice(0, 5).text()) !== '%PDF-') return { failure: 'notPdf' }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return { sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return { failure: 'unread' }
  }
}
