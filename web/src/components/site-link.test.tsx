import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

test('a link to an address that no page can have does not compile', () => {
  const links = [
    <SiteLink key="page" to="/investors/calendar" />,
    <SiteLink key="query" to="/news?medias=true" />,
    <SiteLink key="person" to="/contacts/sales-department/borislav-chakarov" />,
    <SiteLink key="item" to="/news/results-2024" />,
    // @ts-expect-error a page of another section
    <SiteLink key="section" to="/investors/timeline" />,
    // @ts-expect-error a product of another category
    <SiteLink key="product" to="/products/extruded/finstock" />,
    // @ts-expect-error any text
    <SiteLink key="text" to={String('/news')} />,
    // @ts-expect-error a file, which the router does not show
    <SiteLink key="file" to="/documents/catalogues/rolled-products.pdf" />,
  ]
  expect(links).toHaveLength(8)
})
