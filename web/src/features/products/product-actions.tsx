import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Share } from '#components/share.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import type { ProductUrl } from '#content/catalogue.ts'
import { dataSheetPath } from '#content/data-sheet-path.ts'
import { offers } from '#content/offers.ts'
import { mailto } from '#lib/mailto.ts'
import { Row } from '#ui/layout.tsx'
import { InquiryLink } from './inquiry-link.tsx'
import styles from './product-actions.module.css'

interface ProductActionsProps {
  product: ProductUrl
  /** As the visitor reads it. */
  name: string
  /** The public address of the page, to be shared. */
  address: string
  onInquiry: () => void
}

/**
 * What a visitor can do about a product: ask for it, take its data sheet, calculate; the other ways are folded away, to sales
 * (PROD-15), by e-mail (PROD-16), to compare and to share (PROD-20).
 */
export function ProductActions({ product, name, address, onInquiry }: ProductActionsProps) {
  const { t } = useTranslation('products')
  const [country] = useChosenCountry()
  const more = useRef<HTMLDetailsElement>(null)
  const calculator = calculatorOf(product)
  const letter = {
    subject: t('labels.mailtoSubject', { product: name }),
    body: t('labels.mailtoBody', { product: name }),
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !more.current?.open) return
    more.current.open = false
    more.current.querySelector('summary')?.focus()
  }
  return (
    <Row gap={6} className={`${styles.actions} no-print`}>
      <InquiryLink className={`${styles.inquiry} btn`} onInquiry={onInquiry} />
      <a className="link" href={dataSheetPath(product, country)} type="application/pdf">
        {t('sheet.link')}
      </a>
      <SiteLink to={`/products/calculators?kind=${calculator}&product=${product}`} className="link">
        {t('labels.calculate')}
      </SiteLink>
      <details ref={more} className={styles.more} onKeyDown={onKeyDown}>
        <summary className="link">{t('labels.more')}</summary>
        <div>
          <SiteLink to="/contacts/sales-department" className="link">
            {t('labels.salesDepartment')}
          </SiteLink>
          <a className="link" href={mailto(brand.emails.sales, letter)}>
            {t('labels.mailto')}
          </a>
          <SiteLink to={`/products/compare?products=${product}`} className="link">
            {t('labels.compare')}
          </SiteLink>
          {calculator === 'profile' && (
            <SiteLink to="/products/section-check" className="link">
              {t('labels.checkSection')}
            </SiteLink>
          )}
          <Share url={address} />
        </div>
      </details>
    </Row>
  )
}

/** Of the calculators the one for the form in which the product comes. */
function calculatorOf(product: ProductUrl): 'coil' | 'sheet' | 'profile' {
  const form = offers.find((offer) => offer.product === product)?.form
  return form === 'sheet' || form === 'profile' ? form : 'coil'
}
