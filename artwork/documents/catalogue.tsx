import type { ReactNode } from 'react'
import { catalogue, type ProductUrl } from 'web/content/catalogue.ts'
import type { PictureCode } from 'web/content/picture-codes.ts'
import { isRender } from 'web/content/picture-codes.ts'
import { extrusionPlantTables, rollingPlantTables } from 'web/content/plants.ts'
import { productDetails } from 'web/content/products.ts'
import type { SpecificationTable } from 'web/content/specification-table.ts'
import { staff } from 'web/content/staff.ts'
import { Cover } from './cover.tsx'
import { Address, Facts, Paragraphs, Part, Sample } from './paper.tsx'
import { SpecificationTables, Swatches } from './specification.tsx'
import { read, readList } from './words.ts'

interface CatalogueProps {
  id: string
  cover: PictureCode
  /** What the plant does, and its tables. */
  plant: 'rollingPlant' | 'extrusionPlant'
  groups: readonly string[]
  /** Positions of the sales staff that answer. */
  directors: readonly string[]
  children?: ReactNode
}

/** A catalogue: the plant, a page for each product, and whom to ask. */
export function Catalogue({ id, cover, plant, groups, directors, children }: CatalogueProps) {
  const products = catalogue
    .filter(({ category }) => groups.includes(category))
    .flatMap((group): readonly ProductUrl[] => group.products)
  const tables: readonly SpecificationTable[] = plant === 'rollingPlant' ? rollingPlantTables : extrusionPlantTables
  return (
    <>
      <Cover
        kind={read('shell:pages.catalogues')}
        title={read(`downloads:catalogues.items.${id}.name`)}
        lead={read(`downloads:catalogues.items.${id}.note`)}
        picture={cover}
      >
        <Sample of="a printed catalogue." />
      </Cover>
      <main>
        <Part heading={read(`company:${plant}.title`)}>
          <p className="lead">{read(`company:${plant}.lead`)}</p>
          <SpecificationTables tables={tables} />
        </Part>
        {children}
        {products.length > 0 && (
          <Part heading="Products">
            <ul className="contents">
              {products.map((product) => (
                <li key={product}>
                  <a href={`#${product}`}>{read(`products:products.${product}.title`)}</a>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {products.map((product) => (
          <Product key={product} product={product} />
        ))}
        <Part heading={read('products:sheet.sales')} onNewPage>
          <Facts
            rows={staff['sales-department']
              .filter(({ position }) => directors.includes(position ?? ''))
              .map(({ name, position, phone, email }) => [`${position}`, `${name}, ${phone}, ${email}`])}
          />
          <p className="note">{read('products:sheet.note')}</p>
          <Address />
        </Part>
      </main>
    </>
  )
}

function Product({ product }: { product: ProductUrl }) {
  const { images, tables } = productDetails[product]
  const picture = images.find(isRender)
  const words = `products:products.${product}`
  return (
    <section className="product" id={product}>
      <div className="product-head">
        <div>
          <h2>{read(`${words}.title`)}</h2>
          <p className="lead">{read(`${words}.description`)}</p>
        </div>
        {picture && <img src={`/pictures/${picture}.jpg`} alt={read(`pictures:alt.${picture}`)} />}
      </div>
      <div className="product-texts">
        <Paragraphs texts={readList(`${words}.texts`)} />
        <Quotation product={product} />
      </div>
      <SpecificationTables tables={tables} />
      {tables.map((table) => table.colours && <Swatches key={table.title} table={table} />)}
    </section>
  )
}

/** What we need for a quotation of a product. */
export function Quotation({ product }: { product: ProductUrl }) {
  return (
    <>
      <h3>{read('products:labels.quotation')}</h3>
      <ul>
        {readList(`products:products.${product}.lastText`).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
