import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Neighbours } from '#components/neighbours.tsx'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { useUnitSystem } from '#components/use-unit-system.ts'
import { type ProductUrl, productPath, productUrls } from '#content/catalogue.ts'
import { productFigures } from '#content/product-figures.ts'
import { familyOf, placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { INQUIRY_HASH, readRequestHash } from '#content/request-link.ts'
import { salesContact } from '#content/sales-contact.ts'
import type { SpecificationTable } from '#content/specification-table.ts'
import { formatFigure } from '#content/specification-values.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import { Text } from '#ui/text.tsx'
import { CrossSections } from './cross-sections.tsx'
import { InquirySection } from './inquiry-section.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductAside } from './product-aside.tsx'
import styles from './product-page.module.css'
import { ProductTexts } from './product-texts.tsx'
import { Specification } from './specification.tsx'
import { StandardsFold } from './standards-fold.tsx'
import { Viewer } from './viewer.tsx'

/** The table of what the plant makes in all, which is of no product alone. */
const CAPACITY = 'plantCapacity'

/** What stands open: the fold below names each standard once, with its title. */
const ofProduct = (tables: readonly SpecificationTable[]): SpecificationTable[] =>
  tables
    .filter(({ title }) => title !== CAPACITY)
    .map((table) => ({ ...table, rows: table.rows?.filter(({ label }) => label !== 'standards') }))

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
    <main id="main" tabIndex={-1}>
      <div className={`${styles.layout} wrap grid`}>
        <ProductAside product={product} />
        <article key={product} className={styles.article} data-slide={shown.slide}>
          <div className={styles.head}>
            <Text size="large" tone="muted">
              {t(`categories.${placeOf(product).category}`)}
            </Text>
            <h1>{title}</h1>
            <Text tone="muted">{description}</Text>
          </div>
          <div className={styles.top}>
            <Viewer images={images} />
            <div>
              <KeyFigures product={product} />
              <ProductActions product={product} name={title} address={address} onInquiry={openInquiry} />
            </div>
          </div>
          <ProductTexts product={product} />
          <Specification tables={ofProduct(tables)} />
          <CrossSections images={images} />
          <StandardsFold
            product={product}
            capacity={tables.filter(({ title }) => title === CAPACITY)}
            certificates={certificates}
          />
        </article>
      </div>
      <InquirySection name={title} person={contact?.person} anchor={anchor} {...inquiry} onToggle={toggleInquiry}>
        {inquiryForm}
      </InquirySection>
      <ProductNeighbours key={product} product={product} />
    </main>
  )
}

/** The products before and after this one in its category (PROD-18); none at the ends (AMB-17). */
function ProductNeighbours({ product }: { product: ProductUrl }) {
  const { t } = useTranslation(['products', 'shell'])
  const { previous, next } = placeOf(product)
  const linkTo = (neighbour: ProductUrl | undefined) =>
    neighbour && { name: t(`shell:productNames.${neighbour}`), url: productPath(neighbour) }
  return (
    <Neighbours
      label={t('labels.neighbours')}
      previous={linkTo(previous)}
      next={linkTo(next)}
      texts={{ previous: t('labels.previous'), next: t('labels.next') }}
    />
  )
}

/** The four values by which a buyer knows whether to read on, in the units of the tables. */
function KeyFigures({ product }: { product: ProductUrl }) {
  const { t } = useTranslation('specs')
  const [units] = useUnitSystem()
  const figures = productFigures(product)
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => {
        const { number, unit, isLimit } = formatFigure(value, t, units)
        const name = label === 'alloys' ? t('formats.figureAlloys') : t(`labels.${label}`)
        const isList = value.kind === 'list'
        return (
          <div key={label} className={isList ? styles.list : undefined}>
            <dt>{isLimit ? t('formats.figureLimit', { name }) : name}</dt>
            <dd key={units} translate={isList ? 'no' : undefined}>
              {number} {unit && <small>{unit}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
