import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { mailto } from '#lib/mailto.ts'
import { Callout } from '#ui/callout.tsx'
import styles from './inquiry-form.module.css'
import { readEntries } from './use-inquiry.ts'

interface InquiryFailureProps {
  form: RefObject<HTMLFormElement | null>
  /** Who gets the letter instead. */
  to: string
  /** Seconds until another try is taken. */
  wait: number | null
}

/** Says that nothing was stored, and leads to a letter with the same text (AMB-27). */
export function InquiryFailure({ form, to, wait }: InquiryFailureProps) {
  const { t } = useTranslation('inquiries')

  /** The letter takes over what stands in the fields at the moment of the click. */
  const write = (link: HTMLAnchorElement) => {
    const { name = '', phone = '', message = '' } = readEntries(form.current)
    const subject = t('failed.subject', { brand: brand.name })
    link.href = mailto(to, { subject, body: `${message}\n\n${name}\n${phone}` })
  }
  return (
    <Callout as="div" tone="error" className={styles.failure} role="alert">
      <strong>{t('failed.title')}</strong>
      <p>{wait === null ? t('failed.text') : t('failed.wait', { count: Math.ceil(wait / 60) })}</p>
      <a
        className="link"
        href={`mailto:${to}`}
        onFocus={(event) => write(event.currentTarget)}
        onPointerDown={(event) => write(event.currentTarget)}
      >
        {t('failed.mailto')}
      </a>
    </Callout>
  )
}
