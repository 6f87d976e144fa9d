import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { useSending } from '#components/use-sending.ts'
import { ApiError, callApi } from '#lib/api.ts'
import { mailto } from '#lib/mailto.ts'
import styles from './newsletter-form.module.css'
import { NEWSLETTER } from './subscribe-link.tsx'

/** The newsletter's field in the footer (FOOT-07, AMB-12): what is wrong is marked, a failure keeps what was typed. */
export function NewsletterForm() {
  const { t } = useTranslation('shell')
  const { state, send } = useSending()
  const [wait, setWait] = useState<number | null>(null)
  const [isTold, setTold] = useState(false)
  const [isRefused, setRefused] = useState(false)
  // Without scripts the browser judges the address.
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { value = '', validity } = input.current ?? {}
    const email = value.trim()
    setTold(false)
    setRefused(false)
    const outcome = await send(
      validity?.valid ?? false,
      () =>
        callApi('/api/newsletter', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        }),
      (error) => {
        const { status = 0, retryAfter = null } = error instanceof ApiError ? error : {}
        setWait(status === 429 ? (retryAfter ?? 60) : null)
        return status === 400 ? 'invalid' : 'failed'
      },
    )
    setTold(outcome === 'sent')
    setRefused(outcome === 'invalid')
    if (outcome === 'sent' && input.current) input.current.value = ''
    if (outcome === 'invalid') input.current?.focus()
  }

  return (
    <form method="post" action="/newsletter/subscribe" noValidate={isHydrated} onSubmit={onSubmit}>
      <div className={styles.row} data-state={state}>
        <label htmlFor={NEWSLETTER}>
          {t('newsletter.heading')} <span className="sr">{t('newsletter.label')}</span>
        </label>
        <input
          ref={input}
          id={NEWSLETTER}
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder={t('newsletter.placeholder')}
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby="newsletter-note"
          readOnly={state === 'loading'}
          onInput={() => {
            setTold(false)
            setRefused(false)
          }}
        />
        <button type="submit" aria-disabled={state === 'loading' || undefined}>
          {state === 'loading' && (
            <span className="loader">
              <i />
              <i />
              <i />
            </span>
          )}
          {state === 'sent' && <Icon name="check" />}
          <span className={state === 'loading' ? 'sr' : undefined}>
            {state === 'loading'
              ? t('newsletter.sending')
              : state === 'sent'
                ? t('newsletter.done')
                : t('newsletter.button')}
          </span>
          {state !== 'loading' && state !== 'sent' && <Icon name="arrow" />}
        </button>
      </div>
      <div className={styles.notes}>
        <output>
          {isRefused && <span>{t('newsletter.invalid')}</span>}
          {isTold && <span>{t('newsletter.sent')}</span>}
          {state === 'failed' && (
            <span>
              <span>
                {wait === null ? t('newsletter.failed') : t('newsletter.wait', { count: Math.ceil(wait / 60) })}
              </span>{' '}
              <a href={mailto(brand.emails.office, { subject: t('newsletter.subject') })}>{t('newsletter.byMail')}</a>
            </span>
          )}
        </output>
        <p id="newsletter-note">
          {t('newsletter.privacy')} <SiteLink to="/personal-data">{t('newsletter.privacyLink')}</SiteLink>
        </p>
      </div>
    </form>
  )
}
