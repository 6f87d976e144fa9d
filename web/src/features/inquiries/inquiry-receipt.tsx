import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import type { RequestLine } from 'supabase/inquiry-request'
import { Icon } from '#components/icon.tsx'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { useSalesReason } from '#components/use-sales-reason.ts'
import { familyOf } from '#content/product-sales.ts'
import { salesContact } from '#content/sales-contact.ts'
import { formatBytes, formatNumber } from '#lib/format.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import styles from './inquiry-receipt.module.css'
import { SendButton } from './send-button.tsx'
import type { SentInquiry } from './use-inquiry.ts'

interface InquiryReceiptProps {
  sent: SentInquiry
  /** For three seconds after the sending the check mark stands in the button's place (INQ-12). */
  isJustSent: boolean
  onAnother: () => void
}

/** What stands in the place of the form once an inquiry is stored: its number, what was understood, and who answers. It takes the focus. */
export function InquiryReceipt({ sent, isJustSent, onAnother }: InquiryReceiptProps) {
  const { t } = useTranslation(['inquiries', 'shell'])
  const head = useRef<HTMLHeadingElement>(null)
  const { number, at, email, message, product, request, files } = sent
  const lines: readonly RequestLine[] = request?.lines ?? (product ? [{ product }] : [])

  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <Stack as="section" gap={5} className={styles.receipt} data-receipt aria-labelledby={`receipt-${number}`}>
      <h3 ref={head} id={`receipt-${number}`} className={styles.title} tabIndex={-1}>
        <span className={styles.thanks}>{t('receipt.title')}</span>{' '}
        <span className={styles.number}>
          <span className="sr">{t('receipt.number')} </span>
          {number}
        </span>
      </h3>
      <p className={styles.stored}>
        <Icon name="check" />
        <span>{t('receipt.stored', { ...momentOf(at), email })}</span>
      </p>
      <Split className={styles.columns}>
        <div>
          <h4 className={styles.heading}>{t('receipt.received')}</h4>
          <ul className={styles.rows}>
            {lines.map((line) => (
              <ReceivedLine key={line.product} line={line} />
            ))}
            {files.map(({ id, name, size }) => (
              <li key={id}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span>{formatBytes(size)}</span>
              </li>
            ))}
            <li>
              <strong>{t('receipt.message')}</strong>
              <Text size="small" tone="muted" dir="auto">
                {message}
              </Text>
            </li>
          </ul>
        </div>
        <WhoAnswers products={lines.map(({ product }) => product)} number={number} />
      </Split>
      {isJustSent ? (
        <SendButton state="sent" />
      ) : (
        <button type="button" className="btn btn--line" onClick={onAnother}>
          {t('receipt.another')}
        </button>
      )}
    </Stack>
  )
}

function ReceivedLine({ line: { product, quantity, alloy, temper, finish, dimensions = [] } }: { line: RequestLine }) {
  const { t } = useTranslation(['inquiries', 'shell', 'specs'])
  const sizes = dimensions.map(
    ({ name, value, unit }) =>
      `${t(`specs:labels.${name}`).toLowerCase()} ${formatNumber(value)} ${t(`specs:units.${unit}`)}`,
  )
  return (
    <li>
      <strong>{t(`shell:productNames.${product}`)}</strong>
      {quantity && (
        <span>
          {formatNumber(quantity.value)} {t(`request.units.${quantity.unit}`)}
        </span>
      )}
      <Text size="small" tone="muted">
        {[alloy, temper && t('receipt.temper', { temper }), finish, ...sizes].filter(Boolean).join(', ')}
      </Text>
    </li>
  )
}

/** Who serves the visitor's country, for each family asked about; without a country, or about no product, the office. */
function WhoAnswers({ products, number }: { products: readonly InquiryProduct[]; number: string }) {
  const { t } = useTranslation(['inquiries', 'sales'])
  const [country] = useChosenCountry()
  const people = useLoadedPeople()
  const reasonOf = useSalesReason()
  const families = [...new Set(products.map(familyOf))]
  const found = families.flatMap((family) => salesContact(people, family, country) ?? [])
  const shown =
    found.length > 0
      ? found.map((contact) => ({
          name: contact.person.name,
          about: [
            contact.person.position,
            reasonOf(contact),
            contact.person.languages.length > 0 &&
              t('sales:languages', { languages: contact.person.languages.join(', ') }),
          ].filter((line) => line !== false),
          phone: contact.person.phone,
        }))
      : [{ name: t('receipt.office'), about: [], phone: brand.phone }]
  return (
    <div>
      <h4 className={styles.heading}>{t('receipt.who')}</h4>
      {shown.map(({ name, about, phone }) => (
        <div key={name} className={styles.person}>
          <strong translate="no">{name}</strong>
          {about.map((line) => (
            <Text key={line} size="small" tone="muted">
              {line}
            </Text>
          ))}
          <ActionLine href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" size="small" />
            {phone}
          </ActionLine>
        </div>
      ))}
      <Text size="small" tone="muted">
        {t('receipt.say', { number })}
      </Text>
    </div>
  )
}

/** The day as everywhere on the site (AMB-54), and the time on the visitor's clock. */
function momentOf(at: Date): { date: string; time: string } {
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    date: `${two(at.getDate())}-${two(at.getMonth() + 1)}-${at.getFullYear()}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}
