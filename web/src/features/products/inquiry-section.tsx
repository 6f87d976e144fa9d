import type { SitePerson } from 'api/contract/people'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { INQUIRY_HASH } from '#content/request-link.ts'
import { mailto } from '#lib/mailto.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './inquiry-section.module.css'

interface InquirySectionProps {
  /** The product's name. */
  name: string
  /** Whom one can call; the office when there is none. */
  person: Pick<SitePerson, 'name' | 'phone'> | undefined
  /** Another hash that leads here, so that a visitor who follows it is not taken to the beginning of the page. */
  anchor: string
  isOpen: boolean
  /** Changes whenever the visitor asks for the form, also when it is open already. */
  asked: number
  onToggle: () => void
  children: ReactNode
}

const office = { name: brand.name, phone: brand.phone }

/**
 * The inquiry below a product, opened and closed (PROD-23, INQ-14); what is typed stays while it is closed. On small screens it
 * is, while closed, the bar at the lower edge by which sales are reached from any place of the product.
 */
export function InquirySection(props: InquirySectionProps) {
  const { name, person = office, anchor, isOpen, asked, onToggle, children } = props
  const { t } = useTranslation(['inquiries', 'products'])
  const form = useRef<HTMLDivElement>(null)
  const letter = mailto(brand.emails.sales, {
    subject: t('products:labels.mailtoSubject', { product: name }),
    body: t('products:labels.mailtoBody', { product: name }),
  })

  useEffect(() => {
    const { current } = form
    if (asked > 0 && !current?.contains(document.activeElement)) current?.querySelector('input')?.focus()
  }, [asked])

  return (
    <section
      className={`${styles.inquiry} soft no-print`}
      data-closed={isOpen ? undefined : ''}
      aria-labelledby={INQUIRY_HASH}
    >
      {anchor && <span id={anchor} />}
      <div className={`${styles.inside} wrap grid`}>
        <Row gap={8} className={styles.head}>
          <h2 id={INQUIRY_HASH}>{t('product.title')}</h2>
          <Text tone="muted">{t('product.lead', { name })}</Text>
          <noscript>
            <a className="btn btn--line" href={letter}>
              {t('products:labels.inquiry')}
            </a>
          </noscript>
          <button
            type="button"
            className="btn btn--line"
            data-place={INQUIRY_HASH}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <span>{isOpen ? t('products:labels.closeInquiry') : t('products:labels.inquiry')}</span>
            <Icon name={isOpen ? 'cross' : 'plus'} />
          </button>
          <a
            className={`${styles.call} btn btn--line btn--icon`}
            href={`tel:${person.phone.replaceAll(' ', '')}`}
            aria-label={t('products:labels.call', { name: person.name })}
          >
            <Icon name="phone" />
          </a>
        </Row>
        <div ref={form} className={styles.form} hidden={!isOpen}>
          {children}
        </div>
      </div>
    </section>
  )
}
