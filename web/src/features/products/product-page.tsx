import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { useSectionJump } from '#components/use-section-jump.ts'
import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { dataSheetPath } from '#content/data-sheet-path.ts'
import { familyOf, placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { INQUIRY_HASH, readRequestHash } from '#content/request-link.ts'
import { salesContact } from '#content/sales-contact.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import { AskBar } from './ask-bar.tsx'
import { Certificates } from './certificates.tsx'
import { CrossSections } from './cross-sections.tsx'
import { InquirySection } from './inquiry-section.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductAside } from './product-aside.tsx'
import { ProductNeighbours } from './product-neighbours.tsx'
import styles from './product-page.module.css'
import { ProductTexts } from './product-texts.tsx'
import { SheetFoot, SheetHead } from './sheet-frame.tsx'
import { SPECIFICATION, Specification } from './specification.tsx'
import { Standards } from './standards.tsx'
import { Viewer } from './viewer.tsx'

interface ProductPageProps {
  product: ProductUrl
  certificates: readonly ProductCertificate[]
  /** The public address of this page, to be shared. */
  address: string
  inquiryForm: ReactNode
}

/** A product (PROD-08 … 24). Another product slides in from the side on which it stands in the list (PROD-19). */
export function ProductPage({ product, certificates, address, inquiryForm }: ProductPageProps) {
  const { t } = useTranslation(['products', 'specs'])
  const jump = useSectionJump()
  const [shown, setShown] = useState<{ product: ProductUrl; slide: 'later' | 'earlier' | undefined }>({
    product,
    slide: undefined,
  })
  const [inquiry, setInquiry] = useState({ isOpen: false, asked: 0 })
  if (shown.product !== product) {
    const isLater = productUrls.indexOf(product) > productUrls.indexOf(shown.product)
    setShown({ product, slide: isLater ? 'later' : 'earlier' })
    setInquiry({ isOpen: false, asked: 0 })
  }
  const openInquiry = () => setInquiry(({ asked }) => ({ isOpen: true, asked: asked + 1 }))
  // Who comes from an answer of the finder to ask finds the form open.
  const hash = useLocation({ select: ({ hash }) => hash })
  const isRequest = readRequestHash(hash) !== undefined
  const isAsking = isRequest || hash === INQUIRY_HASH
  const [anchor, setAnchor] = useState('')
  if (isRequest && anchor !== hash) setAnchor(hash)
  useEffect(() => {
    if (isAsking) setInquiry(({ asked }) => ({ isOpen: true, asked: asked + 1 }))
  }, [isAsking])
  const toggleInquiry = () => (inquiry.isOpen ? setInquiry({ isOpen: false, asked: 0 }) : openInquiry())

  const { images, tables } = productDetails[product]
  const [country] = useChosenCountry()
  const contact = salesContact(useLoadedPeople(), familyOf(product), country)
  const { title, description } = t(`products.${product}`, { returnObjects: true })
  return (
    <main id="main" tabIndex={-1} className={styles.product} data-sheet>
      <div className={`${styles.layout} wrap`}>
        <ProductAside product={product} />
        <article key={product} className={styles.article} data-slide={shown.slide}>
          <SheetHead />
          <div className={styles.head}>
            <p>{t(`categories.${placeOf(product).category}`)}</p>
            <h1 className={title.length > 42 ? styles.long : undefined}>{title}</h1>
            <p className={styles.text}>{description}</p>
          </div>
          <div className={styles.top}>
            <Viewer images={images} />
            <div className={styles.facts}>
              <KeyFigures product={product} />
              <div className={styles.act}>
                <a
                  className={`${styles.inquiry} btn`}
                  href={`#${INQUIRY_HASH}`}
                  onClick={(event) => {
                    event.preventDefault()
                    openInquiry()
                  }}
                >
                  {t('labels.inquiry')}
                  <Icon name="arrow" />
                </a>
                <a className="link" href={dataSheetPath(product, country)} type="application/pdf">
                  {t('sheet.link')}
                  <Icon name="download" />
                </a>
                <a className="link" href={`#${SPECIFICATION}`} onClick={(event) => jump(event, SPECIFICATION)}>
                  {t('specs:formats.tablesHeading')}
                  <Icon name="down" />
                </a>
              </div>
            </div>
          </div>
          <ProductActions product={product} name={title} address={address} />
          <Specification tables={tables} />
          <CrossSections images={images} />
          <Standards product={product} />
          <Certificates certificates={certificates} />
          <ProductTexts product={product} />
          <SheetFoot contact={contact} address={address} />
          <AskBar person={contact?.person} onInquiry={openInquiry} />
        </article>
      </div>
      <ProductNeighbours key={product} product={product} />
      <InquirySection name={title} anchor={anchor} {...inquiry} onToggle={toggleInquiry}>
        {inquiryForm}
      </InquirySection>
    </main>
  )
}
