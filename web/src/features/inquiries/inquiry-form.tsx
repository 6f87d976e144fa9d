import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { type InquiryProduct, inquiryCategories } from 'supabase/inquiry-facts'
import { SiteLink } from '#components/site-link.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Field } from './field.tsx'
import { InquiryFailure } from './inquiry-failure.tsx'
import styles from './inquiry-form.module.css'
import { InquiryReceipt } from './inquiry-receipt.tsx'
import type { InquiryField } from './inquiry-rules.ts'
import { type HeldRequest, NOTHING_HELD } from './request/held-request.ts'
import { RequestPart } from './request-part.tsx'
import { SendButton } from './send-button.tsx'
import { useInquiry } from './use-inquiry.ts'

interface InquiryFormProps {
  /** What is asked about; without it the visitor chooses a category (INQ-01, INQ-02). */
  product?: InquiryProduct
}

/** The inquiry form of the contacts and of every product; the page's route names the translations `inquiries`. */
export function InquiryForm({ product }: InquiryFormProps) {
  const { t } = useTranslation('inquiries')
  const form = useRef<HTMLFormElement>(null)
  const [held, setHeld] = useState<HeldRequest>(NOTHING_HELD)
  const { state, wrong, refused, wait, sent, onSubmit, onInput, onAnother } = useInquiry(form, product, held, () => {
    held.onSent?.()
    setHeld(NOTHING_HELD)
    setTyped({})
  })
  const [typed, setTyped] = useState<Partial<Record<InquiryField, number>>>({})
  const marks = { wrong, refused, typed }
  const isBusy = state === 'loading'

  if (sent && sent.product === product)
    return <InquiryReceipt key={sent.number} sent={sent} isJustSent={state === 'sent'} onAnother={onAnother} />
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={product ? t('product.title') : t('contact.title')}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement
        onInput(name as InquiryField)
        setTyped({ ...typed, [name]: value.trim().length })
      }}
    >
      {!product && (
        <Field field="category" {...marks} isWide>
          {(props) => (
            <select {...props} className="select" defaultValue="" required>
              <option value="">{t('placeholders.category')}</option>
              {inquiryCategories.map((category) => (
                <option key={category} value={category}>
                  {t(`categories.${category}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field field="name" {...marks}>
        {(props) => <input {...props} className="input" autoComplete="name" required readOnly={isBusy} />}
      </Field>
      <Field field="phone" {...marks}>
        {(props) => <input {...props} className="input" type="tel" autoComplete="tel" required readOnly={isBusy} />}
      </Field>
      <Field field="email" {...marks} isWide>
        {(props) => <input {...props} className="input" type="email" autoComplete="email" required readOnly={isBusy} />}
      </Field>
      <Field field="message" {...marks} isWide>
        {(props) => <textarea {...props} className="textarea" required readOnly={isBusy} />}
      </Field>
      <RequestPart product={product} held={held} onChange={setHeld} />
      <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Row between gap={5} className={styles.foot}>
        <Text size="small" tone="muted" className="links">
          {t('kept')} {t('privacy')} <SiteLink to="/personal-data">{t('privacyLink')}</SiteLink>
        </Text>
        <SendButton state={state} />
      </Row>
      <output className={styles.status}>
        {state === 'invalid' && <span className="sr">{t('errors.summary')}</span>}
      </output>
      {state === 'failed' && <InquiryFailure form={form} to={brand.emails.sales} wait={wait} />}
    </form>
  )
}
