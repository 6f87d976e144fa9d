import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { type InquiryProduct, inquiryCategories, inquiryLimits } from 'supabase/inquiry-facts'
import { SiteLink } from '#components/site-link.tsx'
import { Field } from './field.tsx'
import { InquiryFailure } from './inquiry-failure.tsx'
import styles from './inquiry-form.module.css'
import { SendButton } from './send-button.tsx'
import { useInquiry } from './use-inquiry.ts'

/** The counter of the message appears from here on. */
const NEAR_THE_LIMIT = 400

interface InquiryFormProps {
  /** What is asked about; without it the visitor chooses a category (INQ-01, INQ-02). */
  product?: InquiryProduct
}

/** The inquiry form of the contacts and of every product; the page's route names the words `inquiries`. */
export function InquiryForm({ product }: InquiryFormProps) {
  const { t } = useTranslation('inquiries')
  const form = useRef<HTMLFormElement>(null)
  const { state, wrong, wait, isTold, onSubmit, onInput } = useInquiry(form, product)
  const [typed, setTyped] = useState(0)
  const isBusy = state === 'loading'

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={product ? t('product.title') : t('contact.title')}
      onSubmit={onSubmit}
      onInput={onInput}
      onReset={() => setTyped(0)}
    >
      {!product && (
        <Field field="category" wrong={wrong} isWide>
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
      <Field field="name" wrong={wrong}>
        {(props) => <input {...props} className="input" autoComplete="name" required readOnly={isBusy} />}
      </Field>
      <Field field="phone" wrong={wrong}>
        {(props) => <input {...props} className="input" type="tel" autoComplete="tel" required readOnly={isBusy} />}
      </Field>
      <Field field="email" wrong={wrong} isWide>
        {(props) => <input {...props} className="input" type="email" autoComplete="email" required readOnly={isBusy} />}
      </Field>
      <Field field="message" wrong={wrong} isWide>
        {(props) => (
          <>
            <textarea
              {...props}
              className="textarea"
              required
              readOnly={isBusy}
              onInput={({ currentTarget }) => setTyped(currentTarget.value.trim().length)}
            />
            {typed >= NEAR_THE_LIMIT && (
              <output className="count">{t('counter', { count: typed, max: inquiryLimits.message })}</output>
            )}
          </>
        )}
      </Field>
      <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <div className={styles.foot}>
        <p className="caption muted">
          {t('privacy')} <SiteLink to="/personal-data">{t('privacyLink')}</SiteLink>
        </p>
        <SendButton state={state} />
      </div>
      <output className={styles.status}>
        {state === 'invalid' && <span className="sr">{t('errorsForScreenReaders.summary')}</span>}
        {isTold && t('sent.text')}
      </output>
      {state === 'failed' && <InquiryFailure form={form} to={brand.emails.sales} wait={wait} />}
    </form>
  )
}
