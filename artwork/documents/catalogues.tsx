import { catalogues } from 'web/content/documents.ts'
import { productDetails } from 'web/content/products.ts'
import { Catalogue, Quotation } from './catalogue.tsx'
import { type PaperDocument, Part } from './paper.tsx'
import { Shapes } from './shapes.tsx'
import { SpecificationTables } from './specification.tsx'
import { read, readList } from './words.ts'

const SALES = 'Commercial Director'
const standard = 'profiles-for-distribution'

const bodies: Record<string, PaperDocument['body']> = {
  'rolled-products': (
    <Catalogue
      id="rolled-products"
      cover="hero-coils"
      plant="rollingPlant"
      groups={['rolled-foils', 'rolled-sheets-and-strips']}
      directors={[SALES, 'Sales Director, Rolled Products']}
    />
  ),
  'extruded-products': (
    <Catalogue
      id="extruded-products"
      cover="hero-profiles"
      plant="extrusionPlant"
      groups={['extruded']}
      directors={[SALES, 'Sales Director, Extruded Products']}
    />
  ),
  'standard-profiles': (
    <Catalogue
      id="standard-profiles"
      cover="product-bundle"
      plant="extrusionPlant"
      groups={[]}
      directors={[SALES, 'Sales Director, Extruded Products']}
    >
      <Part heading={read(`products:products.${standard}.title`)} onNewPage>
        <p className="lead">{read(`products:products.${standard}.description`)}</p>
        {readList(`products:products.${standard}.texts`).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Quotation product={standard} />
        <SpecificationTables tables={productDetails[standard].tables.filter(({ title }) => title !== 'shapes')} />
      </Part>
      <Part heading={read('specs:titles.shapes')} onNewPage>
        <Shapes />
      </Part>
    </Catalogue>
  ),
}

/** The three catalogues, out of the pages of the products. */
export const catalogueDocuments: PaperDocument[] = catalogues.map(({ id, file }) => ({
  file,
  title: read(`downloads:catalogues.items.${id}.name`),
  body: bodies[id],
}))
