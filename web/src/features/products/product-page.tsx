import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { familyOf, placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { INQUIRY_HASH, readRequestHash } from '#content/request-link.ts'
import { salesContact } from '#content/sales-contact.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import { AskBar } from './ask-bar.tsx'
import { CrossSections } from './cross-sections.tsx'
import { InquirySection } from './inquiry-section.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductAside } from './product-aside.tsx'
import { ProductNeighbours } from './product-neighbours.tsx'
import styles from './product-page.module.css'
import { ProductTexts } from './product-texts.tsx'
import { Specification } from './specification.tsx'
import { StandardsFold } from './standards-fold.tsx'
import { Viewer } from './viewer.tsx'

/** The table of what the plant makes in all, which is of no product alone. */
const CAPACITY = 'plantCapacity'

interface ProductPageProps {
  product: ProductUrl
  certificates: readonly ProductCertificate[]
  /** The public address of this page, to be shared. */
  address: string
  inquiryForm: ReactNode
}

/** A product (PROD-08 … 24). Another product slides in from the side on which it stands in the list (PROD-19). */
export function ProductPage({ product, certificates, address, inquiryForm }: ProductPageProps) {
  const { t } = useTranslation('products')
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
    <main id="main" tabIndex={-1} className={styles.product}>
      <div className={`${styles.layout} wrap`}>
        <ProductAside product={product} />
        <article key={product} className={styles.article} data-slide={shown.slide}>
          <div className={styles.head}>
            <p>{t(`categories.${placeOf(product).category}`)}</p>
            <h1 className={title.length > 42 ? styles.long : undefined}>{title}</h1>
            <p className={styles.text}>{description}</p>
          </div>
          <div className={styles.top}>
            <Viewer images={images} />
            <div className={styles.facts}>
              <KeyFigures product={product} />
              <ProductActions product={product} name={title} address={address} onInquiry={openInquiry} />
            </div>
          </div>
          <ProductTexts product={product} />
          <Specification tables={tables.filter(({ title }) => title !== CAPACITY)} />
          <CrossSections images={images} />
          <StandardsFold
            product={product}
            capacity={tables.filter(({ title }) => title === CAPACITY)}
            certificates={certificates}
          />
          <AskBar person={contact?.person} onInquiry={openInquiry} />
        </article>
      </div>
      <InquirySection name={title} anchor={anchor} {...inquiry} onToggle={toggleInquiry}>
        {inquiryForm}
      </InquirySection>
      <ProductNeighbours key={product} product={product} />
    </main>
  )
}
